/** Nearly simultaneous plays, ordered together (VM-15). */
import { isRome, numberOf, type VbiCard } from '../../../cards/rome.ts';
import type { MoveEvent, OrderedPlay, SimultaneousPlay } from '../../../engine/rules.ts';
import type { Move } from '../state/moves.ts';
import type { State, VbiMaior } from '../state/state.ts';
import { isRacing } from './race.ts';

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
