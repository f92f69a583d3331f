/** What hosts may send of an evening, by procedure; see shapes.ts. */
import { contract } from '#shared/protocol/contract.ts';
import { type Answered, shapesOf } from '#shared/protocol/shapes.ts';

export const OF_EVENING: Readonly<Record<string, Answered>> = shapesOf(contract.evening, ['evening']);
