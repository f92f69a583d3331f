import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import type { RecordSeal } from '#shared/fair-shuffle/schema.ts';
import { challengeOf } from './challenge.ts';

const SEAL: RecordSeal = {
  ...{ match: '0'.repeat(32), seal: 0, attempt: 0, restarts: [], devices: [], absent: [], draws: [] },
  host: { commitment: '0'.repeat(64), part: '0'.repeat(64) },
};

/** A challenge from a game that three have won. */
function challenged(more: Record<string, OptionValue>) {
  const rules = gameOf('vbi-maior')?.rules;
  if (!rules) throw new Error('no such game');
  const match = newMatch(rules, { difficulty: 'easy', photoFinish: 'arrival', ...more }, 3);
  (match.state as { table: { outcome: string } }).table.outcome = 'won';
  return challengeOf({ match, seals: [SEAL], bots: [], hosts: [], brokenOff: false });
}

it('has the scores to beat', () => {
  expect(challenged({})?.scores).toEqual([0, 0, 0]);
});

it('VM-34: without a table’s own options, and then without scores: they were made by other rules', () => {
  const challenge = challenged({ freeTurns: 'on' });
  expect(challenge?.options).toEqual({ difficulty: 'easy', photoFinish: 'arrival' });
  expect(challenge?.scores).toEqual([]);
});
