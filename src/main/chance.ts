import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#shared/engine/random.ts';

/** Chance that nobody can predict: what bots do by it. Shuffles at a real table come from seals. */
export const secureRandom: Random = { below: (n) => randomInt(n) };

/** The host's part of a seal, as hex. */
export function drawContribution(): string {
  return randomBytes(32).toString('hex');
}
