/**
 * The style sheets of browsers that lack `:has()` and `@container`. postcss-preset-env and lightningcss write what has an older
 * spelling. What a page has to tell while it runs stands here: css-has-pseudo weighs more than a television's page has left
 * (docs/decisions/036-older-style-sheets.md).
 */
import { transform } from 'lightningcss';
import postcss, { type Root, type Rule } from 'postcss';
import presetEnv from 'postcss-preset-env';
import parseSelector, { type Node, type Pseudo } from 'postcss-selector-parser';
import type { LegacyStyles } from '../../src/renderer/legacy-browsers/style-fallbacks.ts';
import { forChromium68, marginsForGaps } from './chromium-68.ts';
import { type BrowserAudience, styleTargets } from './targets.ts';

/** Lowers all sheets of a page (`lower`), and collects what their older spelling needs at run time (`data`). */
export function olderStyles(audience: BrowserAudience) {
  const marks = new Map<string, LegacyStyles['has'][number]>();
  const containers = new Set<string>();
  const gaps = new Set<string>();
  const noticed = new Set(['class', 'open', 'disabled']);
  const isScreen = audience === 'screen';

  const preset = presetEnv({
    env: audience,
    preserve: false,
    features: {
      'has-pseudo-class': false,
      'light-dark-function': false,
      'font-variant-property': false,
      'focus-visible-pseudo-class': isScreen && { replaceWith: ':focus', disablePolyfillReadyClass: true },
      'is-pseudo-class': { specificityMatchingName: 'x' },
    },
  });

  /** An attribute in the place of each `:has()`, which the page sets where something matches. */
  const markHas = parseSelector((all) => {
    all.walkAttributes(({ attribute }) => void noticed.add(attribute));
    all.walkPseudos((has) => {
      if (has.value !== ':has') return;
      const [subject, wanted] = [subjectOf(has), has.nodes.map((one) => String(one).trim())];
      const id = `${subject} ${wanted}`;
      const mark = marks.get(id)?.[0] ?? `data-h_${marks.size}`;
      marks.set(id, [mark, subject, wanted]);
      has.replaceWith(parseSelector.attribute({ attribute: mark, value: undefined, raws: {} }));
    });
  });

  function lower(css: string): string {
    const queried = css.replaceAll(CONTAINER, (_, query: string) => `@media ${query.replaceAll(' or ', ', ')}`);
    // postcss-preset-env has no older spelling of `:where()`.
    const known = isScreen ? queried.replaceAll(':where(', ':is(') : queried;
    const root = postcss(preset).process(known, { from: undefined }).root as Root;
    root.walkRules(/:has\(/, (rule) => void markHas.processSync(rule, { updateSelector: true }));
    root.walkDecls(/^container/, ({ parent, value }) => {
      if (!/none|window/.test(value)) containers.add((parent as Rule).selector);
    });
    if (isScreen) for (const one of marginsForGaps(root)) gaps.add(one);
    const sheet = isScreen ? forChromium68(`${root}`) : `${root}`;
    const code = Buffer.from(sheet.replaceAll(UNIT, (_, size, unit) => `calc(${size}*${UNITS[unit]})`));
    return transform({ filename: 'older.css', code, minify: true, targets: styleTargets(audience) }).code.toString();
  }

  const data = (): LegacyStyles => ({
    has: [...marks.values()],
    containers: [...containers].join(),
    gaps: [...gaps].join(),
    noticed: [...noticed],
  });

  return { lower, data };
}

/** Whom to ask: all that stands before a `:has()`, outside of what it is negated by. */
function subjectOf(has: Pseudo): string {
  let asked: Pseudo = has;
  while (parseSelector.isPseudo(asked.parent?.parent as Node)) asked = asked.parent?.parent as Pseudo;
  const [before = ''] = String(asked.parent).split(String(asked));
  return /(?:^|[\s>+~])$/.test(before) ? `${before}*`.trim() : before.trim();
}

/** A container that is asked how large it is fills the window. */
const CONTAINER = /@container\s*(?:[a-z]+\s)?([^{]*)/g;

/** Sizes of the visible window and of containers, which the page tells. */
const VW = 'var(--cqw,1vw)';
const UNITS: Readonly<Record<string, string>> = { dvh: 'var(--vh,1vh)', cqh: 'var(--cqh,1vh)', cqw: VW, cqi: VW };
const UNIT = /(-?[\d.]+)(dvh|cqh|cqw|cqi)\b/g;
