import { describe, expect, it } from 'vitest';
import { AGES, ROME_CARDS } from '#shared/cards/rome.ts';
import { CODEX } from '#shared/games/vbi-maior/codex/index.ts';
import { ageColours } from '../../../decks/rome/ages.ts';
import { PICTURES, pictureOf } from '../../../decks/rome/pictures/index.ts';
import { type Ink, withInks } from '../../../decks/rome/pictures/linocut.ts';
import { partsOf } from '../../../decks/rome/pictures/testing.ts';
import { contrast, flawOf, seenBy, VISIONS } from '../../../decks/testing.ts';
import { letteringOf, romePicture } from './rome-pictures.ts';

const INKS: readonly Ink[] = ['dark', 'light', 'sky', 'land', 'glow'];

/** Every ink a picture names, as often as it does. */
function inksIn(block: string): string[] {
  return [...block.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, ink = '']) => ink).filter((ink) => ink !== 'none');
}

describe('the inks of an age', () => {
  it.each(AGES)('%s: the key block stands out from all others, whoever looks', (age) => {
    const { dark, ...others } = ageColours(age).inks;
    for (const vision of VISIONS) {
      for (const [name, ink] of Object.entries(others)) {
        expect(contrast(seenBy(vision, dark), seenBy(vision, ink)), `${name}, ${vision}`).toBeGreaterThan(3);
      }
    }
  });

  it.each(AGES)('%s: what the light falls on is lighter than what is in the shade', (age) => {
    const { light, land, glow } = ageColours(age).inks;
    for (const shade of [land, glow])
      expect(contrast(seenBy('full', light), seenBy('full', shade))).toBeGreaterThan(1.9);
  });
});

describe('VM-26 the pictures', () => {
  it('are ninety, one for each moment', () => {
    expect(Object.keys(PICTURES).toSorted()).toEqual(CODEX.map(({ card }) => card).toSorted());
    expect(() => pictureOf({ card: 'R91' })).toThrow(RangeError);
  });

  it('are all different', () => {
    expect(new Set(CODEX.map(pictureOf)).size).toBe(90);
    expect(new Set(ROME_CARDS.map(romePicture)).size).toBe(90);
  });

  it('are the same whenever they are drawn', () => {
    for (const page of CODEX) expect(pictureOf(page), page.title).toBe(pictureOf(page));
  });

  it('are sound', () => {
    for (const card of ROME_CARDS) expect(flawOf(romePicture(card)), card).toBeUndefined();
  });

  it('are printed in the five inks and no other', () => {
    for (const page of CODEX) {
      const block = pictureOf(page);
      expect(INKS, page.title).toEqual(expect.arrayContaining([...new Set(inksIn(block))]));
      const { inks } = ageColours(page.age);
      const colours: readonly string[] = Object.values(inks);
      for (const colour of inksIn(withInks(block, inks))) expect(colours, page.title).toContain(colour);
    }
  });

  it('stand out from their ground: three inks at least, and what is far from it is in many parts', () => {
    for (const page of CODEX) {
      const named = partsOf(pictureOf(page)).flatMap(({ what }) => inksIn(what));
      const [ground] = named as [Ink];
      const { inks } = ageColours(page.age);
      const strong = named.filter(
        (ink) => contrast(seenBy('full', inks[ground]), seenBy('full', inks[ink as Ink])) > 3,
      );
      expect(new Set(named).size, page.title).toBeGreaterThanOrEqual(3);
      expect(strong.length, page.title).toBeGreaterThanOrEqual(6);
    }
  });

  it('lie in their arch: little is out of sight, and nothing far', () => {
    for (const page of CODEX) {
      const parts = partsOf(pictureOf(page));
      const unseen = parts.filter(({ points }) => !spans(points, 0, -170, 170) || !spans(points, 1, -520, 0));
      expect(unseen.length / parts.length, `${page.title}: ${unseen.map(({ what }) => what)}`).toBeLessThan(0.12);
      for (const { what, points } of parts) {
        for (const [x, y] of points) {
          expect(Math.abs(x), `${page.title}: ${what}`).toBeLessThan(420);
          expect(Math.abs(y + 260), `${page.title}: ${what}`).toBeLessThan(480);
        }
      }
    }
  });

  it('have titles that fit the stone in letters of three millimetres', () => {
    for (const { title } of CODEX) expect(letteringOf(title).height, title).toBeGreaterThanOrEqual(26);
  });
});

/** Whether these points, across (0) or down (1), overlap a range. */
function spans(points: readonly (readonly [number, number])[], axis: 0 | 1, from: number, to: number): boolean {
  const coordinates = points.map((point) => point[axis]);
  return Math.max(...coordinates) >= from && Math.min(...coordinates) <= to;
}
