import { lang } from '../settings.ts';

/** A name as it stands at a table. `person`: their public id, where the viewer may see their page. */
export interface Named {
  readonly name: string;
  readonly person?: string | null | undefined;
  /** Said behind the name: points, a place. */
  readonly after?: string | undefined;
}

/** A name that leads to the page of who bears it, where there is one. */
export function PersonName({ name, person, after }: Named) {
  return (
    <>
      {person ? (
        <a class="person" href={`/p/${person}`}>
          {name}
        </a>
      ) : (
        name
      )}
      {after === undefined ? '' : ` ${after}`}
    </>
  );
}

/** "Ana, Ben and Cem", each of them a way to their page. */
export function Names({ people }: { people: readonly Named[] }) {
  const parts = new Intl.ListFormat(lang.value).formatToParts(people.map(({ name }) => name));
  let at = -1;
  return (
    <>
      {parts.map(({ type, value }, index) => {
        if (type === 'literal') return value;
        at += 1;
        const one = people[at];
        return one ? <PersonName key={index} {...one} /> : value;
      })}
    </>
  );
}
