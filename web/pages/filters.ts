/** What is looked for in the history; empty where it does not matter. */
export interface Filters {
  readonly game: string;
  /** A person's public id. */
  readonly with: string;
  readonly result: string;
}

const NAMES = ['game', 'with', 'result'] as const;

/** The filters that stand in an address: `?game=keltis&result=won`. */
export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search);
  const of = (name: (typeof NAMES)[number]) => query.get(name) ?? '';
  return { game: of('game'), with: of('with'), result: of('result') };
}

/** The address's part for filters: in one order, and empty for none, so that the same filters are the same address. */
export function searchOf(filters: Filters): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  return query.size === 0 ? '' : `?${query}`;
}
