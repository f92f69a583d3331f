/** The contract's output schemas as plain data: the phone is too small for a schema library. */
import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';

/** A value's shape, in the subset of JSON Schema the contract needs; empty allows anything. */
export interface ValueShape {
  readonly type?: string;
  /** One of these values. */
  readonly enum?: readonly unknown[];
  /** Fits one of these. */
  readonly anyOf?: readonly ValueShape[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ValueShape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ValueShape>>;
  /** Properties that may be missing: listing these few is shorter than the required ones. */
  readonly optional?: readonly string[];
  /** The shape of keys not in `properties`. */
  readonly additionalProperties?: ValueShape;
}

/** A procedure's output, or each value of its stream. */
export interface ResponseShape {
  readonly stream: boolean;
  readonly shape: ValueShape;
}

/** Shapes of the host's answers, by procedure. Each page has a generated file of those it needs. */
export type AnswerShapes = Readonly<Record<string, ResponseShape>>;

/** Output shapes of a router's procedures, by path (`table.watch`). */
export function responseShapes(router: AnyContractRouter, path: readonly string[] = []): Record<string, ResponseShape> {
  if (isContractProcedure(router)) {
    const output = router['~orpc'].outputSchema;
    const yields = getEventIteratorSchemaDetails(output)?.yields;
    return { [path.join('.')]: { stream: yields !== undefined, shape: shapeOf((yields ?? output) as z.ZodType) } };
  }
  return Object.assign({}, ...Object.entries(router).map(([key, below]) => responseShapes(below, [...path, key])));
}

/** A schema as data. */
export function shapeOf(schema: z.ZodType): ValueShape {
  return shapeOfJsonSchema(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }));
}

/** The default range of an integer, left out of shapes. */
const SAFE_INTEGER_RANGE = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

type JsonSchema = z.core.JSONSchema.BaseSchema;

function shapeOfJsonSchema(schema: JsonSchema): ValueShape {
  const { type, maxLength, minimum, maximum, maxItems, properties = {}, required = [] } = schema;
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  if (Array.isArray(type)) return { anyOf: type.map((one) => shapeOfJsonSchema({ ...schema, type: one })) };
  const values = schema.const === undefined ? schema.enum : [schema.const];
  // Both mean trying each alternative.
  const anyOf = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (values) return { enum: values };
  if (anyOf) return { anyOf: anyOf.map(shapeOfJsonSchema) };
  const more = schema.additionalProperties;
  return {
    ...(type && { type }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && !SAFE_INTEGER_RANGE.includes(minimum) && { minimum }),
    ...(maximum !== undefined && !SAFE_INTEGER_RANGE.includes(maximum) && { maximum }),
    ...(schema.items && { items: shapeOfJsonSchema(schema.items as JsonSchema) }),
    ...(maxItems !== undefined && { maxItems }),
    ...(schema.properties && { properties: mapValues(properties as Record<string, JsonSchema>, shapeOfJsonSchema) }),
    ...(optional.length > 0 && { optional }),
    ...(typeof more === 'object' && { additionalProperties: shapeOfJsonSchema(more as JsonSchema) }),
  };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
