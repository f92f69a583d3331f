/** What the tests of the faces ask of an SVG and of colours. */

/** A face must be well under what a phone loads in a blink. */
const LIMIT = 12_000;

/** What is wrong with an SVG that is to be used as an image; nothing if it is sound. */
export function flawOf(svg: string, limit = LIMIT): string | undefined {
  const text = /<(text|image|foreignObject|script|style)\b/.exec(svg);
  if (text) return `<${text[1]}> is not allowed`;
  for (const [, target] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    if (!target?.startsWith('#')) return `reference to ${target}`;
    if (!svg.includes(`id="${target.slice(1)}"`)) return `nothing is named ${target}`;
  }
  if (/NaN|undefined|null/.test(svg)) return 'a number is missing';
  if (svg.length > limit) return `${svg.length} characters`;
  return malformation(svg);
}

/** Reads the markup as XML without entities, comments or text: every tag closed, every attribute quoted. */
function malformation(svg: string): string | undefined {
  const tag = /<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<&]*")*)(\/?)>/y;
  const open: string[] = [];
  while (tag.lastIndex < svg.length) {
    const from = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) return `no tag at ${from}: ${svg.slice(from, from + 40)}`;
    const [, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/ ([A-Za-z:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice in <${name}>`;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !empty) open.push(name);
    if (open.length === 0 && tag.lastIndex < svg.length) return 'more than one root';
  }
  return open.length > 0 ? `<${open.join('><')}> left open` : undefined;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Red, green and blue of `#rrggbb`, each from 0 to 1, linear light. */
function linear(colour: string): Rgb {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/**
 * What becomes of linear light in greyscale and in the three common kinds of colour blindness, full strength:
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
 */
const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
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
} as const;

export const VISIONS = ['full', 'greyscale', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** A colour as `#rrggbb`, in the linear light that a kind of sight makes of it. */
export function seenBy(vision: (typeof VISIONS)[number], colour: string): Rgb {
  const light = linear(colour);
  const [red, green, blue] = SIGHTS[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce<number>((sum, part, k) => sum + part * (light[k] ?? 0), 0),
      ),
    ),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** How different two colours look: CIE 1976, where about 2 is just noticed. */
export function difference(one: Rgb, other: Rgb): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** CIE L*a*b* under D65. */
function lab([red, green, blue]: Rgb): Rgb {
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The contrast of two colours as the WCAG counts it: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
