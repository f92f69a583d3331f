/** Plays that fall close together, laid together (VM-15). */
import { isRome, numberOf, type VbiCard } from '../../cards/rome.ts';
import type { MoveEvent, PhotoFinish } from '../../engine/rules.ts';
import type { Move } from './moves.ts';
import { isRacing } from './race.ts';
import type { State, VbiMaior } from './state.ts';

/** How long the first play waits for others, in ms. */
const WINDOW_MS = 200;

type Play = MoveEvent<Move>;

/** A play with the card it turns up; null for being out or done. */
interface Named {
  readonly play: Play;
  readonly card: VbiCard | null;
}

export const photoFinish: PhotoFinish<VbiMaior> = {
  ms: (state) => (state.options.photoFinish === 'lowest-first' && isRacing(state) ? WINDOW_MS : 0),
  lay: (state, plays) => positioned(state, lowestFirst(named(state, plays))),
};

/** Which card each play turns up: a seat's later play counts its position after its earlier one. Dropped: none there. */
function named(state: State, plays: readonly Play[]): Named[] {
  const decks = state.personal.map((deck) => [...deck]);
  return plays.flatMap((play): Named[] => {
    if (play.type !== 'turn-up') return [{ play, card: null }];
    const [card] = decks[play.by]?.splice(play.position, 1) ?? [];
    return card ? [{ play, card }] : [];
  });
}

/** Rome cards ascending, then the rest by arrival. */
function lowestFirst(plays: readonly Named[]): Named[] {
  const order = ({ card }: Named) => (card && isRome(card) ? numberOf(card) : Number.POSITIVE_INFINITY);
  return plays.toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
}

/** The plays with the positions their cards have when they are laid in this order. */
function positioned(state: State, plays: readonly Named[]): Play[] {
  const decks = state.personal.map((deck) => [...deck]);
  return plays.map(({ play, card }) => {
    const deck = decks[play.by];
    if (play.type !== 'turn-up' || !card || !deck) return play;
    const position = deck.indexOf(card);
    deck.splice(position, 1);
    return position === play.position ? play : { ...play, position };
  });
}
