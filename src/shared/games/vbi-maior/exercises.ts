/** Twenty exercises on Vbi Maior, answered by the rules. */
import type { RomeCard, VbiCard } from '../../cards/rome.ts';
import { isBlessing, isCurse } from '../../cards/rome.ts';
import { cardChoices, type Exercise, numberChoices } from '../../lessons/exercise.ts';
import { turnUp } from './rules/race.ts';
import { scoreTurn } from './rules/score.ts';
import { rules } from './rules.ts';
import type { Difficulty } from './state/options.ts';
import { targetOf } from './state/options.ts';
import { initial, type State } from './state/state.ts';
import { arranged } from './state/table.ts';

/** A race with these cards laid, and those in seat 0's deck. */
function racing(laid: readonly RomeCard[], held: readonly VbiCard[], difficulty: Difficulty = 'easy'): State {
  const state = initial({ difficulty, photoFinish: 'arrival' }, 3);
  state.table.phase = 'race';
  state.table.turn = held.length;
  state.table.area = laid.map((card) => ({ card, seat: 1 }));
  state.personal[0] = [...held];
  return state;
}

/** Which card still fits? */
function fits(laid: readonly RomeCard[], ...held: RomeCard[]): Exercise {
  return {
    kind: 'fits',
    rules: ['VM-14'],
    rows: [{ name: 'area', cards: laid }],
    choices: cardChoices(held),
    isRight: (place) => {
      const state = racing(laid, held);
      turnUp(state, 0, place);
      return state.table.returned.length === 0;
    },
  };
}

/** Which card is on top of the arranged deck? */
function onTop(...hand: VbiCard[]): Exercise {
  const order = { type: 'arrange', curses: hand.filter(isCurse), blessings: hand.filter(isBlessing) } as const;
  return {
    kind: 'top',
    rules: ['VM-6'],
    rows: [],
    choices: cardChoices(hand),
    isRight: (place) =>
      arranged(hand, { ...order, curses: [...order.curses], blessings: [...order.blessings] })[0] === hand[place],
  };
}

/** What does the turn score? */
function turn(
  difficulty: Difficulty,
  laid: readonly RomeCard[],
  returned: readonly VbiCard[],
  ...numbers: number[]
): Exercise {
  return {
    kind: 'turn',
    rules: ['VM-3', 'VM-22'],
    with: { difficulty },
    rows: [
      { name: 'area', cards: laid },
      { name: 'returned', cards: returned },
    ],
    choices: numberChoices(numbers),
    isRight: (place) => {
      const state = racing(laid, [], difficulty);
      state.table.returned = [...returned];
      scoreTurn(state);
      return state.table.scores.at(-1)?.total === numbers[place];
    },
  };
}

function target(seats: number, difficulty: Difficulty, ...numbers: number[]): Exercise {
  return {
    kind: 'target',
    rules: ['VM-3'],
    with: { seats, difficulty },
    rows: [],
    choices: numberChoices(numbers),
    isRight: (place) => targetOf(seats, difficulty) === numbers[place],
  };
}

/** Does "I am out" with this deck lose the game? */
function out(...hand: VbiCard[]): Exercise {
  const answers = ['loses', 'goes-on'] as const;
  return {
    kind: 'out',
    rules: ['VM-17', 'VM-24'],
    rows: [{ name: 'deck', cards: hand }],
    choices: answers.map((answer) => ({ said: { key: `exercise.out.${answer}` } })),
    isRight: (place) => {
      const state = racing([], hand);
      state.personal[1] = ['R90'];
      rules.apply(state, { by: 0, type: 'out' });
      return answers[place] === (state.table.outcome === null ? 'goes-on' : 'loses');
    },
  };
}

const EXERCISES: readonly Exercise[] = [
  fits(['R12', 'R30'], 'R8', 'R29', 'R31'),
  onTop('R55', 'R8', 'R71'),
  turn('easy', ['R4', 'R20', 'R61'], [], 2, 3, 4),
  target(3, 'easy', 10, 30, 36),
  fits(['R41'], 'R40', 'R90', 'R2'),
  out('R77', 'diana'),
  onTop('R3', 'silentium', 'apollo'),
  turn('easy', ['R4', 'R20', 'R61'], ['R18'], 2, 3, 4),
  fits(['R5', 'R17', 'R66'], 'R65', 'R67', 'R16'),
  target(4, 'medium', 40, 48, 60),
  onTop('mars', 'R88', 'R42'),
  turn('medium', ['R1', 'R9', 'R33', 'R70'], ['R8'], 2, 3, 4),
  out('venus', 'ceres'),
  fits(['R80'], 'R79', 'R12', 'R81'),
  turn('easy', ['R10', 'R50'], ['diana'], 1, 2, 3),
  onTop('R90', 'ianus', 'R89'),
  turn('hard', ['R22', 'R44'], ['R21', 'R43'], -2, 0, 2),
  fits(['R33', 'R34'], 'R33', 'R1', 'R35'),
  target(6, 'hard', 72, 90, 15),
  out('minerva', 'R1', 'mars'),
];

export default EXERCISES;
