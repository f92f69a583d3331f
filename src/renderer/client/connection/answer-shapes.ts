/**
 * Shapes of the host's answers, by procedure. Bundles inline the result without its code (build/inline-data.ts).
 * Evening shapes load with the first evening call, since few matches are played at one.
 */
import { contract } from '#shared/protocol/contract.ts';
import { type ResponseShape, responseShapes, shapeOf, type ValueShape } from '#shared/protocol/response-shapes.ts';
import { refusalSchema } from '#shared/protocol/table.ts';

const { evening: _, ...others } = contract;

export const ANSWER_SHAPES: Readonly<Record<string, ResponseShape>> = responseShapes(others);

/** The shape of a refusal. */
export const REFUSAL_SHAPE: ValueShape = shapeOf(refusalSchema);
