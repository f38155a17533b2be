import { Icon, icon, type IconData } from '../../../web/kit/icon.tsx';
import type { Card, Stone } from './cards.ts';
import type { Mark, TableWords } from './words-table.ts';

interface Look {
  readonly side: 'light' | 'dark' | 'neutral';
  readonly emblem: IconData | Stone;
  readonly marks: readonly Mark[];
}

const light = (emblem: IconData, ...marks: readonly Mark[]): Look => ({
  side: 'light',
  emblem,
  marks: ['light', ...marks],
});
const dark = (emblem: IconData, ...marks: readonly Mark[]): Look => ({
  side: 'dark',
  emblem,
  marks: ['dark', ...marks],
});
const event = (emblem: IconData): Look => ({ side: 'neutral', emblem, marks: ['event'] });

/** Each card as it is printed, in the order of the rules. */
const FACES: Readonly<Record<Card, Look>> = {
  soldier: light(icon('game-icons:swordman')),
  scout: light(icon('game-icons:lantern-flame')),
  sorceress: light(icon('game-icons:crystal-wand'), 'toVoid'),
  cleric: light(icon('game-icons:ankh')),
  paladin: light(icon('game-icons:templar-shield'), 'quick'),
  herald: light(icon('game-icons:vertical-banner')),
  inquisitor: light(icon('game-icons:warlock-eye')),
  exorcist: light(icon('game-icons:candlebright')),
  warden: light(icon('game-icons:guarded-tower'), 'quick'),
  archon: light(icon('game-icons:feathered-wing'), 'leader', 'toVoid'),
  ravager: dark(icon('game-icons:brute')),
  shade: dark(icon('game-icons:evil-eyes')),
  hex: dark(icon('game-icons:cursed-star')),
  necromancer: dark(icon('game-icons:hasty-grave')),
  assassin: dark(icon('game-icons:assassin-pocket')),
  thief: dark(icon('game-icons:key')),
  wraith: dark(icon('game-icons:grim-reaper'), 'quick'),
  saboteur: dark(icon('game-icons:bolt-bomb'), 'quick'),
  plaguebearer: dark(icon('game-icons:poison-cloud')),
  overlord: dark(icon('game-icons:warlord-helmet'), 'leader', 'toVoid'),
  'light-stone': { side: 'neutral', emblem: 'light-stone', marks: ['stone'] },
  'dark-stone': { side: 'neutral', emblem: 'dark-stone', marks: ['stone'] },
  trap: { side: 'neutral', emblem: icon('game-icons:box-trap'), marks: ['trap'] },
  'shifting-halls': event(icon('game-icons:maze')),
  blessing: event(icon('game-icons:sun-radiations')),
  eclipse: event(icon('game-icons:eclipse')),
  echo: event(icon('game-icons:sound-waves')),
  collapse: event(icon('game-icons:falling-rocks')),
  reckoning: event(icon('game-icons:unbalanced')),
  tribute: event(icon('game-icons:open-palm')),
};

const ORDER = Object.keys(FACES) as readonly Card[];

export const COVER: readonly Card[] = ['soldier', 'hex', 'archon', 'ravager'];

const SIDES: Readonly<Record<Look['side'], IconData>> = {
  light: icon('lucide:sun'),
  dark: icon('lucide:moon'),
  neutral: icon('game-icons:greek-temple'),
};
const QUICK = icon('lucide:zap');
const LEADER = icon('lucide:crown');

/** The kinds among the cards in the order of the rules, each with its number of copies. */
export function kindsOf<C extends Card>(
  cards: readonly C[],
): readonly { readonly card: C; readonly count: number }[] {
  return [...new Set(cards)]
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** "Paladin, Light, Quickplay". */
function labelOf(card: Card, w: TableWords): string {
  return [w.names[card], ...FACES[card].marks.map((mark) => w.marks[mark])].join(', ');
}

/** A card as it looks; what it is called stands beside it. */
export function Face({ card, w, size = 'medium' }: { card: Card; w: TableWords; size?: Size }) {
  const { side, marks } = FACES[card];
  return (
    <span class={`card n-card ${size}`} data-side={side} aria-hidden="true">
      <span class="n-title">{w.printed(card)}</span>
      <span class="n-emblem">
        <Emblem card={card} />
      </span>
      <span class="n-foot">
        <Icon of={SIDES[side]} />
        {marks.includes('quick') && <Icon of={QUICK} />}
        {marks.includes('leader') && <Icon of={LEADER} />}
      </span>
    </span>
  );
}

type Size = 'medium' | 'large';

/** A card whose text a tap shows. */
export function ReadableFace({
  card,
  w,
  size,
  count = 1,
  read,
  onRead,
}: {
  card: Card;
  w: TableWords;
  size?: Size;
  count?: number;
  read: boolean;
  onRead: () => void;
}) {
  return (
    <button type="button" class="n-read" aria-pressed={read} onClick={onRead}>
      <Named card={card} w={w} count={count} />
      <Face card={card} w={w} {...(size ? { size } : {})} />
      {count > 1 && (
        <span class="n-copies" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}

/** What a card is, for who cannot see it. */
export function Named({ card, w, count = 1 }: { card: Card; w: TableWords; count?: number }) {
  return (
    <span class="sr">
      {count > 1 && w.copies(count)} {labelOf(card, w)}. {w.texts[card]}
    </span>
  );
}

/** What stands in the middle of a card. */
export function Emblem({ card }: { card: Card }) {
  const { emblem } = FACES[card];
  return typeof emblem === 'string' ? <Gem stone={emblem} /> : <Icon of={emblem} />;
}

/** A cut stone: Light ones are round with eight facets, Dark ones are long and pointed. */
export function Gem({ stone }: { stone: Stone }) {
  return stone === 'light-stone' ? (
    <svg class="n-gem" data-stone="light" viewBox="0 0 32 32" aria-hidden="true">
      <path class="body" d="M11 3h10l8 8v10l-8 8H11l-8-8V11z" />
      <path class="shine" d="M11 3h10l-2 7h-6zM3 11l8-8 2 7-4 4z" />
      <path
        class="cut"
        d="M13 10h6l3 4v5l-3 3h-6l-3-3v-5zM11 3l2 7M21 3l-2 7M29 11l-7 3M29 21l-7-2M21 29l-2-7M11 29l2-7M3 21l7-2M3 11l7 3"
      />
      <path class="edge" d="M11 3h10l8 8v10l-8 8H11l-8-8V11z" />
    </svg>
  ) : (
    <svg class="n-gem" data-stone="dark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="body" d="M16 1l9 9-3 12-6 9-6-9-3-12z" />
      <path class="shine" d="M16 1l-9 9 5 1zM12 11l-5-1 3 12z" />
      <path class="cut" d="M7 10l5 1h8l5-1M12 11l4-10 4 10-4 20z" />
      <path class="edge" d="M16 1l9 9-3 12-6 9-6-9-3-12z" />
    </svg>
  );
}

/** A player's stones in their sockets: as many as end the game. `leaving`: one of them is about to go. */
export function Gems({
  stones,
  sockets,
  leaving,
}: {
  stones: readonly Stone[];
  sockets: number;
  leaving?: Stone | undefined;
}) {
  const sorted = stones.toSorted().toReversed();
  const going = leaving === undefined ? -1 : sorted.lastIndexOf(leaving);
  return (
    <span class="n-gems" aria-hidden="true">
      {sorted.map((stone, at) => (
        <span key={at} class={at === going ? 'n-socket going' : 'n-socket'}>
          <Gem stone={stone} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, sockets - stones.length) }, (_, at) => (
        <span key={`free-${at}`} class="n-socket free" />
      ))}
    </span>
  );
}

/** A card's name, what is printed on it, and its text. */
export function Reading({ card, w, notes = [] }: { card: Card; w: TableWords; notes?: readonly string[] }) {
  const { side, marks } = FACES[card];
  return (
    <div class="n-reading" data-side={side}>
      <span class="n-reading-emblem" aria-hidden="true">
        <Emblem card={card} />
      </span>
      <div>
        <p class="n-reading-name">
          <strong>{w.names[card]}</strong>{' '}
          <span>
            <Icon of={SIDES[side]} /> {marks.map((mark) => w.marks[mark]).join(' · ')}
          </span>
        </p>
        <p>{w.texts[card]}</p>
        {notes.map((note) => (
          <p key={note} class="n-note">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}
