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
import { forChromium68 } from './chromium-68.ts';
import { type BrowserAudience, styleTargets } from './targets.ts';

/** Lowers all sheets of a page, and collects what their older spelling needs at run time. */
export class OlderStyles {
  private readonly audience: BrowserAudience;
  private readonly marks = new Map<string, LegacyStyles['has'][number]>();
  private readonly containers = new Set<string>();
  private readonly gaps = new Set<string>();
  private readonly noticed = new Set(['class', 'open', 'disabled']);

  constructor(audience: BrowserAudience) {
    this.audience = audience;
  }

  /** A sheet in its older spelling. */
  lowered(css: string): string {
    const root = postcss.parse(css);
    root.walkAtRules('container', (rule) => {
      rule.name = 'media';
      rule.params = rule.params.replace(/^[a-z]+\s/, '').replaceAll(' or ', ', ');
    });
    // postcss-preset-env has no older spelling of `:where()`.
    if (this.audience === 'screen')
      root.walkRules((rule) => {
        rule.selector = rule.selector.replaceAll(':where(', ':is(');
      });
    const plain = postcss(presets(this.audience)).process(root, { from: undefined }).root as Root;
    plain.walkRules((rule) => this.markHas(rule));
    plain.walkDecls(/^container/, ({ parent, value }) => {
      if (!/none|window/.test(value)) this.containers.add((parent as Rule).selector);
    });
    if (this.audience === 'screen') for (const one of forChromium68(plain)) this.gaps.add(one);
    plain.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(UNIT, (_, size, unit) => `calc(${size}*${UNITS[unit]})`);
    });
    const targets = styleTargets(this.audience);
    const code = Buffer.from(plain.toString());
    return transform({ filename: 'older.css', code, minify: true, targets }).code.toString();
  }

  runtimeData(): LegacyStyles {
    return {
      has: [...this.marks.values()],
      containers: [...this.containers].join(),
      gaps: [...this.gaps].join(),
      noticed: [...this.noticed],
    };
  }

  /** An attribute in the place of each `:has()`, which the page sets where something matches. */
  private markHas(rule: Rule): void {
    if (!rule.selector.includes(':has(')) return;
    rule.selector = parseSelector((all) => {
      all.walkAttributes(({ attribute }) => void this.noticed.add(attribute));
      all.walkPseudos((has) => {
        if (has.value === ':has')
          has.replaceWith(parseSelector.attribute({ attribute: this.markFor(has), value: undefined, raws: {} }));
      });
    }).processSync(rule.selector);
  }

  private markFor(has: Pseudo): string {
    const wanted = has.nodes.map((one) => String(one).trim());
    const subject = subjectOf(has);
    const id = `${subject} ${wanted}`;
    const mark = this.marks.get(id) ?? [`data-h_${this.marks.size}`, subject, wanted];
    this.marks.set(id, mark);
    return mark[0];
  }
}

/** Whom to ask: all that stands before a `:has()`, outside of what it is negated by. */
function subjectOf(has: Pseudo): string {
  let asked: Pseudo = has;
  while (parseSelector.isPseudo(asked.parent?.parent as Node)) asked = asked.parent?.parent as Pseudo;
  const [before = ''] = String(asked.parent).split(String(asked));
  return /(?:^|[\s>+~])$/.test(before) ? `${before}*`.trim() : before.trim();
}

const presets = (audience: BrowserAudience) =>
  presetEnv({
    env: audience,
    preserve: false,
    autoprefixer: { add: false },
    features: {
      'custom-properties': false,
      'has-pseudo-class': false,
      'light-dark-function': false,
      'font-variant-property': false,
      'gap-properties': false,
      'focus-visible-pseudo-class': audience === 'screen' && { replaceWith: ':focus', disablePolyfillReadyClass: true },
      'is-pseudo-class': { specificityMatchingName: 'x' },
    },
  });

/** Sizes of the visible window and of containers, which the page tells. */
const UNITS: Readonly<Record<string, string>> = {
  dvh: 'var(--vh,1vh)',
  cqh: 'var(--cqh,1vh)',
  cqw: 'var(--cqw,1vw)',
  cqi: 'var(--cqw,1vw)',
};
const UNIT = /(-?[\d.]+)(dvh|cqh|cqw|cqi)\b/g;
