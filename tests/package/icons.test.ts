/** The icons are the project's own drawing, in every size that a system asks for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { icns, ico, PICTURES, pictureName, SIZES } from '../../packaging/icons.ts';
import { launchChromium, UNDRAWN } from '../e2e/support/chromium.ts';

const pictures = new Map(SIZES.map((size) => [size, readFileSync(join(PICTURES, pictureName(size)))]));

/** Of 255, in the mean of all colours of all pixels: browsers smooth edges each in its own way. */
const ALIKE = 2;

describe('each picture', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(UNDRAWN);
  });
  afterAll(() => browser.close());

  it.each(SIZES)('of %i pixels is what resources/public/icon.svg shows; npm run -s icons draws it', async (size) => {
    const page = await browser.newPage();
    const drawn = [`data:image/svg+xml;base64,${readFileSync('resources/public/icon.svg').toString('base64')}`];
    drawn.push(`data:image/png;base64,${pictures.get(size)?.toString('base64')}`);
    const { widths, apart } = await page.evaluate(
      async ({ drawn, size }) => {
        const seen = await Promise.all(
          drawn.map(async (address) => {
            const image = new Image();
            image.src = address;
            await image.decode();
            const canvas = new OffscreenCanvas(size, size);
            const context = canvas.getContext('2d');
            context?.drawImage(image, 0, 0, size, size);
            return { width: image.naturalWidth, pixels: context?.getImageData(0, 0, size, size).data ?? [] };
          }),
        );
        const [one, other] = seen.map(({ pixels }) => pixels);
        let sum = 0;
        for (const [k, value] of (one ?? []).entries()) sum += Math.abs(value - (other?.[k] ?? 0));
        return { widths: seen.map(({ width }) => width), apart: sum / (one?.length ?? 1) };
      },
      { drawn, size },
    );
    expect(widths[1]).toBe(size);
    expect(apart).toBeLessThan(ALIKE);
    await page.close();
  });
});

describe('a file of many pictures', () => {
  it('for Windows holds each where its table says', () => {
    const file = ico(pictures);
    const count = file.readUInt16LE(4);
    const sizes = [...Array(count).keys()].map((k) => {
      const entry = 6 + 16 * k;
      const picture = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
      expect(picture.equals(pictures.get(file[entry] || 256) ?? Buffer.alloc(0))).toBe(true);
      return file[entry] || 256;
    });
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  it('for macOS holds each kind, one after another to its end', () => {
    const file = icns(pictures);
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const kinds: string[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      kinds.push(file.toString('latin1', at, at + 4));
      // Each is a PNG, whose width stands at a fixed place.
      expect(pictures.has(file.readUInt32BE(at + 8 + 16))).toBe(true);
    }
    expect(kinds).toContain('ic10');
    expect(new Set(kinds).size).toBe(10);
  });

  it('is not made where one is missing', () => {
    expect(() => ico(new Map())).toThrow('npm run -s icons');
  });
});
