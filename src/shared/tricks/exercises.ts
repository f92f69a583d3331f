/** Twenty exercises on a trick game, made from its cards and answered by its rules; the same ones every time. */
import { at } from '../engine/collections.ts';
import { pick, type Random, seeded, shuffle } from '../engine/random.ts';
import { cardChoices, type Exercise, numberChoices } from '../lessons/exercise.ts';
import type { CardNumber } from './deck.ts';
import type { TrickBasics, TrickTypes } from './definition.ts';
import { playableCards, takerOf } from './play.ts';

/** The numbers of the rules that each kind of exercise tells. */
export interface ExerciseRules {
  readonly takes: readonly string[];
  readonly wins: readonly string[];
  readonly counts: readonly string[];
  /** Where a suit must be followed. */
  readonly follows?: readonly string[];
}

const EXERCISES = 20;
/** Cards in a trick to judge, in a hand to choose from, and to count. */
const TRICK_SIZE = 4;
const HAND_SIZE = 3;
const COUNTED = 4;

export function trickExercises<T extends TrickTypes>(
  basics: TrickBasics<T>,
  rules: ExerciseRules,
  seed = 1,
): readonly Exercise[] {
  const { deck, trump } = basics;
  const random = seeded(seed);
  const names = (cards: readonly CardNumber[]): T['Card'][] => deck.namesOf(cards);
  const draw = (count: number): CardNumber[] => shuffle([...deck.cards.keys()], random).slice(0, count);
  const anySuit = (): string | undefined => (trump === 'none' ? undefined : pick(deck.suits, random));
  const takerIn = (cards: readonly CardNumber[], suit: string | undefined): number => {
    const trumpSuit = suit === undefined ? null : deck.suits.indexOf(suit);
    return takerOf(deck, { leader: 0, cards: names(cards), winner: null }, trumpSuit, cards.length);
  };
  const order = at(deck.ranks, 0);
  const gaps = (suit: string | undefined) => ({ with: { trump: suit ?? 'none', order } });

  function takes(): Exercise {
    const cards = draw(TRICK_SIZE);
    const suit = anySuit();
    const taker = takerIn(cards, suit);
    return {
      kind: 'takes',
      rules: rules.takes,
      ...gaps(suit),
      rows: [],
      choices: cardChoices(names(cards)),
      isRight: (place) => place === taker,
    };
  }

  function wins(): Exercise {
    const cards = draw(TRICK_SIZE - 1 + HAND_SIZE);
    const lying = cards.slice(0, TRICK_SIZE - 1);
    const hand = cards.slice(TRICK_SIZE - 1);
    const suit = anySuit();
    return {
      kind: 'wins',
      rules: rules.wins,
      ...gaps(suit),
      rows: [{ name: 'trick', cards: names(lying) }],
      choices: cardChoices(names(hand)),
      isRight: (place) => takerIn([...lying, at(hand, place)], suit) === lying.length,
    };
  }

  function counts(): Exercise {
    const cards = draw(COUNTED);
    const worth = deck.worthIn(cards);
    const numbers = shuffle([worth, worth + 1 + random.below(3), Math.max(0, worth - 1 - random.below(3))], random);
    return {
      kind: 'counts',
      rules: rules.counts,
      with: { order },
      rows: [{ name: 'taken', cards: names(cards) }],
      choices: numberChoices(numbers),
      isRight: (place) => numbers[place] === worth,
    };
  }

  function follows(numbers: readonly string[]): Exercise {
    const [led = 0, ...hand] = draw(1 + HAND_SIZE);
    const state = {
      turn: 1,
      hands: [[], hand],
      piles: [],
      depths: [],
      played: [led],
      from: [],
      leaders: [0],
      best: led,
      bestBy: 0,
      lying: 0,
      taken: [0, 0],
      trump: null,
    };
    const playable = playableCards(deck, state, 1, basics.follow);
    return {
      kind: 'follows',
      rules: numbers,
      rows: [{ name: 'trick', cards: names([led]) }],
      choices: cardChoices(names(hand)),
      isRight: (place) => playable.includes(at(hand, place)),
    };
  }

  const kinds = [takes, wins, counts, ...(rules.follows ? [() => follows(rules.follows ?? [])] : [])];
  return distinct(kinds, random);
}

/** The kinds in turn, each drawn until exactly one answer is right and nothing like it was asked. */
function distinct(kinds: readonly (() => Exercise)[], random: Random): readonly Exercise[] {
  const exercises: Exercise[] = [];
  const asked = new Set<string>();
  while (exercises.length < EXERCISES) {
    const exercise = at(kinds, exercises.length % kinds.length)();
    const right = exercise.choices.flatMap((_, place) => (exercise.isRight(place) ? [place] : []));
    const text = JSON.stringify([exercise.rows, exercise.choices]);
    // An answer that would always be the first one teaches a place.
    if (right.length !== 1 || asked.has(text) || (right[0] === 0 && random.below(3) === 0)) continue;
    asked.add(text);
    exercises.push(exercise);
  }
  return exercises;
}
