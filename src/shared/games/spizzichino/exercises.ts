/** Twenty exercises on Spizzichino, answered by the rules. */
import type { ItalianCard } from '../../cards/italian.ts';
import { cardChoices, type Exercise, numberChoices } from '../../lessons/exercise.ts';
import { beats, DECK, THIRDS_A_POINT, thirds } from './cards.ts';
import { combinationsOf } from './combinations.ts';
import { pointsOf } from './declarations.ts';

/** The other seat leads: which card takes the trick? */
function wins(led: ItalianCard, ...hand: ItalianCard[]): Exercise {
  return {
    kind: 'wins',
    rules: ['SP-2', 'SP-15'],
    rows: [{ name: 'led', cards: [led] }],
    choices: cardChoices(hand),
    isRight: (place) => {
      const card = hand[place];
      return card !== undefined && beats(card, led);
    },
  };
}

/** Which cards are legal: two in hand, two on the piles. */
function follows(led: ItalianCard, hand: readonly ItalianCard[], tops: readonly ItalianCard[]): Exercise {
  const within = [...hand, ...tops];
  const suit = DECK.suitOf(led);
  const mustFollow = within.some((card) => DECK.suitOf(card) === suit);
  return {
    kind: 'follows',
    rules: ['SP-13', 'SP-14'],
    rows: [
      { name: 'led', cards: [led] },
      { name: 'tops', cards: tops },
    ],
    choices: cardChoices(within),
    isRight: (place) => {
      const card = within[place];
      return card !== undefined && (!mustFollow || DECK.suitOf(card) === suit);
    },
  };
}

/** How many thirds of a point are these? */
function counts(cards: readonly ItalianCard[], ...numbers: number[]): Exercise {
  return {
    kind: 'thirds',
    rules: ['SP-3'],
    rows: [{ name: 'taken', cards }],
    choices: numberChoices(numbers),
    isRight: (place) => numbers[place] === cards.reduce((sum, card) => sum + thirds(card), 0),
  };
}

function declares(hand: readonly ItalianCard[], ...numbers: number[]): Exercise {
  const worth = (): number =>
    combinationsOf(hand, [], 'once').reduce((sum, combination) => sum + pointsOf(combination), 0);
  return {
    kind: 'declares',
    rules: ['SP-8', 'SP-10'],
    rows: [{ name: 'hand', cards: hand }],
    choices: numberChoices(numbers),
    isRight: (place) => numbers[place] === worth(),
  };
}

/** The score for so many thirds, with or without the last trick. */
function scores(kind: 'scores' | 'scores-last', taken: number, ...numbers: number[]): Exercise {
  const all = taken + (kind === 'scores-last' ? THIRDS_A_POINT : 0);
  return {
    kind,
    rules: ['SP-3', 'SP-19'],
    with: { thirds: taken },
    rows: [],
    choices: numberChoices(numbers),
    isRight: (place) => numbers[place] === Math.floor(all / THIRDS_A_POINT),
  };
}

const EXERCISES: readonly Exercise[] = [
  wins('RD', 'CD', '1D', '3S'),
  wins('1C', 'RC', '2C', '3B'),
  counts(['3S', '7S', '1S'], 2, 4, 5),
  follows('7B', ['RD', '3C'], ['4B', '1S']),
  declares(['3D', '2D', '1D', 'RC', '7S'], 0, 3, 4),
  wins('2S', '1S', '3D', '3S'),
  follows('RC', ['5C', '2S'], ['6S', 'FD']),
  scores('scores', 17, 5, 6, 17),
  declares(['3D', '3C', '3S', '2B', '1B'], 0, 3, 4),
  counts(['RD', 'CD', 'FC', '2C'], 3, 4, 6),
  wins('7C', '6C', 'FC', '3S'),
  follows('3D', ['1S', '2C'], ['RS', '5D']),
  declares(['1D', '1C', '1S', '1B', '7B'], 3, 4, 6),
  scores('scores-last', 18, 6, 7, 9),
  wins('5B', '4B', '3D', '6B'),
  counts(['4D', '5C', '6S', '7B', '1D'], 1, 3, 5),
  declares(['3D', '2D', '1D', '3C', '3S', '2S'], 3, 6, 8),
  follows('FS', ['3B', '1D'], ['7S', '2C']),
  declares(['3D', '2D', '2C', '1C', '1S'], 0, 2, 3),
  scores('scores-last', 16, 5, 6, 7),
];

export default EXERCISES;
