import type { Tint } from '../../../web/kit/card.tsx';
import { Icon, icon, type IconData } from '../../../web/kit/icon.tsx';
import type { Card, Rarity, Sign } from './cards.ts';
import type { Part } from './state.ts';
import type { Part as TablePart } from './table.tsx';
import type { TableWords } from './words-table.ts';

interface Look {
  readonly sign: Sign;
  readonly rarity: Rarity;
  readonly emblem: IconData;
}

/** Each card as it is printed: its sign, its rarity, its emblem. */
export const FACES: Readonly<Record<Card, Look>> = {
  sunflower: { sign: 'sun', rarity: 1, emblem: sunflower() },
  gargoyle: { sign: 'moon', rarity: 1, emblem: icon('game-icons:evil-bat') },
  'change-of-heart': { sign: 'star', rarity: 1, emblem: icon('game-icons:hearts') },
  chariot: { sign: 'sun', rarity: 2, emblem: icon('game-icons:chariot') },
  tower: { sign: 'moon', rarity: 2, emblem: icon('game-icons:evil-tower') },
  devilry: { sign: 'star', rarity: 2, emblem: icon('game-icons:imp-laugh') },
  pedestrian: { sign: 'sun', rarity: 3, emblem: icon('game-icons:walk') },
  scapegrace: { sign: 'moon', rarity: 3, emblem: icon('game-icons:sly') },
  'wheel-of-fortune': { sign: 'star', rarity: 3, emblem: icon('game-icons:tarot-10-wheel-of-fortune') },
  knight: { sign: 'sun', rarity: 4, emblem: icon('game-icons:black-knight-helm') },
  shadow: { sign: 'moon', rarity: 4, emblem: icon('game-icons:shadow-follower') },
  'court-jester': { sign: 'star', rarity: 4, emblem: icon('game-icons:juggler') },
  'the-king': { sign: 'sun', rarity: 5, emblem: icon('game-icons:chess-king') },
  'the-pack': { sign: 'moon', rarity: 5, emblem: icon('game-icons:wolf-howl') },
  judgement: { sign: 'star', rarity: 5, emblem: icon('game-icons:scales') },
  'the-queen': { sign: 'sun', rarity: 5, emblem: icon('game-icons:chess-queen') },
  'the-reaper': { sign: 'moon', rarity: 5, emblem: icon('game-icons:grim-reaper') },
  'the-magician': { sign: 'star', rarity: 5, emblem: icon('game-icons:pointy-hat') },
};

export const SIGNS: Readonly<Record<Sign, { readonly tint: Tint; readonly symbol: IconData }>> = {
  sun: { tint: 'yellow', symbol: icon('lucide:sun') },
  moon: { tint: 'teal', symbol: icon('lucide:moon') },
  // Four points: five are those of the rarity.
  star: { tint: 'magenta', symbol: icon('lucide:sparkle') },
};

export const SIGN_CODES = Object.keys(SIGNS) as readonly Sign[];

export const COVER: readonly Card[] = ['sunflower', 'tower', 'court-jester', 'the-reaper', 'the-queen'];

export function tintOf(card: Card): Tint {
  return SIGNS[FACES[card].sign].tint;
}

/** "Tower, Moon, rarity 2". */
function labelOf(card: Card, w: TableWords): string {
  const { sign, rarity } = FACES[card];
  return `${w.cards[card].name}, ${w.signs[sign]}, ${w.rarity(rarity)}`;
}

/** The parts that a card has a text for, in the order in which it prints them. */
function textsOf(card: Card, w: TableWords): readonly (readonly [Part, string])[] {
  const { played, discarded, milled } = w.cards[card];
  const parts = [
    ['played', played],
    ['discarded', discarded],
    ['milled', milled],
  ] as const;
  return parts.flatMap(([part, text]) => (text === undefined ? [] : [[part, text] as const]));
}

/** All that a card says, in one line. */
export function textOf(card: Card, w: TableWords): string {
  return textsOf(card, w)
    .map(([part, text]) => (part === 'played' ? text : `${w.when[part]}: ${text}`))
    .join(' ');
}

/** Drawn here: twelve petals around a ring. */
function sunflower(): IconData {
  const petals = Array.from({ length: 12 }, (_, at) => {
    const to = (radius: number, turn: number) =>
      [Math.cos, Math.sin].map((of) => (16 + radius * of((at / 6) * Math.PI + turn)).toFixed(1)).join(' ');
    return `M${to(7.5, 0)}Q${to(12, -0.34)} ${to(15.5, 0)}Q${to(12, 0.34)} ${to(7.5, 0)}z`;
  });
  const ring = 'M16 10.2a5.8 5.8 0 1 0 .1 0zm0 1.6a4.2 4.2 0 1 1-.1 0z';
  return { size: 32, shapes: [['path', { d: petals.join('') + ring }]] };
}

/** `small` has no name on it. */
export function Face({ card, w, size = 'medium' }: { card: Card; w: TableWords; size?: 'small' | 'medium' }) {
  const { sign, rarity, emblem } = FACES[card];
  return (
    <span
      class={`card cel-card ${size}`}
      data-tint={tintOf(card)}
      data-sign={sign}
      role="img"
      aria-label={labelOf(card, w)}
    >
      {size === 'medium' && <span class="cel-title">{w.printed(card)}</span>}
      <span class="cel-emblem">
        <Icon of={emblem} />
      </span>
      <span class="cel-foot">
        {size === 'medium' ? <Stars rarity={rarity} /> : `${rarity}★`}
        <Icon of={SIGNS[sign].symbol} />
      </span>
    </span>
  );
}

/** A card whose text a tap holds up. `says`: what stands before its name for who cannot see where it lies. */
export function ReadableFace({
  card,
  w,
  size = 'medium',
  read,
  onRead,
  says = '',
}: Pick<TablePart, 'w' | 'read' | 'onRead'> & { card: Card; size?: 'small' | 'medium'; says?: string }) {
  return (
    <button
      type="button"
      class="cel-read"
      aria-pressed={read?.card === card}
      onClick={() => onRead({ card })}
    >
      <span class="sr">{says} </span>
      <Face card={card} w={w} size={size} />
      <span class="sr">. {textOf(card, w)}</span>
    </button>
  );
}

/** A card as a line to be tapped and read; where there is room its text stands below. */
export function LineOf({ card, w, read, onRead }: Pick<TablePart, 'w' | 'read' | 'onRead'> & { card: Card }) {
  const { sign, rarity, emblem } = FACES[card];
  return (
    <button
      type="button"
      class="cel-read cel-open"
      data-tint={tintOf(card)}
      aria-pressed={read?.card === card}
      onClick={() => onRead({ card })}
    >
      <span class="cel-reading-emblem card">
        <Icon of={emblem} />
      </span>
      <span>
        <strong>{w.cards[card].name}</strong>
        <span class="cel-fact" aria-hidden="true">
          <Icon of={SIGNS[sign].symbol} /> <Stars rarity={rarity} />
        </span>
        <span class="sr">, {labelOf(card, w)}. </span>
        <span class="cel-says">{textOf(card, w)}</span>
      </span>
    </button>
  );
}

function Stars({ rarity }: { rarity: Rarity }) {
  return <span class="cel-stars">{'★'.repeat(rarity)}</span>;
}

/** A card's name, sign, rarity and text. `part`: the part that is about to matter. */
export function Reading({
  card,
  w,
  part,
  notes = [],
}: {
  card: Card;
  w: TableWords;
  part?: Part;
  notes?: readonly string[];
}) {
  const { sign, rarity, emblem } = FACES[card];
  return (
    <div class="cel-reading" data-tint={tintOf(card)}>
      <span class="cel-reading-emblem">
        <Icon of={emblem} />
      </span>
      <div>
        <p class="cel-reading-name">
          <strong>{w.cards[card].name}</strong>{' '}
          <span>
            <Icon of={SIGNS[sign].symbol} /> {w.signs[sign]}{' '}
            <span aria-hidden="true">
              <Stars rarity={rarity} />
            </span>
            <span class="sr">, {w.rarity(rarity)}</span>
          </span>
        </p>
        {textsOf(card, w).map(([one, text]) => (
          <p key={one} class={part === undefined || part === one ? '' : 'cel-idle'}>
            {one !== 'played' && <b>{w.when[one]}: </b>}
            {text}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note} class="cel-note">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}
