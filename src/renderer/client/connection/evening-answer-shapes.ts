/** What hosts may send of an evening, by procedure; see shapes.ts. */
import { contract } from '#shared/protocol/contract.ts';
import { type ResponseShape, responseShapes } from '#shared/protocol/response-shapes.ts';

export const EVENING_ANSWER_SHAPES: Readonly<Record<string, ResponseShape>> = responseShapes(contract.evening, [
  'evening',
]);
