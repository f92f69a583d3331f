/** How words stand out, on the page's own side: see `../contrast.ts`. */

import { readable } from '../audit/cover.ts';
import { type Box, pathOf } from '../audit/dom.ts';
import type { Finding } from '../audit/finding.ts';
import { lines } from '../audit/texts.ts';

/** The least contrast, of usual text and of large: 24 px, or 18.66 px where it is bold. */
export interface Needs {
  readonly usual: number;
  readonly large: number;
}

const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;

const HIDDEN = 'words-hidden';

/** Words take their place and are not drawn; shadows are, they are part of what is behind. */
export function hideWords(hide: boolean): void {
  document.getElementById(HIDDEN)?.remove();
  if (!hide) return;
  const style = Object.assign(document.createElement('style'), { id: HIDDEN });
  // The sign that there is more goes, too: words that it lies over are scrolled to be read.
  style.textContent = `
    *, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; }
    [data-more]::before, [data-more]::after { visibility: hidden; }
  `;
  // Colours that were asked for before must not be asked for again.
  for (const line of lines()) remembered.set(line.element, colourOf(line.element));
  document.head.append(style);
}

const remembered = new Map<Element, Colour>();

type Colour = readonly [number, number, number, number];

export async function contrast(png: string, needs: Needs): Promise<Finding[]> {
  const picture = await pictureOf(png);
  const scale = picture.width / innerWidth;
  const found = new Map<string, Finding>();
  for (const line of readable(lines())) {
    const colour = remembered.get(line.element);
    if (!colour) continue;
    const ratio = ratioOf(line, colour, picture, scale);
    const need = isLarge(line.element) ? needs.large : needs.usual;
    if (ratio === undefined || ratio >= need - 0.05) continue;
    const where = pathOf(line.element);
    const what = `“${line.text.slice(0, 40)}” has ${ratio.toFixed(1)} : 1, less than ${need} : 1`;
    found.set(`${where} ${ratio.toFixed(0)}`, { rule: 'contrast', what, where });
  }
  return [...found.values()];
}

async function pictureOf(png: string): Promise<ImageData> {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('nothing can be drawn');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The colour of its words, as faint as all around it makes it. */
function colourOf(element: Element): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgba(getComputedStyle(element).color);
  let seen = alpha;
  for (let at: Element | null = element; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
  return [red, green, blue, seen];
}

/** In numbers up to 255, whatever the style sheet calls it. */
function rgba(colour: string): number[] {
  const numbers = (colour.match(/-?[\d.]+/g) ?? []).map(Number);
  return colour.startsWith('color(') ? numbers.map((one, k) => (k < 3 ? one * 255 : one)) : numbers;
}

function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= BOLD);
}

/** Pixels are looked at in a grid so fine, in CSS pixels; grain makes some of them odd ones: so many don't count. */
const STEP = 2;
const ODD = 0.1;

/** The contrast at the worst places, but for a few odd pixels. */
function ratioOf(
  { seen }: { readonly seen: Box },
  colour: Colour,
  { data, width, height }: ImageData,
  scale: number,
): number | undefined {
  const ratios: number[] = [];
  for (let y = seen.top + 1; y < seen.bottom; y += STEP) {
    for (let x = seen.left + 1; x < seen.right; x += STEP) {
      const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      ratios.push(between(behind, mixed(colour, behind)));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * ODD)];
}

function mixed([red, green, blue, alpha]: Colour, behind: readonly number[]): number[] {
  return [red, green, blue].map((one, k) => one * alpha + (behind[k] ?? 0) * (1 - alpha));
}

function between(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [lightOf(a), lightOf(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, as WCAG has it. */
function lightOf(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
