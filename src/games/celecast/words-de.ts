import type { Seat } from '../../engine/game.ts';
import { counting, type Forms, listing, type Who, type Words } from '../../engine/words.ts';
import { type Card, without } from './cards.ts';
import type { Move } from './state.ts';
import type { StepView, Told, View } from './view.ts';
import { cardsDe } from './words-cards-de.ts';

const counted = counting('de');
const joined = listing('de');
const CARDS: Forms = { one: '# Karte', other: '# Karten' };

export const de: Words<Told, View, Move> = {
  name: 'Celecast',
  blurb:
    'Spiel in jedem Zug eine Karte, lass ihre Wirkungen ablaufen und behalte als Letzte oder Letzter Karten.',

  options: {
    direction: {
      label: 'Richtung',
      help: 'In welche Richtung das Spiel beginnt. Karten ändern sie.',
      values: {
        random: { label: 'Zufällig', help: 'Beim Geben ausgelost.' },
        clockwise: { label: 'Im Uhrzeigersinn', help: 'Das Spiel beginnt im Uhrzeigersinn.' },
        counterclockwise: {
          label: 'Gegen den Uhrzeigersinn',
          help: 'Das Spiel beginnt gegen den Uhrzeigersinn.',
        },
      },
    },
  },

  told(event, who) {
    switch (event.type) {
      case 'played': {
        const played = `${have(who(event.seat))} ${nameOf(event.card)} gespielt.`;
        if (event.for === event.seat) return played;
        return `${played} „Der König“ lenkt die Karte auf ${accusative(who(event.for))}.`;
      }
      case 'special':
        return `${event.part === 'milled' ? 'Abgetragen' : 'Abgeworfen'} wirkt ${nameOf(event.card)} für ${accusative(who(event.seat))}.`;
      case 'nothing':
        return event.pile === 'castle' ? 'Die Burg ist leer.' : `${have(who(event.seat))} dafür keine Karte.`;
      case 'drew':
        return `${have(who(event.seat))} ${cardsOf(event)} gezogen.`;
      case 'milled':
        return `${have(who(event.seat))} ${list(event.cards)} abgetragen.`;
      case 'discarded':
        return `${have(who(event.seat))} ${list(event.cards)} abgeworfen.`;
      case 'roofed':
        return `${have(who(event.seat))} ${cardOf(event)} auf die Burg gesetzt.`;
      case 'targeted':
        return event.to === event.seat
          ? `${have(who(event.seat))} die eigene Hand gewählt.`
          : `${have(who(event.seat))} ${who(event.to).you ? 'dich' : who(event.to).name} gewählt.`;
      case 'gave':
        return `${have(who(event.from))} ${dative(who(event.to))} ${cardOf(event)} gegeben.`;
      case 'exchanged':
        return exchanged(event, who);
      case 'returned':
        return event.count === 0
          ? `${have(who(event.seat))} keine Karten für die Burg.`
          : `${have(who(event.seat))} ${cardsOf(event)} in die Burg gelegt.`;
      case 'gathered':
        return event.cards.length === 1
          ? 'Eine Mondkarte kam vom Hof in die Burg.'
          : `${event.cards.length} Mondkarten kamen vom Hof in die Burg.`;
      case 'shuffled':
        return 'Die Burg wurde gemischt.';
      case 'skipping':
        return 'Wer als Nächstes dran wäre, setzt aus.';
      case 'turned':
        return `Die Richtung wechselte: jetzt ${event.direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`;
      case 'crowned':
        return `„Der König“ dient nun ${dative(who(event.seat))}.`;
      case 'said':
        return `${have(who(event.seat))} ${event.number} gesagt.`;
      case 'chose':
        return `${have(who(event.seat))} ${cardOf(event)} gewählt.`;
      case 'counted':
        return event.sum === event.said
          ? `Die Seltenheiten ergeben ${event.sum}, wie gesagt: noch einmal.`
          : `Die Seltenheiten ergeben ${event.sum}, nicht ${event.said}.`;
      case 'showed':
        return `${have(who(event.seat))} ${list(event.cards)} gezogen, zu teilen für ${accusative(who(event.to))}.`;
      case 'split':
        return `${have(who(event.seat))} zwei Stapel gemacht. Erster: ${list(event.first)}. Zweiter: ${list(event.second)}.`;
      case 'took':
        return `${have(who(event.to))} ${list(event.cards)} genommen. Für ${accusative(who(event.seat))}: ${list(event.rest)}.`;
      case 'left':
        return `${subject(who(event.seat))} ${verb(who(event.seat), 'bist', 'ist')} ausgeschieden: Platz ${event.rank}.${event.king ? ' „Der König“ dient nun niemandem.' : ''}`;
      case 'skipped':
        return `${have(who(event.seat))} ausgesetzt.`;
      case 'turn':
        return `${subject(who(event.seat))} ${verb(who(event.seat), 'bist', 'ist')} am Zug.`;
      case 'won':
        return `${have(who(event.seat))} gewonnen.`;
    }
  },

  asked(view, _seat, offers) {
    const step = view.steps.find(({ status }) => status === 'now');
    switch (view.asked.move) {
      case 'play':
        return 'Spiel eine Karte.';
      case 'target':
        return step
          ? `${nameOf(step.card)}: ${TARGETS[step.type] ?? 'wähle eine Person'}.`
          : 'Wähle eine Person.';
      case 'discard':
        if (step?.type === 'pack')
          return 'Wähle eine Karte für „Das Rudel“. Sie bleibt verdeckt, bis alle gewählt haben.';
        return step ? `Wirf eine Karte ab (${step.moved + 1} von ${step.count}).` : 'Wirf eine Karte ab.';
      case 'roof':
        return 'Wähle eine Karte, die auf die Burg kommt.';
      case 'give':
        return 'Wähle eine Karte, die du abgibst.';
      case 'say': {
        const numbers = offers.flatMap((move) => (move.type === 'say' ? [move.number] : []));
        return `Nenne eine Zahl von ${Math.min(...numbers)} bis ${Math.max(...numbers)}.`;
      }
      case 'split':
        return 'Teile die offenen Karten in zwei Stapel. Die andere Person nimmt einen.';
      case 'pick':
        return 'Nimm einen der beiden Stapel.';
    }
  },

  move(move, view, who) {
    const step = view.steps.find(({ status }) => status === 'now');
    const nameAt = (seat: Seat) => who?.(seat).name ?? `Platz ${seat + 1}`;
    switch (move.type) {
      case 'play':
        return `${nameOf(move.card)} spielen`;
      case 'target':
        return move.seat === view.you
          ? 'Dich selbst wählen: deine Hand wird in die Burg gemischt'
          : `${nameAt(move.seat)} wählen${CHOSEN[step?.type ?? 'draw'] ?? ''}`;
      case 'discard':
        return step?.type === 'pack'
          ? `${nameOf(move.card)} für „Das Rudel“ wählen`
          : `${nameOf(move.card)} abwerfen`;
      case 'roof':
        return `${nameOf(move.card)} oben auf die Burg setzen`;
      case 'give':
        return step?.to == null
          ? `${nameOf(move.card)} abgeben`
          : `${nameOf(move.card)} an ${nameAt(step.to)} geben`;
      case 'say':
        return `${move.number} nennen`;
      case 'split':
        return `Erster Stapel: ${list(move.first)}. Zweiter Stapel: ${list(without(view.piles[0] ?? [], move.first))}`;
      case 'pick':
        return `Stapel ${move.pile + 1} nehmen: ${list(view.piles[move.pile] ?? [])}`;
    }
  },

  refused: {
    'asked-play': 'Jetzt ist eine Karte zu spielen.',
    'asked-target': 'Jetzt ist eine Person zu wählen.',
    'asked-discard': 'Jetzt ist eine Karte abzuwerfen.',
    'asked-roof': 'Jetzt ist eine Karte auf die Burg zu setzen.',
    'asked-give': 'Jetzt ist eine Karte abzugeben.',
    'asked-say': 'Jetzt ist eine Zahl zu nennen.',
    'asked-split': 'Jetzt sind die offenen Karten zu teilen.',
    'asked-pick': 'Jetzt ist ein Stapel zu nehmen.',
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'not-this-player': 'Diese Person kann nicht gewählt werden.',
    'not-this-number': 'Diese Zahl kann nicht herauskommen.',
    'not-these-cards':
      'Die Stapel bestehen aus den offenen Karten, in der Reihenfolge, in der sie gezogen wurden.',
  },
};

const TARGETS: Readonly<Partial<Record<StepView['type'], string>>> = {
  give: 'wähle, wer eine Karte bekommt',
  reshuffle: 'wähle, wer die Hand in die Burg mischt',
  judge: 'wähle, wer sich einen Stapel nimmt',
  compare: 'wähle, mit wem du die Hand vergleichst',
};

/** What will become of who is chosen. */
const CHOSEN: Readonly<Partial<Record<StepView['type'], string>>> = {
  give: ': bekommt eine Karte',
  reshuffle: ': mischt die ganze Hand in die Burg',
  judge: ': nimmt sich einen Stapel',
  compare: ': für den Vergleich der Hände',
};

/** A step of the list of what unwinds: "Ana zieht 2." */
export function stepDe(step: StepView, who: (seat: Seat) => Who): string {
  const one = who(step.seat);
  const name = subject(one);
  const { count } = step;
  const to = step.to === null ? null : who(step.to);
  switch (step.type) {
    case 'draw':
      return `${name} ${verb(one, 'ziehst', 'zieht')} ${count}.`;
    case 'mill':
      return `${name} ${verb(one, 'trägst', 'trägt')} ${count} ab.`;
    case 'discard':
      return `${name} ${verb(one, 'wirfst', 'wirft')} ${count} ab.`;
    case 'roof':
      return `${name} ${verb(one, 'setzt', 'setzt')} ${count} auf.`;
    case 'discard-all':
      return `${name} ${verb(one, 'wirfst', 'wirft')} alle Karten ab.`;
    case 'give':
      return `${name} ${verb(one, 'gibst', 'gibt')} ${count} an ${to ? accusative(to) : 'eine andere Person'}.`;
    case 'draw-amongst':
      return counted(count, {
        one: '# Karte wird reihum gezogen.',
        other: '# Karten werden reihum gezogen.',
      });
    case 'roof-amongst':
      return `${count} Karten werden reihum aufgesetzt.`;
    case 'highest-discard':
      return `Wer die meisten Karten hat, wirft ${count} ab.`;
    case 'reshuffle':
      return to
        ? `${subject(to)} ${verb(to, 'mischst', 'mischt')} die Hand in die Burg und ${verb(to, 'ziehst', 'zieht')} ebenso viele.`
        : `${name} ${verb(one, 'wählst', 'wählt')}, wessen Hand in die Burg gemischt wird.`;
    case 'skip-next':
      return 'Wer als Nächstes dran wäre, setzt aus.';
    case 'turn-round':
      return 'Die Richtung wechselt.';
    case 'draw-if-back':
      return `Wieder in der Anfangsrichtung: ${one.you ? 'du ziehst' : `${name} zieht`} ${count}.`;
    case 'crown':
      return `„Der König“ dient ${dative(one)}.`;
    case 'pack':
      return `${name} ${verb(one, 'nennst', 'nennt')} eine Zahl; alle werfen 1 ab.`;
    case 'judge':
      return `${name} ${verb(one, 'ziehst', 'zieht')} ${count} und ${verb(one, 'teilst', 'teilt')} sie für ${to ? accusative(to) : 'eine andere Person'}.`;
    case 'gather':
      return 'Die Mondkarten des Hofs werden in die Burg gemischt.';
    case 'compare':
      return `${name} ${verb(one, 'vergleichst', 'vergleicht')} die Hand mit ${to ? dative(to) : 'einer anderen Person'}.`;
  }
}

function exchanged(event: Extract<Told, { type: 'exchanged' }>, who: (seat: Seat) => Who): string {
  const { count, fromCards, toCards } = event;
  if (!fromCards || !toCards) {
    return `${subject(who(event.from))} und ${who(event.to).name} haben die Hände getauscht, je ${counted(count, CARDS)}.`;
  }
  const [other, given, got] = who(event.from).you
    ? [event.to, fromCards, toCards]
    : [event.from, toCards, fromCards];
  return `Du hast mit ${dative(who(other))} die Hand getauscht: ${list(given)} gegen ${list(got)}.`;
}

function subject({ name, you }: Who): string {
  return you ? 'Du' : name;
}

function accusative({ name, you }: Who): string {
  return you ? 'dich' : name;
}

function dative({ name, you }: Who): string {
  return you ? 'dir' : name;
}

function verb({ you }: Who, yours: string, theirs: string): string {
  return you ? yours : theirs;
}

/** "Du hast", "Ana hat". */
function have(one: Who): string {
  return `${subject(one)} ${verb(one, 'hast', 'hat')}`;
}

/** In quotation marks: names are not declined in the middle of a sentence. */
function nameOf(card: Card): string {
  return `„${cardsDe[card].name}“`;
}

function cardOf(event: { readonly card: Card | null }): string {
  return event.card === null ? 'eine Karte' : nameOf(event.card);
}

function cardsOf(event: { readonly count: number; readonly cards: readonly Card[] | null }): string {
  if (event.cards) return list(event.cards);
  return counted(event.count, CARDS);
}

/** "„Turm“, 2 × „Schatten“ und „Ritter“". */
function list(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)].map((card) => {
    const copies = cards.filter((one) => one === card).length;
    return copies === 1 ? nameOf(card) : `${copies} × ${nameOf(card)}`;
  });
  return joined(kinds) || 'keine Karten';
}
