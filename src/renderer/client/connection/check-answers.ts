/** Checks that a host's answer matches the contract and is not too large for a page. */

import { refusal } from '#shared/engine/refusal.ts';
import { hasControlCharacters } from '#shared/i18n/characters.ts';
import type { AnswerShapes, ValueShape } from '#shared/protocol/response-shapes.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import { CallError, type RpcLink } from './rpc.ts';

/** Maximum nesting depth and total number of values, which also bound a game's own data. */
const MAX_DEPTH = 50;
const MAX_VALUES = 100_000;

/** A whole record is larger than an update. */
const MAX_ANSWER_VALUES = 20 * MAX_VALUES;

/** The refusal for a host that violates the contract. */
export const PROTOCOL_VIOLATION = refusal('host', 'host-strange');

/**
 * Wraps a link with a check of each answer: an invalid answer counts as a refusal; an invalid stream value is skipped, since each
 * value is complete in itself. Calls `strange` for each.
 */
export function checkAnswers(link: RpcLink, shapes: AnswerShapes, strange: () => void): RpcLink {
  return {
    async call(path, input, options) {
      const answers =
        path[0] === 'evening'
          ? (await loadWithRetry(() => import('./answer-shapes/evening-answer-shapes.ts'))).EVENING_ANSWER_SHAPES
          : shapes;
      const { stream = false, shape = {} } = answers[path.join('.')] ?? {};
      const answer = await link.call(path, input, options);
      if (stream && isStream(answer)) return soundOf(answer, (value) => matchesShape(shape, value), strange);
      if (stream || !matchesShape(shape, answer, MAX_ANSWER_VALUES)) throw new CallError('REFUSED', PROTOCOL_VIOLATION);
      return answer;
    },
  };
}

async function* soundOf(stream: AsyncIterable<unknown>, isSound: (value: unknown) => boolean, strange: () => void) {
  for await (const value of stream) {
    if (isSound(value)) yield value;
    else strange();
  }
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/** Maximum text and list length where a schema has none. */
const MAX_STRING_LENGTH = 5000;
const MAX_ARRAY_LENGTH = 5000;

/** Whether a value has this shape; `most`: maximum number of values in it. */
export function matchesShape(shape: ValueShape, value: unknown, most = MAX_VALUES): boolean {
  return isPlainData(value, { left: most }) && valueMatches(shape, value);
}

function valueMatches(shape: ValueShape, value: unknown): boolean {
  if (shape.enum) return shape.enum.includes(value);
  if (shape.anyOf) return shape.anyOf.some((one) => valueMatches(one, value));
  switch (shape.type) {
    case undefined:
      return true;
    case 'string':
      return typeof value === 'string' && value.length <= (shape.maxLength ?? MAX_STRING_LENGTH);
    case 'integer':
      return Number.isSafeInteger(value) && isWithin(shape, value as number);
    case 'number':
      return Number.isFinite(value) && isWithin(shape, value as number);
    case 'array':
      return Array.isArray(value) && hasItems(shape, value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && hasFields(shape, value);
    default:
      return value === null ? shape.type === 'null' : typeof value === shape.type;
  }
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: ValueShape, value: number): boolean {
  return minimum <= value && value <= maximum;
}

function hasItems({ items = {}, maxItems = MAX_ARRAY_LENGTH }: ValueShape, value: readonly unknown[]): boolean {
  return value.length <= maxItems && value.every((item) => valueMatches(items, item));
}

/** Unknown fields are allowed, since nobody reads them. */
function hasFields({ properties = {}, optional = [], additionalProperties = {} }: ValueShape, value: object): boolean {
  return (
    Object.keys(properties).every((key) => optional.includes(key) || Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, field]) => {
      if (!Object.hasOwn(properties, key)) return valueMatches(additionalProperties, field);
      return field === undefined ? optional.includes(key) : valueMatches(properties[key] ?? {}, field);
    })
  );
}

/** Plain data within the limits of depth and size; no dangerous texts or keys. */
function isPlainData(value: unknown, budget: { left: number }, depth = 0): boolean {
  budget.left--;
  if (budget.left < 0 || depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return !hasControlCharacters(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, field]) => key !== '__proto__' && isPlainData(field, budget, depth + 1));
}
