/** What the oldest televisions lack and no package brings: `min()` and `max()`, gaps of rows that flex, varying typefaces. */
import { calc } from '@csstools/css-calc';
import { list, type Root, type Rule } from 'postcss';

/**
 * A sheet that postcss-preset-env has written anew. Chromium 68 sets letters of typefaces that vary in weight as far apart as those of
 * another weight: its own serve there.
 */
export const forChromium68 = (css: string): string =>
  decided(css)
    .replaceAll(/(?<=overflow:\s*)clip/g, 'hidden')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '@supports (inset:0){$&}');

/** `min()`, `max()` or `clamp()`, with brackets in brackets. */
const CHOICE = /(?<![\w-])(min|max|clamp)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g;

/** A sheet with what these come to: `clamp()` to the middle of three. Where sizes can't be compared, one that can be stays. */
const decided = (css: string): string =>
  css.replaceAll(CHOICE, (_, which: string, inner: string) => {
    const choices = list.comma(decided(inner));
    const known = choices.filter((one) => Number.isFinite(pixelsOf(one)));
    const sorted = known.toSorted((a, b) => pixelsOf(a) - pixelsOf(b));
    const chosen = sorted.at({ min: 0, clamp: 1 }[which] ?? -1) ?? choices[0] ?? '0';
    return /[\s*/]/.test(chosen) ? `calc(${chosen})` : chosen;
  });

/** A television's picture, 16 to 9, and its letters (`tv.css`); only how they stand to each other matters. */
const PICTURE = { vw: 19.2, vh: 10.8, vmin: 10.8, dvh: 10.8, rem: 33.1, em: 33.1, ch: 16, px: 1 };

/** No number where a unit is not known. */
function pixelsOf(size: string): number {
  const inPixels = size.replaceAll(/([\d.]+)([a-z]+)/g, (_, number, unit) => `${number * PICTURE[unit as 'vw']}px`);
  return Number(calc(`calc(${inPixels})`).replace('px', ''));
}

/**
 * Beside each gap the margins that do the same in a row that flexes. Which rows do is seen in the page alone: it says so with
 * `data-gap` (src/renderer/legacy-browsers/style-fallbacks.ts) on what the selectors match that come back.
 */
export function marginsForGaps(root: Root): string[] {
  const selectors: string[] = [];
  root.walkDecls(/^(?:row-|column-)?gap$/, ({ parent, prop, value }) => {
    const rule = parent as Rule;
    if (rule.some((one) => one.type === 'decl' && one.prop === 'display' && one.value === 'grid')) return;
    selectors.push(...rule.selectors);
    const [rows = '', columns = rows] = list.space(value);
    const add = (way: string, margin: string) =>
      rule.after(`${rule.selectors.map((one) => `${one}[data-gap=${way}] > * + *`)}{${margin}}`);
    if (prop !== 'row-gap') add('row', `margin-left:${columns}`);
    if (prop !== 'column-gap') add('col', `margin-top:${rows}`);
  });
  return selectors;
}
