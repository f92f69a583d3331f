import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from './clone.ts';

describe('clone', () => {
  it('is equal to any plain data, byte for byte', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value = JSON.parse(text);
        expect(JSON.stringify(clone(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps the one name that assigning would lose', () => {
    const text = '{"__proto__":{"a":1}}';
    const copy = clone(JSON.parse(text));
    expect(JSON.stringify(copy)).toBe(text);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('shares nothing with what it was made of', () => {
    const value = { list: [{ deep: [1] }], map: { a: null } };
    const copy = clone(value);
    copy.list[0]?.deep.push(2);
    copy.list.push({ deep: [] });
    expect(value).toEqual({ list: [{ deep: [1] }], map: { a: null } });
    expect(copy.list).toHaveLength(2);
  });
});
