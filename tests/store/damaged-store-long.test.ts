/** The same as damaged.test.ts, for minutes. */
import { it } from 'vitest';
import { runDamageTrials } from './support/damage-trial.ts';

it('bears a thousand things that happen to its files', { timeout: 3_600_000 }, () =>
  runDamageTrials(1000, Number(process.env.SEED ?? 1)),
);
