/** Plays that fall close together, laid together (VM-15). */
import { isRome, numberOf, type VbiCard } from '../../../cards/rome.ts';
import type { MoveEvent, OrderedPlay, SimultaneousPlay } from '../../../engine/rules.ts';
import type { Move } from '../state/moves.ts';
import type { State, VbiMaior } from '../state/state.ts';
import { isRacing } from './race.ts';

/** How long the first play waits for others, in ms. */
const WINDOW_MS = 200;

type Play = MoveEvent<Move>;

/** A play, its place among the arrived ones, and the card it turns up; null for being out or done. */
interface NamedPlay {
  readonly index: number;
  readonly play: Play;
  readonly card: VbiCard | null;
}

export const simultaneousPlay: SimultaneousPlay<VbiMaior> = {
  ms: (state) => (state.options.photoFinish === 'lowest-first' && isRacing(state) ? WINDOW_MS : 0),
  order: (state, plays) => withPositions(state, lowestFirst(namePlays(state, plays))),
};

/** Which card each play turns up: a seat's later play counts its position after its earlier one. Dropped: none there. */
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

/** The plays with the positions their cards have when they are laid in this order. */
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
