/** What onlookers have bet on, and how it came out: as much of it as there may be to show. */
import type { BetsView, DealSuspicion } from '#shared/protocol/bets.ts';
import { NAMES } from './tables.ts';

const NOTHING: BetsView = { match: 0, open: null, may: false, out: null };

const PARTNER = { deal: 0, question: 'partner', about: 0, since: 0 } as const;

export const TO_BET: BetsView = {
  ...NOTHING,
  open: { ...PARTNER, choices: [[1], [2], [3], [4], []], taken: true },
  may: true,
};
export const HAVING_BET: BetsView = { ...TO_BET, mine: 1 };

/** It is out, and everybody has bet on it. */
export const GUESSED: BetsView = {
  ...NOTHING,
  out: {
    ...{ ...PARTNER, about: 1 },
    answer: [4],
    bets: NAMES.map((name, k) => ({ name, points: 10 - 2 * k, total: 12 + k })),
  },
};

/** Of a deal that begins with the match: many who change their minds. */
export const SUSPICION: DealSuspicion[] = [
  {
    deal: 0,
    caller: 0,
    called: 0,
    known: 30,
    partner: 3,
    steps: [
      { event: 2, counts: [0, 3, 1, 0, 0, 2] },
      { event: 7, counts: [0, 4, 1, 1, 0, 1] },
      { event: 13, counts: [0, 2, 2, 3, 1, 0] },
      { event: 22, counts: [0, 0, 1, 6, 1, 0] },
    ],
  },
];
