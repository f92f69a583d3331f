/**
 * What hosts may send, by procedure. A bundle has these as they come out, without what makes them: build/inline-data.ts.
 * Those of an evening are fetched when its first call is made: few hands are held at one.
 */
import { contract } from '#shared/protocol/contract.ts';
import { type ResponseShape, responseShapes, shapeOf, type ValueShape } from '#shared/protocol/response-shapes.ts';
import { refusalSchema } from '#shared/protocol/table.ts';

const { evening: _, ...others } = contract;

export const ANSWER_SHAPES: Readonly<Record<string, ResponseShape>> = responseShapes(others);

/** Why a host refuses something. */
export const REFUSAL_SHAPE: ValueShape = shapeOf(refusalSchema);
