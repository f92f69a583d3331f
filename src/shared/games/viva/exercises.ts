/** Twenty exercises on VIVA, answered by the rules. */
import { shareColour, type VivaCard } from '../../cards/viva.ts';
import { cardChoices, type Exercise } from '../../lessons/exercise.ts';
import { isPermitted } from './rules/play.ts';
import { type Board, boardByDesign, HOUSES, isPlacement, isViva } from './state/board.ts';
import type { Play } from './state/moves.ts';
import { penalties } from './state/observation.ts';
import { laidOn } from './state/table.ts';

type Tops = readonly [VivaCard | null, VivaCard | null, VivaCard | null];

function board(general: VivaCard, tops: Tops): Board {
  return boardByDesign({ houses: tops.map((top) => (top ? [top] : [])), general, own: null });
}

function rows(general: VivaCard, tops: Tops) {
  return [
    { name: 'blocking', cards: [general] },
    { name: 'houses', cards: tops },
  ];
}

/** Legal plays of one card, by house. */
function plays(on: Board, card: VivaCard): Play[] {
  return HOUSES.map((house): Play => ({ type: 'play', card, houses: [house] })).filter((play) =>
    isPermitted(on, 0, play, null),
  );
}

/** Which card may be played on a house? */
function fits(general: VivaCard, tops: Tops, ...hand: VivaCard[]): Exercise {
  return {
    kind: 'fits',
    rules: ['VI-7', 'VI-8'],
    rows: rows(general, tops),
    choices: cardChoices(hand),
    isRight: (place) => hand.slice(place, place + 1).some((card) => plays(board(general, tops), card).length > 0),
  };
}

/** Which card allows VIVA? */
function calls(general: VivaCard, tops: Tops, ...hand: VivaCard[]): Exercise {
  const on = board(general, tops);
  return {
    kind: 'calls',
    rules: ['VI-7', 'VI-8', 'VI-13'],
    rows: rows(general, tops),
    choices: cardChoices(hand),
    isRight: (place) =>
      hand.slice(place, place + 1).some((card) => plays(on, card).some((play) => isViva(laidOn(on, play)))),
  };
}

/** Which card can be laid last? */
function last(general: VivaCard, ...cards: VivaCard[]): Exercise {
  return {
    kind: 'last',
    rules: ['VI-17'],
    rows: [{ name: 'blocking', cards: [general] }],
    choices: cardChoices(cards),
    isRight: (place) => cards.slice(place, place + 1).some((card) => shareColour(card, general)),
  };
}

/** How can three identical cards be laid at once? */
function together(card: VivaCard, ...ways: (readonly number[])[]): Exercise {
  return {
    kind: 'together',
    rules: ['VI-9'],
    rows: [{ name: 'hand', cards: ways[0]?.map(() => card) ?? [] }],
    choices: ways.map((houses) => ({
      said: { key: 'exercise.on-houses', with: { houses: houses.map((house) => house + 1).join(', ') } },
    })),
    isRight: (place) => isPlacement(ways[place] ?? []),
  };
}

/** Seat `caller` of so many calls VIVA: how many cards does the next seat take? */
function takes(seats: number, asked: 'before' | 'after' | 'other'): Exercise {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const seat = asked === 'after' ? 1 : seats - 1;
  const numbers = [0, 1, 2];
  return {
    kind: `takes-${asked}`,
    rules: ['VI-14'],
    with: { seats },
    rows: [],
    choices: numbers.map((number) => ({ said: { key: 'exercise.number', with: { number } } })),
    isRight: (place) => penalties(all, 0).filter((taker) => taker === seat).length === numbers[place],
  };
}

const EXERCISES: readonly Exercise[] = [
  fits('black', ['red', 'blue-yellow', 'green'], 'red-black', 'pink-blue', 'pink'),
  fits('red', ['pink', 'pink-green', 'blue'], 'red-pink', 'yellow', 'green-black'),
  calls('black', ['red-blue', 'blue', null], 'pink-blue', 'red', 'blue-black'),
  last('yellow-green', 'red-blue', 'green-black', 'pink'),
  fits('pink-blue', ['red', 'red-green', 'yellow'], 'red-pink', 'blue-yellow', 'green'),
  takes(4, 'before'),
  calls('pink', ['yellow', 'red-yellow', 'yellow-green'], 'red', 'green', 'yellow-black'),
  together('red-blue', [0, 0, 1], [0, 1, 2], [1, 1, 2]),
  last('black', 'yellow', 'red-black', 'pink-green'),
  fits('green', ['black', 'red-black', 'pink'], 'green-black', 'yellow', 'red'),
  calls('red', ['green', 'blue-green', 'pink-green'], 'red-green', 'blue', 'green-black'),
  takes(2, 'other'),
  fits('yellow', ['blue', 'blue-green', 'blue-black'], 'red-pink', 'blue-yellow', 'green'),
  last('red-pink', 'red-blue', 'blue', 'yellow-green'),
  calls('blue', ['pink', 'pink-yellow', null], 'yellow', 'pink-blue', 'pink-green'),
  takes(5, 'after'),
  fits('red-black', ['pink-yellow', 'green', 'yellow'], 'pink', 'red-yellow', 'blue'),
  together('green', [0, 2, 2], [1, 1, 1], [0, 0, 2]),
  calls('green', ['black', 'pink-black', 'red'], 'green-black', 'red-black', 'pink'),
  last('blue', 'blue-black', 'red', 'yellow-black'),
];

export default EXERCISES;
