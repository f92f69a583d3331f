/**
 * The open table (VM-4). Every viewer sees all of it, so it must not reveal a face-down card
 * (VM-27).
 */
import { type Curse, type RomeCard, romeAscending, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { DeckKnowledge } from './deck-knowledge.ts';
import type { Arrange, Choose } from './moves.ts';

/** A publicly seen Rome card that is face down again, in the deck of one of these seats. */
export interface CardSeenInDeck {
  readonly card: RomeCard;
  readonly seats: readonly Seat[];
}

/**
 * What the table waits for. Chance: `shuffle`, `scored` (the same after a score pause), `tie`,
 * `muddle`. Seats: `arrange`, `vote`, `choose`, `race`, `closing` (VM-21). Nobody: `over`.
 */
export type Phase =
  | 'shuffle'
  | 'scored'
  | 'arrange'
  | 'vote'
  | 'tie'
  | 'muddle'
  | 'choose'
  | 'race'
  | 'closing'
  | 'over';

/** A Rome card in the game area, and its player. */
export interface Laid {
  readonly card: RomeCard;
  readonly seat: Seat;
}

/** A curse in a personal deck. */
export interface BorneCurse {
  readonly card: Curse;
  readonly seat: Seat;
}

/** A pending draw from the common deck; `look`: its drawer looks afterwards (VM-12, VM-19). */
export interface Draw {
  readonly seat: Seat;
  readonly look: boolean;
}

/** Blessings with a choice. */
export type AskingBlessing = 'mercurius' | 'vesta' | 'vulcanus' | 'venus';

export interface PendingChoice {
  readonly seat: Seat;
  readonly card: AskingBlessing;
}

/** Effects that last until used up or the turn's end (VM-30, VM-31). */
export type LastingEffect = 'iuppiter' | 'mars' | 'saturnus' | 'silentium';

/** A turn's score (VM-22): the group's points are the sum of all totals. */
export interface TurnScore {
  readonly rome: number;
  readonly blessings: number;
  readonly fortune: number;
  readonly malus: number;
  readonly total: number;
}

/** How the game ended (VM-24). */
export type Outcome = 'won' | 'deck' | 'out' | 'malus';

/**
 * A played card's fate. Rome cards: it `fits`, fits by `iuppiter`, goes to the return deck, or by
 * `mars` to the discard pile. Blessings: it `works`, or is `silenced`.
 */
export type CardDestination = 'fits' | 'iuppiter' | 'returned' | 'mars' | 'works' | 'silenced';

/** A record's event in public form: without face-down cards or unfinished votes. */
export type PublicMove =
  | { readonly by: 'chance'; readonly type: 'shuffle' }
  | { readonly by: 'chance'; readonly type: 'tie'; readonly curse: Curse }
  | { readonly by: 'chance'; readonly type: 'muddle'; readonly seat: Seat }
  | { readonly by: Seat; readonly type: 'arrange' | 'vote' }
  | {
      readonly by: Seat;
      readonly type: 'turn-up';
      readonly position: number;
      readonly card: VbiCard;
      readonly fate: CardDestination;
    }
  | ({ readonly by: Seat; readonly blessing: AskingBlessing } & Readonly<Choose>)
  | { readonly by: Seat; readonly type: 'out' | 'done'; readonly cards: readonly VbiCard[] };

/** An event's automatic consequence. */
export type Consequence =
  /** Every seat was dealt so many cards (VM-5). */
  | { readonly type: 'deal'; readonly turn: number }
  /** All have voted: the votes by seat (VM-10). */
  | { readonly type: 'ballot'; readonly votes: readonly Curse[] }
  /** A curse is played; `seat` is its bearer (VM-9). */
  | { readonly type: 'curse'; readonly seat: Seat; readonly card: Curse }
  /** A card goes unseen from the common deck onto a personal deck. */
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'face-up'; readonly seat: Seat; readonly card: RomeCard }
  | { readonly type: 'swap'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'fortune'; readonly cards: readonly VbiCard[]; readonly points: number }
  /** Venus: the seats with a Rome card below the number. */
  | { readonly type: 'holders'; readonly number: number; readonly seats: readonly Seat[] }
  /** Neptune: a card returns from the game area to its player. */
  | { readonly type: 'back'; readonly seat: Seat; readonly card: RomeCard }
  | ({ readonly type: 'score' } & TurnScore)
  | { readonly type: 'end'; readonly outcome: Outcome };

export type StoryEvent = PublicMove | Consequence;

export interface Table {
  phase: Phase;
  last: PublicMove | null;
  /** Turns dealt so far. */
  turn: number;
  scores: TurnScore[];
  /** The game area, in the order laid. */
  area: Laid[];
  discard: VbiCard[];
  /** The return deck; cards go there face up. */
  returned: VbiCard[];
  /** Fortune's cards, until the common deck is shuffled (VM-18). */
  shown: VbiCard[];
  /** Fortune's points in this turn. */
  fortune: number;
  /** In the order they came. */
  inForce: LastingEffect[];
  /** The curses in personal decks, once all decks are down (VM-10). */
  curses: BorneCurse[];
  draws: Draw[];
  /** Seats that haven't laid their deck down (VM-6, VM-19), ascending. */
  looking: Seat[];
  /** The seat whose deck chance shuffles. */
  muddling: Seat | null;
  asked: PendingChoice | null;
  /** By seat. */
  known: DeckKnowledge[];
  /** Publicly seen Rome cards that are face down in personal decks. */
  held: readonly CardSeenInDeck[];
  /** The turn's event log. */
  story: StoryEvent[];
  outcome: Outcome | null;
}

/** VM-6: curses on top, Rome cards ascending below them, blessings at the bottom. */
export function arranged(cards: readonly VbiCard[], { curses, blessings }: Arrange): VbiCard[] {
  return [...curses, ...romeAscending(cards), ...blessings];
}

/** VM-20: whether a turn is on, from its deal to its score, in which no word is said. */
export function isTurn({ turn, phase }: Pick<Table, 'turn' | 'phase'>): boolean {
  return turn > 0 && phase !== 'scored' && phase !== 'over';
}
