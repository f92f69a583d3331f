/** Steps of a guided first deal that every trick game has; a game lists those it wants, in its order. */
import { at } from '../engine/collections.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { LEARNER, type Lesson, type LessonStep, scriptedChance, scriptedMoves } from '../lessons/lesson.ts';
import type { TrickBasics, TrickTypes } from './definition.ts';
import type { TrickGameTypes, TrickMove, TrickObservation } from './state.ts';

interface TrickLesson<T extends TrickTypes> {
  readonly basics: TrickBasics<T>;
  readonly rules: Rules<TrickGameTypes<T>>;
  readonly options?: Readonly<Record<string, string | number>>;
  /** Each seat's cards in the order dealt; the learner has the first. The others play theirs in this order where they may. */
  readonly hands: readonly (readonly T['Card'][])[];
  /** The cards after them, the turned-up one first. */
  readonly stock: readonly T['Card'][];
  readonly steps: readonly LessonStep<TrickGameTypes<T>>[];
}

/** A lesson whose first deal has these cards. The last seat deals, so the learner leads. */
export function trickLesson<T extends TrickTypes>(lesson: TrickLesson<T>): Lesson<TrickGameTypes<T>> {
  const { basics, rules, options = {}, hands, stock, steps } = lesson;
  const seats = hands.length;
  const named: readonly T['Card'][] = [...hands.flat(), ...stock];
  const rest = basics.deck.cards.filter((card) => !named.includes(card));
  const dealt = seats * at(hands, 0).length;
  const cards = Array.from({ length: dealt }, (_, k) => at(at(hands, k % seats), Math.floor(k / seats)));
  const play = (card: T['Card']): TrickMove<T> => ({ type: 'play', card });
  const plans = hands.flatMap((hand, seat) =>
    seat === LEARNER ? [] : [[seat, [...hand, ...basics.deck.cards].map(play)] as const],
  );
  return {
    rules,
    seats,
    options,
    chance: scriptedChance<TrickGameTypes<T>>(
      { type: 'dealer', seat: seats - 1 },
      { type: 'deal', cards: [...cards, ...stock, ...rest] },
    ),
    opponents: scriptedMoves<TrickGameTypes<T>>(Object.fromEntries(plans)),
    steps,
  };
}

type Seen = TrickObservation;

/** So many tricks of the first deal are over. */
export function tricksOver({ tricks }: Seen): number {
  return tricks.filter(({ winner }) => winner !== null).length;
}

/** The learner is on turn after so many tricks, and so many cards lie in this one. */
export function isAskedAfter(count: number, lying = 0): (seen: Seen) => boolean {
  return (seen) =>
    seen.phase === 'play' &&
    tricksOver(seen) === count &&
    seen.toAct.includes(LEARNER) &&
    (seen.tricks.find(({ winner }) => winner === null)?.cards.length ?? 0) === lying;
}

/** This seat took the latest trick. */
export function took(seat: Seat): (seen: Seen) => boolean {
  return ({ tricks }) => tricks.findLast(({ winner }) => winner !== null)?.winner === seat;
}

/** A move that plays this card. */
export function plays(card: string): (move: { readonly type: string }) => boolean {
  return (move) => move.type === 'play' && 'card' in move && move.card === card;
}
