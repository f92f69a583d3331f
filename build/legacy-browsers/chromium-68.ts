/** What the oldest televisions lack and no package brings: `min()` and `max()`, gaps of rows that flex, varying typefaces. */
import { calc } from '@csstools/css-calc';
import postcss, { type Root, type Rule } from 'postcss';
import parseValue from 'postcss-value-parser';

/** Changes a sheet that postcss-preset-env has written anew, and says what in it has gaps. */
export function forChromium68(root: Root): Set<string> {
  root.walkDecls((declaration) => {
    declaration.value =
      declaration.prop === 'overflow' ? declaration.value.replace('clip', 'hidden') : decided(declaration.value);
  });
  // It sets letters of typefaces that vary in weight as far apart as those of another weight: its own serve there.
  root.walkAtRules('font-face', (face) => {
    if (face.parent === root)
      face.replaceWith(postcss.atRule({ name: 'supports', params: '(inset:0)', nodes: [face.clone()] }));
  });
  return marginsForGaps(root);
}

/** A television's picture, 16 to 9, and its letters (`tv.css`); only how they stand to each other matters. */
const PICTURE: Readonly<Record<string, number>> = {
  vw: 19.2,
  vh: 10.8,
  vmin: 10.8,
  dvh: 10.8,
  rem: 33.1,
  em: 33.1,
  ch: 16,
};

/** Which one is meant of several that are sorted: a clamped size is the middle of three. */
const CHOSEN: Readonly<Record<string, number>> = { min: 0, clamp: 1, max: -1 };

/** A value with what `min()`, `max()` and `clamp()` come to. Where sizes can't be compared, one that can be stays. */
function decided(value: string): string {
  const parsed = parseValue(value);
  parsed.walk((node) => {
    const at = node.type === 'function' ? CHOSEN[node.value] : undefined;
    if (node.type !== 'function' || at === undefined) return;
    const choices = postcss.list.comma(parseValue.stringify(node.nodes));
    const known = choices.filter((one) => Number.isFinite(pixelsOf(one)));
    const sorted = known.toSorted((a, b) => pixelsOf(a) - pixelsOf(b));
    const chosen = sorted.at(at) ?? choices[0] ?? '0';
    Object.assign(node, { type: 'word', value: /[\s*/]/.test(chosen) ? `calc(${chosen})` : chosen });
  }, true);
  return parsed.toString();
}

function pixelsOf(size: string): number {
  const inPixels = size.replaceAll(/([\d.]+)([a-z]+)/g, (all, number, unit) =>
    PICTURE[unit] ? `${number * PICTURE[unit]}px` : all,
  );
  return Number(calc(`calc(${inPixels})`).replace('px', ''));
}

/**
 * Beside each gap the margins that do the same in a row that flexes. Which rows do is seen in the page alone: it says so with
 * `data-gap` (src/renderer/legacy-browsers/style-fallbacks.ts) on what these selectors match.
 */
function marginsForGaps(root: Root): Set<string> {
  const selectors = new Set<string>();
  root.walkDecls(/^(?:row-|column-)?gap$/, ({ parent, prop, value }) => {
    const rule = parent as Rule;
    if (rule.some((one) => one.type === 'decl' && one.prop === 'display' && one.value === 'grid')) return;
    const [rows = '', columns = rows] = postcss.list.space(value);
    const margins = { row: ['margin-left', columns], col: ['margin-top', rows] } as const;
    for (const [way, [margin, size]] of Object.entries(margins)) {
      if (prop === (way === 'row' ? 'row-gap' : 'column-gap')) continue;
      const apart = rule.selectors.map((one) => `${one}[data-gap=${way}] > * + *`);
      rule.after(postcss.rule({ selector: `${apart}`, nodes: [postcss.decl({ prop: margin, value: size })] }));
    }
    for (const one of rule.selectors) selectors.add(one);
  });
  return selectors;
}
