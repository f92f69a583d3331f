const DATA_PROPERTY = { writable: true, enumerable: true, configurable: true };

/**
 * A deep copy of plain data: objects, arrays, strings, numbers, booleans, null. Much faster than
 * `structuredClone`.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let k = 0; k < value.length; k++) copy[k] = clone(value[k]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const own = clone(value[key]);
    // Plain assignment would set the copy's prototype.
    if (key === '__proto__') Object.defineProperty(copy, key, { ...DATA_PROPERTY, value: own });
    else copy[key] = own;
  }
  return copy as T;
}
