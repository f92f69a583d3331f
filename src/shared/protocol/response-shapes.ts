/** The contract's schemas for what a host sends, as plain data: a phone's page has no room for what checks schemas. */
import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';

/** What a value may be; nothing said: anything. In the words of JSON Schema, as far as the contract needs them. */
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
  /** Those of `properties` that may be missing: few are, so that saying the others would weigh more. */
  readonly optional?: readonly string[];
  /** What stands behind keys that `properties` does not name. */
  readonly additionalProperties?: ValueShape;
}

/** What a procedure answers, or each value of the stream that it opens. */
export interface ResponseShape {
  readonly stream: boolean;
  readonly shape: ValueShape;
}

/** Of every procedure below a router, by its path (`table.watch`). */
export function responseShapes(router: AnyContractRouter, path: readonly string[] = []): Record<string, ResponseShape> {
  if (isContractProcedure(router)) {
    const output = router['~orpc'].outputSchema;
    const yields = getEventIteratorSchemaDetails(output)?.yields;
    return { [path.join('.')]: { stream: yields !== undefined, shape: shapeOf((yields ?? output) as z.ZodType) } };
  }
  return Object.assign({}, ...Object.entries(router).map(([key, below]) => responseShapes(below, [...path, key])));
}

/** One schema as data. */
export function shapeOf(schema: z.ZodType): ValueShape {
  return shapeOfJsonSchema(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }));
}

/** Every safe integer is one: that goes without saying. */
const SAFE_INTEGER_RANGE = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

type JsonSchema = z.core.JSONSchema.BaseSchema;

function shapeOfJsonSchema(said: JsonSchema): ValueShape {
  const { type, maxLength, minimum, maximum, maxItems, properties = {}, required = [] } = said;
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  if (Array.isArray(type)) return { anyOf: type.map((one) => shapeOfJsonSchema({ ...said, type: one })) };
  const values = said.const === undefined ? said.enum : [said.const];
  // Which of several it is, is found by trying either way.
  const anyOf = (said.anyOf ?? said.oneOf) as JsonSchema[] | undefined;
  if (values) return { enum: values };
  if (anyOf) return { anyOf: anyOf.map(shapeOfJsonSchema) };
  const more = said.additionalProperties;
  return {
    ...(type && { type }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && !SAFE_INTEGER_RANGE.includes(minimum) && { minimum }),
    ...(maximum !== undefined && !SAFE_INTEGER_RANGE.includes(maximum) && { maximum }),
    ...(said.items && { items: shapeOfJsonSchema(said.items as JsonSchema) }),
    ...(maxItems !== undefined && { maxItems }),
    ...(said.properties && { properties: mapValues(properties as Record<string, JsonSchema>, shapeOfJsonSchema) }),
    ...(optional.length > 0 && { optional }),
    ...(typeof more === 'object' && { additionalProperties: shapeOfJsonSchema(more as JsonSchema) }),
  };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
