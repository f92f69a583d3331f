/** `DAMAGES` damaged stores, others every day, or those from `SEED` on: a start, a clear word, all kept that can be read. */
import { it } from 'vitest';
import { rounds } from '#shared/engine/checks/test-scope.ts';
import { runDamageTrials } from './support/damage-trial.ts';

const DAMAGES = Number(process.env.DAMAGES ?? rounds(10, 40));
const SEED = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 1000);

it('bears what happens to its files', () => runDamageTrials(DAMAGES, SEED));
