import { useRef, useState } from 'preact/hooks';
import type { Tagged } from '../../src/engine/game.ts';
import type { MoveCheck, TableView } from '../../src/protocol/table.ts';
import { words } from '../words.ts';
import { waitsFor } from './bar.tsx';
import type { Feed } from './feed.ts';
import type { LoadedGame } from './page.tsx';

/** Why what was tried is not possible, or why a preview is gone. `count` makes the same sentence twice be said twice. */
export interface WhyNot {
  readonly version: number;
  readonly count: number;
  readonly text: string;
}

/** The newest answer to why something isn't possible, as long as the table stands as it was asked. */
export function useWhyNot(feed: Feed, table: TableView, { words: texts }: LoadedGame) {
  const [said, setSaid] = useState<WhyNot | null>(null);
  const tries = useRef(0);
  const { version } = table;
  const say = (text: string): void => {
    tries.current += 1;
    setSaid({ version, count: tries.current, text });
  };
  const ask = async (move: Tagged): Promise<void> => {
    if (table.offers.length === 0) return say(waitsFor(table));
    tries.current += 1;
    const asked = tries.current;
    const answer = await feed.request<MoveCheck>('POST', '/check', { version, move });
    if (!answer.ok) {
      if (answer.trouble.table) feed.take(answer.trouble.table);
      return;
    }
    const { possible, reason } = answer.value;
    if (!possible && tries.current === asked)
      say((reason !== null && texts.refused[reason]) || words.value.table.notPossible);
  };
  const forget = (): void => {
    tries.current += 1;
    setSaid(null);
  };
  return { said: said?.version === version ? said : null, say, ask, forget };
}
