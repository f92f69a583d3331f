/** The race: playing cards, nearly simultaneous ones too, being out or done (VM-13 to VM-17, VM-21). */
import { isBlessing, isRome, numberOf, type RomeCard, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import { interned } from '../../../engine/move-index.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveEvent, OrderedPlay, Seat, SimultaneousPlay } from '../../../engine/rules.ts';
import { knowEmpty, knowTurnedUp } from '../state/deck-knowledge.ts';
import type { Move } from '../state/moves.ts';
import { MALUS_LOST } from '../state/options.ts';
import { deckOf, forgetSeenInDeck, holdsRome, knownOf, recordMove, type State, type VbiMaior } from '../state/state.ts';
import type { CardDestination, Phase, StoryEvent } from '../state/table.ts';
import { playBlessing } from './blessings.ts';
import { malusOf } from './score.ts';

// Nearly simultaneous plays, ordered together (VM-15).

/** Length of the window, in ms. */
const WINDOW_MS = 200;

type Play = MoveEvent<Move>;

/** A play, its order of arrival, and its card; null for being out or done. */
interface NamedPlay {
  readonly index: number;
  readonly play: Play;
  readonly card: VbiCard | null;
}

export const simultaneousPlay: SimultaneousPlay<VbiMaior> = {
  ms: (state) => (state.options.photoFinish === 'lowest-first' && isRacing(state) ? WINDOW_MS : 0),
  order: (state, plays) => withPositions(state, lowestFirst(namePlays(state, plays))),
};

/**
 * The card of each play: a seat's later position counts after its earlier play. Plays without a
 * card are dropped.
 */
function namePlays(state: State, plays: readonly Play[]): NamedPlay[] {
  const decks = state.personal.map((deck) => [...deck]);
  return plays.flatMap((play, index): NamedPlay[] => {
    if (play.type !== 'turn-up') return [{ index, play, card: null }];
    const [card] = decks[play.by]?.splice(play.position, 1) ?? [];
    return card ? [{ index, play, card }] : [];
  });
}

/** Rome cards ascending, then the rest by arrival. */
function lowestFirst(plays: readonly NamedPlay[]): NamedPlay[] {
  const order = ({ card }: NamedPlay) => (card && isRome(card) ? numberOf(card) : Number.POSITIVE_INFINITY);
  return plays.toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
}

/** The plays with positions adjusted to this order. */
function withPositions(state: State, plays: readonly NamedPlay[]): OrderedPlay<Move>[] {
  const decks = state.personal.map((deck) => [...deck]);
  return plays.map(({ index, play: { by, t: _, ...move }, card }) => {
    const deck = decks[by];
    if (move.type !== 'turn-up' || !card || !deck) return { index, move };
    const position = deck.indexOf(card);
    deck.splice(position, 1);
    return { index, move: { ...move, position } };
  });
}

type RaceMove = Extract<Move, { type: 'turn-up' | 'out' | 'done' }>;

/** What must come first outside the race. */
const REFUSALS_OUTSIDE_RACE: Readonly<Partial<Record<Phase, Refusal>>> = {
  vote: refusal('VM-9', 'curses-first'),
  tie: refusal('VM-9', 'curses-first'),
  choose: refusal('VM-16', 'choice-first'),
};

/** Why a seat can't do this in the race; undefined if it can. */
export function refuseRaceMove(state: State, seat: Seat, move: RaceMove): Refusal | undefined {
  const { phase } = state.table;
  if (!isRacing(state)) return REFUSALS_OUTSIDE_RACE[phase] ?? refusal('VM-8', 'decks-first');
  const size = deckOf(state, seat).length;
  if (size === 0) return refusal('VM-13', 'no-cards');
  if (move.type === 'turn-up' && move.position >= size) return refusal('VM-13', 'no-such-position', { size });
  if (move.type === 'done' && phase !== 'closing') return refusal('VM-21', 'not-closing');
  return undefined;
}

/** Whether cards may be played; the closing phase is part of the race. */
function isRacing({ table }: State): boolean {
  return table.phase === 'race' || table.phase === 'closing';
}

const PLAYS: readonly StoryEvent['type'][] = ['turn-up', 'out', 'done'];

/** VM-35: whether the game's first race has begun, and nobody has played yet. */
export function isFirstRaceNew(state: State): boolean {
  const { turn, story } = state.table;
  return turn === 1 && isRacing(state) && !story.some(({ type }) => PLAYS.includes(type));
}

/** All legal moves of a seat in the race. */
export function raceMoves(state: State, seat: Seat): RaceMove[] {
  const moves: RaceMove[] = deckOf(state, seat).map((_, position) => at(TURN_UPS, position));
  if (moves.length > 0) moves.push(OUT);
  if (moves.length > 0 && state.table.phase === 'closing') moves.push(DONE);
  return moves;
}

/** By position. */
const TURN_UPS = VBI_DECK.map((_, position) => interned<RaceMove>({ type: 'turn-up', position }));
const OUT = interned<RaceMove>({ type: 'out' });
const DONE = interned<RaceMove>({ type: 'done' });

/** VM-13: a card of a personal deck is turned up, and goes where it belongs. */
export function turnUp(state: State, seat: Seat, position: number): void {
  const deck = deckOf(state, seat);
  const card = at(deck, position);
  deck.splice(position, 1);
  if (state.faceUp.length > 0) state.faceUp = state.faceUp.filter((other) => other !== card);
  knowTurnedUp(knownOf(state, seat), position, card, deck.length + 1);
  forgetSeenInDeck(state.table, [card]);
  const fate = destinationOf(state, card);
  recordMove(state, { by: seat, type: 'turn-up', position, card, fate });
  if (isRome(card)) layRome(state, seat, card, fate);
  else if (isBlessing(card)) playBlessing(state, seat, card, fate);
}

/** The fate of a card played now. No deck has a curse by then (VM-9, VM-12). */
function destinationOf(state: State, card: VbiCard): CardDestination {
  const { inForce } = state.table;
  if (!isRome(card)) return inForce.includes('silentium') ? 'silenced' : 'works';
  if (inForce.includes('iuppiter')) return 'iuppiter';
  if (fits(state, card)) return 'fits';
  return inForce.includes('mars') ? 'mars' : 'returned';
}

/** VM-14: whether a Rome card may lie on top of the game area. */
function fits({ table }: State, card: RomeCard): boolean {
  const last = table.area.at(-1);
  return last === undefined || numberOf(card) > numberOf(last.card);
}

/** Lays a Rome card by its fate; that uses up Jupiter and Mars, and a malus of 10 loses (VM-24). */
function layRome(state: State, seat: Seat, card: RomeCard, fate: CardDestination): void {
  const { table } = state;
  table.inForce = table.inForce.filter((lasting) => lasting !== fate);
  if (fate === 'fits' || fate === 'iuppiter') table.area.push({ card, seat });
  else if (fate === 'mars') table.discard.push(card);
  else {
    table.returned.push(card);
    if (malusOf(state) >= MALUS_LOST) table.outcome = 'malus';
  }
}

/** VM-17, VM-21: the seat shows its cards; blessings go to the return deck, a Rome card among them loses the game. */
export function leave(state: State, seat: Seat, type: 'out' | 'done'): void {
  const cards = deckOf(state, seat);
  recordMove(state, { by: seat, type, cards: [...cards] });
  forgetSeenInDeck(state.table, cards, seat);
  if (holdsRome(cards)) {
    state.faceUp.push(...cards.filter((card) => !state.faceUp.includes(card)));
    state.table.outcome = 'out';
    return;
  }
  state.table.returned.push(...cards);
  state.personal[seat] = [];
  knowEmpty(knownOf(state, seat));
}
