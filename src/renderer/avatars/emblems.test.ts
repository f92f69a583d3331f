import { describe, expect, it } from 'vitest';
import { AVATAR_COLOURS, SIGN_PATHS } from './emblems.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Minimum difference of two avatar colours for every kind of vision: OKLab, in hundredths. */
const LEAST_APART = 12;
/** As small text: signs get as low as a line of it. */
const LEAST_CONTRAST = 4.5;

/** Colour vision without one kind of cones, on linear sRGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear sRGB to cones, and from their cube roots to OKLab (Ottosson 2020). */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function each(of: Triple, what: (part: number) => number): Triple {
  return [what(of[0]), what(of[1]), what(of[2])];
}

function times([a, b, c]: Matrix, of: Triple): Triple {
  const sum = (row: Triple): number => row[0] * of[0] + row[1] * of[1] + row[2] * of[2];
  return [sum(a), sum(b), sum(c)];
}

/** `#rrggbb` as light: linear sRGB. */
function lightOf(colour: string): Triple {
  return each([1, 3, 5], (from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(colour: string, eye: Matrix): Triple {
  const light = each(times(eye, lightOf(colour)), (part) => Math.min(1, Math.max(0, part)));
  return times(OKLAB, each(times(CONES, light), Math.cbrt));
}

function apart(one: string, other: string, eye: Matrix): number {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** By WCAG 2. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [red, green, blue] = lightOf(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

describe('the colours of marks', () => {
  const all = Object.entries(AVATAR_COLOURS);
  it.each(Object.entries(EYES))(`lie ${LEAST_APART} apart or more: %s`, (_, eye) => {
    for (const [k, [name, { ground }]] of all.entries()) {
      for (const [other, enamel] of all.slice(k + 1)) {
        expect(apart(ground, enamel.ground, eye), `${name} and ${other}`).toBeGreaterThanOrEqual(LEAST_APART);
      }
    }
  });

  it.each(all)('%s has an ink that is read on it', (_, { ground, ink }) => {
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

it('the twelve signs are light enough for the phone’s page', async () => {
  const zipped = new Blob([JSON.stringify(SIGN_PATHS)]).stream().pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(zipped).arrayBuffer()).byteLength).toBeLessThanOrEqual(1200);
});
