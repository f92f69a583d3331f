/** Shapes of the host's evening answers, by procedure; see answer-shapes.ts. */
import { contract } from '#shared/protocol/contract.ts';
import { type ResponseShape, responseShapes } from '#shared/protocol/response-shapes.ts';

export const EVENING_ANSWER_SHAPES: Readonly<Record<string, ResponseShape>> = responseShapes(contract.evening, [
  'evening',
]);
