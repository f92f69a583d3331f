/** Whether what a host sends is what the contract says, and no more of it than a page can hold. */
import type { ValueShape } from '#shared/protocol/shapes.ts';
import { hasControlCharacters } from '#shared/words/controls.ts';

/** Where a schema says nothing of it: more letters, or more items, are no host's. */
const MAX_STRING_LENGTH = 5000;
const MAX_ARRAY_LENGTH = 5000;

/** Values within values, and how many of them all together: what a game sends is as free as that. */
const MAX_DEPTH = 50;
export const MAX_VALUES = 100_000;

/** Whether a value has this shape; `most`: of how many values it may consist. */
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

/** What the contract does not name may be there: nobody reads it. */
function hasFields({ properties = {}, optional = [], additionalProperties = {} }: ValueShape, value: object): boolean {
  return (
    Object.keys(properties).every((key) => optional.includes(key) || Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, field]) => {
      if (!Object.hasOwn(properties, key)) return valueMatches(additionalProperties, field);
      return field === undefined ? optional.includes(key) : valueMatches(properties[key] ?? {}, field);
    })
  );
}

/** Plain data all through, no deeper and no more of it than allowed; no text that does more than be read, and no key that is more than a key. */
function isPlainData(value: unknown, budget: { left: number }, depth = 0): boolean {
  budget.left--;
  if (budget.left < 0 || depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return !hasControlCharacters(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, field]) => key !== '__proto__' && isPlainData(field, budget, depth + 1));
}
