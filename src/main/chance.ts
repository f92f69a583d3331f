import { randomInt } from 'node:crypto';
import type { Random } from '#shared/engine/random.ts';

/** Chance that nobody can predict: shuffles at a real table come from here. */
export const chance: Random = { below: (n) => randomInt(n) };
