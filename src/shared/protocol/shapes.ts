/** The contract's schemas for what a host sends, as plain data: a phone's page has no room for what checks schemas. */
import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';

/** What a value may be; nothing said: anything. In the words of JSON Schema, as far as the contract needs them. */
export interface Shape {
  readonly type?: string;
  /** One of these values. */
  readonly enum?: readonly unknown[];
  /** Fits one of these. */
  readonly anyOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  /** Those of `properties` that may be missing: few are, so that saying the others would weigh more. */
  readonly optional?: readonly string[];
  /** What stands behind keys that `properties` does not name. */
  readonly additionalProperties?: Shape;
}

/** What a procedure answers, or each value of the stream that it opens. */
export interface Answered {
  readonly stream: boolean;
  readonly shape: Shape;
}

/** Of every procedure below a router, by its path (`table.watch`). */
export function shapesOf(router: AnyContractRouter, path: readonly string[] = []): Record<string, Answered> {
  if (isContractProcedure(router)) {
    const output = router['~orpc'].outputSchema;
    const yields = getEventIteratorSchemaDetails(output)?.yields;
    return { [path.join('.')]: { stream: yields !== undefined, shape: shapeOf((yields ?? output) as z.ZodType) } };
  }
  return Object.assign({}, ...Object.entries(router).map(([key, below]) => shapesOf(below, [...path, key])));
}

/** One schema as data. */
export function shapeOf(schema: z.ZodType): Shape {
  return told(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }));
}

/** Every safe integer is one: that goes without saying. */
const WITHOUT_SAYING = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

type Said = z.core.JSONSchema.BaseSchema;

function told(said: Said): Shape {
  const { type, maxLength, minimum, maximum, maxItems, properties = {}, required = [] } = said;
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  if (Array.isArray(type)) return { anyOf: type.map((one) => told({ ...said, type: one })) };
  const values = said.const === undefined ? said.enum : [said.const];
  // Which of several it is, is found by trying either way.
  const anyOf = (said.anyOf ?? said.oneOf) as Said[] | undefined;
  if (values) return { enum: values };
  if (anyOf) return { anyOf: anyOf.map(told) };
  const more = said.additionalProperties;
  return {
    ...(type && { type }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && !WITHOUT_SAYING.includes(minimum) && { minimum }),
    ...(maximum !== undefined && !WITHOUT_SAYING.includes(maximum) && { maximum }),
    ...(said.items && { items: told(said.items as Said) }),
    ...(maxItems !== undefined && { maxItems }),
    ...(said.properties && { properties: mapValues(properties as Record<string, Said>, told) }),
    ...(optional.length > 0 && { optional }),
    ...(typeof more === 'object' && { additionalProperties: told(more as Said) }),
  };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
