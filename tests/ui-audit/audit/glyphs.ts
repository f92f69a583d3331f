/** No glyph is missing: every character is drawn otherwise than one that no font has. */
import { pathOf, roots } from './dom.ts';
import type { Finding } from './finding.ts';
import type { Line } from './texts.ts';

/** Nobody has given these a meaning: what they look like is what a missing glyph looks like. */
const NOWHERE = ['\u{378}', '\u{ABFFE}'];
const SIZE = 24;

/** What was looked at once need not be drawn again. */
const known = new Map<string, boolean>();

export function glyphs(lines: readonly Line[]): Finding[] {
  const found = new Map<string, Finding>();
  const look = (element: Element, text: string, style: CSSStyleDeclaration): void => {
    for (const glyph of text.normalize('NFC')) {
      if (glyph.codePointAt(0) === 0x200d || /[\s\p{M}\p{Cf}]/u.test(glyph) || isThere(glyph, style)) continue;
      const code = glyph.codePointAt(0)?.toString(16).toUpperCase();
      found.set(glyph, { rule: 'glyph', what: `“${glyph}” (U+${code}) is missing`, where: pathOf(element) });
    }
  };
  for (const { element, text } of lines) look(element, text, getComputedStyle(element));
  for (const element of roots().flatMap((root) => [...root.querySelectorAll('*')])) {
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      const [, text] = /^"(.*)"/.exec(style.content) ?? [];
      if (text) look(element, text, style);
    }
  }
  return [...found.values()];
}

function isThere(glyph: string, { fontFamily, fontStyle, fontWeight }: CSSStyleDeclaration): boolean {
  const font = `${fontStyle} ${fontWeight} ${SIZE}px ${fontFamily}`;
  const key = `${font} ${glyph}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const drawn = draw(glyph, font);
  const there = NOWHERE.every((nowhere) => draw(nowhere, font) !== drawn);
  known.set(key, there);
  return there;
}

let context: CanvasRenderingContext2D | null | undefined;

function draw(glyph: string, font: string): string {
  if (!context) {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIZE * 2, height: SIZE * 2 });
    context = canvas.getContext('2d', { willReadFrequently: true });
  }
  if (!context) throw new Error('nothing can be drawn');
  context.clearRect(0, 0, SIZE * 2, SIZE * 2);
  context.font = font;
  context.fillText(glyph, 4, SIZE * 1.4);
  return context.getImageData(0, 0, SIZE * 2, SIZE * 2).data.join('');
}
