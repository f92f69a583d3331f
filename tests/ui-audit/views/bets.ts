/** What onlookers have bet on, and how it came out: as much of it as there may be to show. */
import { gameOf } from '#catalogue';
import type { Guess } from '#shared/engine/guess.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { PORTRAITS } from '#shared/protocol/avatar.ts';
import type { BetsView, DealSuspicion } from '#shared/protocol/bets.ts';
import type { Reaction } from '#shared/protocol/chat.ts';
import type { Situation } from '../fixture/situation.ts';
import { NAMES } from './tables.ts';

const NOTHING: BetsView = { match: 0, open: null, may: false, out: null };

const PARTNER = { deal: 0, question: 'partner', about: 0, since: 0 } as const;

/** Three of those who look on show what they make of it. */
export const REACTIONS: readonly Reaction[] = (['smile', 'grimace', 'eyes-closed'] as const).map((gesture, k) => ({
  kind: 'reaction',
  number: k,
  name: NAMES[k + 2] ?? '',
  mark: { colour: 'plum', sign: 'boat', portrait: PORTRAITS[k * 3] },
  gesture,
}));

/** What is guessed where a match stands. */
export function guessAt({ game: id, options, seats, events }: Situation): Guess | undefined {
  const game = gameOf(id);
  if (!game?.guess) return undefined;
  const match = newMatch(game.rules, options, seats);
  for (const event of events) take(match, event);
  return game.guess(game.rules.observe(match.state, 'everyone'));
}

/** Three who may guess it: before, having guessed, and once it is closed. */
export function guessing({ deal, question, about, choices }: Guess): [what: string, BetsView][] {
  const open = { deal, question, about, since: 0, choices: choices.map((choice) => [...choice]), taken: true };
  const mine = choices[0]?.[0] ?? null;
  const asked = { ...NOTHING, open, may: true };
  return [
    ['to bet', asked],
    ['having bet', { ...asked, mine }],
    ['closed', { ...asked, mine, open: { ...open, taken: false } }],
  ];
}

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
