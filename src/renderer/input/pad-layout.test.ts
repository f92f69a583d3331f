import { describe, expect, it } from 'vitest';
import { buttonOf, isShape, keyOf, PAD_KINDS, padKind, SHAPES, signOf } from './pad-layout.ts';

describe('the family of a gamepad', () => {
  const chrome = (name: string, vendor: string, product: string) =>
    `${name} (STANDARD GAMEPAD Vendor: ${vendor} Product: ${product})`;

  it('is known by who made it, as browsers write it', () => {
    expect(padKind(chrome('Xbox Wireless Controller', '045e', '0b13'), false)).toBe('xbox');
    expect(padKind(chrome('DualSense Wireless Controller', '054c', '0ce6'), false)).toBe('playstation');
    expect(padKind('057e-2009-Pro Controller', false)).toBe('nintendo');
    expect(padKind('DualSense Wireless Controller Extended Gamepad', false)).toBe('playstation');
    expect(padKind('Joy-Con (L/R)', false)).toBe('nintendo');
  });

  it('is a Deck by its own number, and on its screen by what Steam puts in its place', () => {
    expect(padKind(chrome('Valve Software Steam Deck Controller', '28de', '1205'), false)).toBe('deck');
    const steams = chrome('Microsoft X-Box 360 pad 0', '28de', '11ff');
    expect([padKind(steams, true), padKind(steams, false)]).toEqual(['deck', 'xbox']);
  });

  it('has the letters that most have where nothing is known', () => {
    expect([padKind('', false), padKind('USB Gamepad (Vendor: 0079 Product: 0011)', true)]).toEqual(['xbox', 'xbox']);
  });
});

describe('what stands on the buttons', () => {
  it('is something for every button that stands for a key, on every pad', () => {
    for (const kind of PAD_KINDS) {
      const signs = Array.from({ length: 12 }, (_, button) => (keyOf(button, kind) ? signOf(button, kind) : ''));
      expect(signs.filter((sign) => sign === '')).toEqual([]);
      expect(new Set(signs).size).toBe(signs.length);
      for (const sign of signs) expect(isShape(sign) || /^[A-Z][A-Z0-9]?$/.test(sign)).toBe(true);
    }
    expect(Object.values(SHAPES)).toHaveLength(new Set(Object.values(SHAPES)).size);
  });

  it('says A where yes is, but for who has neither letter', () => {
    const yes = PAD_KINDS.map((kind) => signOf(buttonOf('Enter', kind) ?? -1, kind));
    expect(yes).toEqual(['A', 'cross', 'A', 'A']);
    expect(buttonOf('g', 'xbox')).toBeUndefined();
  });
});
