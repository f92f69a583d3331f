/** Whether what a host sends is what the contract says, and no more of it than a page can hold. */
import type { Shape } from '#shared/protocol/shapes.ts';
import { hasControls } from '#shared/words/controls.ts';

/** Where a schema says nothing of it: more letters, or more items, are no host's. */
const MOST_LETTERS = 5000;
const MOST_ITEMS = 5000;

/** Values within values, and how many of them all together: what a game sends is as free as that. */
const DEEPEST = 50;
export const MOST_VALUES = 100_000;

/** Whether a value has this shape; `most`: of how many values it may consist. */
export function fits(shape: Shape, value: unknown, most = MOST_VALUES): boolean {
  return isSound(value, { left: most }) && has(shape, value);
}

function has(shape: Shape, value: unknown): boolean {
  if (shape.enum) return shape.enum.includes(value);
  if (shape.anyOf) return shape.anyOf.some((one) => has(one, value));
  switch (shape.type) {
    case undefined:
      return true;
    case 'string':
      return typeof value === 'string' && value.length <= (shape.maxLength ?? MOST_LETTERS);
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

function isWithin({ minimum = -Infinity, maximum = Infinity }: Shape, value: number): boolean {
  return minimum <= value && value <= maximum;
}

function hasItems({ items = {}, maxItems = MOST_ITEMS }: Shape, value: readonly unknown[]): boolean {
  return value.length <= maxItems && value.every((item) => has(items, item));
}

/** What the contract does not name may be there: nobody reads it. */
function hasFields({ properties = {}, optional = [], additionalProperties = {} }: Shape, value: object): boolean {
  return (
    Object.keys(properties).every((key) => optional.includes(key) || Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, field]) => {
      if (!Object.hasOwn(properties, key)) return has(additionalProperties, field);
      return field === undefined ? optional.includes(key) : has(properties[key] ?? {}, field);
    })
  );
}

/** Plain data all through, no deeper and no more of it than allowed; no text that does more than be read, and no key that is more than a key. */
function isSound(value: unknown, budget: { left: number }, depth = 0): boolean {
  budget.left--;
  if (budget.left < 0 || depth > DEEPEST) return false;
  if (typeof value === 'string') return !hasControls(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, field]) => key !== '__proto__' && isSound(field, budget, depth + 1));
}
