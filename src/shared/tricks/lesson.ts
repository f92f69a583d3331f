/** A guided first deal of a trick game for two: a trick for each rule, then free play. */
import { at } from '../engine/collections.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { LEARNER, type Lesson, type LessonStep, scriptedChance, scriptedMoves } from '../lessons/lesson.ts';
import type { TrickBasics } from './definition.ts';
import type { TrickGameTypes, TrickMove, TrickObservation, TrickTypes } from './state.ts';

/** A card that the learner is asked to play: the sentence is `lesson.ID` of the kit. */
interface Asked<Card extends string> {
  readonly id: 'top' | 'low' | 'safe' | 'trump' | 'follow';
  readonly rules: readonly string[];
  readonly card: Card;
  /** The card that the other seat has led; without it the learner leads. */
  readonly led?: Card;
  /** Cards that the learner holds, and those that are gone, where the sentence says so. */
  readonly holds?: readonly Card[];
  readonly gone?: readonly Card[];
}

interface TrickLesson<T extends TrickTypes> {
  readonly basics: TrickBasics<T>;
  readonly rules: Rules<TrickGameTypes<T>>;
  readonly options: Readonly<Record<string, string | number>>;
  /** The learner's cards and the other seat's, in the order dealt. The other plays its own in this order where it may. */
  readonly hands: readonly [readonly T['Card'][], readonly T['Card'][]];
  /** The cards after them, the turned-up one first. */
  readonly stock: readonly T['Card'][];
  /** One a trick, from the first on. */
  readonly asked: readonly Asked<T['Card']>[];
  /** The rules that the kit's other sentences tell. */
  readonly told: Readonly<Record<'cards' | 'worth' | 'taken' | 'alone' | 'stock' | 'score', readonly string[]>>;
}

/** A lesson whose first deal has these cards. The other seat deals, so the learner leads. */
export function trickLesson<T extends TrickTypes>(lesson: TrickLesson<T>): Lesson<TrickGameTypes<T>> {
  const { basics, rules, options, hands, stock, asked, told } = lesson;
  const { deck, draws = '', lastTrickWorth } = basics;
  const [own, others] = hands;
  const named: readonly T['Card'][] = [...own, ...others, ...stock];
  const dealt = own.flatMap((card, k) => [card, at(others, k)]);
  const order = at(deck.ranks, 0);
  const [first, ...later] = asked.map((one, k) => askedStep(basics, one, k));
  const steps: readonly (LessonStep<TrickGameTypes<T>> | undefined)[] = [
    {
      id: 'cards',
      rules: told.cards,
      when: isAskedAfter(0),
      gaps: ({ trump, upcard }) => ({
        count: own.length,
        trump: trump ?? 'none',
        rank: upcard === null ? '' : deck.rankOf(upcard),
        order,
      }),
    },
    { id: 'worth', rules: told.worth, gaps: () => ({ order }) },
    first,
    {
      id: 'taken',
      rules: told.taken,
      when: (seen) => tricksOver(seen) === 1 && seen.toAct.includes(LEARNER),
      gaps: (seen) => ({ by: took(LEARNER)(seen) ? 'you' : 'other', draws }),
    },
    ...later,
    { id: 'alone', rules: told.alone, when: (seen) => tricksOver(seen) === asked.length, endsGuidance: true },
    { id: 'stock', rules: told.stock, when: (seen) => seen.stock === 0 && seen.toAct.includes(LEARNER) },
    lastTrickWorth === undefined ? undefined : { id: 'last', rules: told.worth, when: isLastTrick },
    {
      id: 'score',
      rules: told.score,
      when: ({ phase }) => phase === 'scored' || phase === 'over',
      gaps: () => ({ order }),
    },
  ];
  return {
    rules,
    seats: hands.length,
    options,
    chance: scriptedChance<TrickGameTypes<T>>(
      { type: 'dealer', seat: 1 },
      { type: 'deal', cards: [...dealt, ...stock, ...deck.cards.filter((card) => !named.includes(card))] },
    ),
    opponents: scriptedMoves<TrickGameTypes<T>>({
      1: [...others, ...deck.cards].map((card): TrickMove<T> => ({ type: 'play', card })),
    }),
    steps: steps.filter((step) => step !== undefined),
  };
}

function askedStep<T extends TrickTypes>(
  { deck }: TrickBasics<T>,
  { id, rules, card, led, holds = [], gone = [] }: Asked<T['Card']>,
  trick: number,
): LessonStep<TrickGameTypes<T>> {
  return {
    id,
    rules,
    when: (seen) =>
      isAskedAfter(trick, led === undefined ? 0 : 1)(seen) &&
      lyingIn(seen)[0] === led &&
      holds.every((one) => seen.own?.hand.includes(one)),
    isTrue: ({ tricks }) => gone.every((one) => tricks.some(({ cards }) => cards.includes(one))),
    gaps: () => ({
      rank: deck.rankOf(card),
      suit: deck.suitOf(card),
      ...(led !== undefined && { ledRank: deck.rankOf(led), ledSuit: deck.suitOf(led) }),
    }),
    targets: [{ card }],
    wants: plays(card),
  };
}

type Seen = TrickObservation;

/** Nobody has more than one card, and the learner has one. */
function isLastTrick({ stock, handSizes, own }: Seen): boolean {
  return stock === 0 && own?.hand.length === 1 && handSizes.every((size) => size <= 1);
}

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
    lyingIn(seen).length === lying;
}

/** This seat took the latest trick. */
function took(seat: Seat): (seen: Seen) => boolean {
  return ({ tricks }) => tricks.findLast(({ winner }) => winner !== null)?.winner === seat;
}

/** A move that plays this card. */
function plays(card: string): (move: { readonly type: string }) => boolean {
  return (move) => move.type === 'play' && 'card' in move && move.card === card;
}

function lyingIn({ tricks }: Seen): readonly string[] {
  return tricks.find(({ winner }) => winner === null)?.cards ?? [];
}
