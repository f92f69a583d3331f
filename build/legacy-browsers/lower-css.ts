/**
 * A style sheet for browsers of our list that are older than how it is written. What only has to be said otherwise is
 * (`@container window` becomes `@media`, `:is()` a list, `translate` a `transform`); what must be known while the page runs is
 * left to src/renderer/legacy-browsers/style-fallbacks.ts.
 */
import { transform } from 'lightningcss';
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import postcss from 'postcss';
import type { LegacyStyles } from '../../src/renderer/legacy-browsers/style-fallbacks.ts';
import { closingBracket, expandSelector, lowerMediaQuery, resolveMinMax, splitList } from './css-syntax.ts';
import { type BrowserAudience, styleTargets } from './targets.ts';

type Has = [mark: string, subject: string, wanted: readonly string[]];

/** What is found in all sheets of a page. */
export class LegacyStylesheet {
  readonly audience: BrowserAudience;
  private readonly has = new Map<string, Has>();
  private readonly containers = new Set<string>();
  private readonly gaps = new Set<string>();

  constructor(audience: BrowserAudience) {
    this.audience = audience;
  }

  /** The older sheet; what it needs to be told is noted. */
  sheet(css: string): string {
    const plain = lowered(css, 'page');
    const root = postcss.parse(plain);
    root.walkAtRules('container', containerToMedia);
    root.walkAtRules('media', (rule) => {
      rule.params = lowerMediaQuery(rule.params);
    });
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
      rule.selectors = rule.selectors.flatMap((one) => this.marked(one));
      if (this.audience === 'page') return;
      rule.selectors = rule.selectors.flatMap(expandSelector);
      this.holdApart(rule);
    });
    this.noteContainers(root);
    if (this.audience === 'screen') {
      root.walkDecls('inset', fourSides);
      root.walkAtRules('font-face', guardLetterSpacing);
    }
    root.walkDecls((declaration) => lowerDeclaration(declaration, this.audience));
    root.walkRules(mergeTransforms);
    return lowered(root.toString(), this.audience);
  }

  told(): LegacyStyles {
    const has = [...this.has.values()];
    const attributes = has.flatMap(([, ...said]) =>
      [
        ...said
          .flat()
          .join()
          .matchAll(/\[([\w-]+)/g),
      ].map(([, name = '']) => name),
    );
    return {
      has,
      containers: [...this.containers].join(),
      gaps: [...this.gaps].join(),
      noticed: [...new Set(['class', 'open', 'disabled', ...attributes])].filter((name) => !name.startsWith('data-h_')),
    };
  }

  /** The same selector with an attribute in the place of each `:has()`. */
  private marked(selector: string): string[] {
    const at = selector.indexOf(':has(');
    if (at < 0) return [selector];
    const before = selector.slice(0, at);
    const end = closingBracket(selector, at + 4);
    // Within a choice it is one of several that are asked: each of them for itself.
    if (isOpen(before.replace(/:not\($/, ''))) return expandSelector(selector).flatMap((one) => this.marked(one));
    const wanted = splitList(selector.slice(at + 5, end)).flatMap(expandSelector);
    const subjects = expandSelector(subjectOf(before)).join();
    const id = `${subjects} ${wanted}`;
    const mark = this.has.get(id)?.[0] ?? `data-h_${this.has.size}`;
    this.has.set(id, [mark, subjects, wanted]);
    return this.marked(`${before}[${mark}]${selector.slice(end + 1)}`);
  }

  private noteContainers(root: Root): void {
    root.walkDecls(/^container(-type)?$/, ({ parent, value }) => {
      if (value === 'none' || value.startsWith('window')) return;
      for (const one of (parent as Rule).selectors.flatMap(expandSelector)) this.containers.add(one);
    });
  }

  /** Beside a gap stands what does the same for a flexible row without one. */
  private holdApart(rule: Rule): void {
    let last: Rule = rule;
    rule.walkDecls(/^(gap|row-gap|column-gap)$/, ({ prop, value }) => {
      const [row = '0', column = row] = postcss.list.space(resolveMinMax(value));
      for (const one of rule.selectors) this.gaps.add(one.replace(/::?(before|after)$/, ''));
      const apart = (way: string, margin: string, by: string): void => {
        const selectors = rule.selectors.map((one) => `${one}[data-gap="${way}"] > * + *`);
        const own = postcss.rule({ selectors });
        own.append(postcss.decl({ prop: margin, value: by }));
        last.after(own);
        last = own;
      };
      if (prop !== 'row-gap') apart('row', 'margin-left', column);
      if (prop !== 'column-gap') apart('col', 'margin-top', row);
    });
  }
}

function lowered(css: string, audience: BrowserAudience): string {
  const { code } = transform({
    filename: 'older.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets(audience),
  });
  return code.toString();
}

/** Whether a bracket is still to close. */
function isOpen(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}

/** Whom to look at: all up to the compound that asks, without what else it asks for. */
function subjectOf(before: string): string {
  const plain = before.replace(/:not\($/, '').replaceAll(/:not\(\[data-h_\d+\]\)|\[data-h_\d+\]/g, '');
  return plain === '' || /[\s>+~]$/.test(plain) ? `${plain}*` : plain;
}

/** The one container that has the size of the window is the window. */
function containerToMedia(rule: AtRule): void {
  rule.name = 'media';
  rule.params = rule.params.replace(/^[a-z][\w-]*\s+/, '');
}

/** Logical sides as they are where one reads from left to right, as in all our languages. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/^(margin|padding|border)-inline-start/, '$1-left'],
  [/^(margin|padding|border)-inline-end/, '$1-right'],
  [/^(margin|padding|border)-block-start/, '$1-top'],
  [/^(margin|padding|border)-block-end/, '$1-bottom'],
  [/^inset-inline-start$/, 'left'],
  [/^inset-inline-end$/, 'right'],
  [/^inset-block-start$/, 'top'],
  [/^inset-block-end$/, 'bottom'],
];
const PAIRS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^(margin|padding|border)-inline$/, ['$1-left', '$1-right']],
  [/^(margin|padding|border)-block$/, ['$1-top', '$1-bottom']],
  [/^inset-inline$/, ['left', 'right']],
  [/^inset-block$/, ['top', 'bottom']],
];

/** Chromium 68 sets letters of our typefaces, which vary in weight, as far apart as those of another weight: its own serve there. */
function guardLetterSpacing(rule: AtRule): void {
  if (rule.parent?.type === 'root')
    rule.replaceWith(postcss.atRule({ name: 'supports', params: '(inset:0)', nodes: [rule.clone()] }));
}

/** All sides of a box, each by itself. */
function fourSides(declaration: Declaration): void {
  const [top = '0', right = top, bottom = top, left = right] = postcss.list.space(declaration.value);
  for (const [prop, value] of Object.entries({ top, right, bottom, left })) declaration.before({ prop, value });
  declaration.remove();
}

/** Says the same in older words. */
function lowerDeclaration(declaration: Declaration, audience: BrowserAudience): void {
  const { prop, value } = declaration;
  declaration.value = measured(audience === 'screen' ? resolveMinMax(value) : value);
  if (prop.startsWith('transition')) declaration.value = value.replaceAll(/\b(translate|rotate|scale)\b/g, 'transform');
  if (audience === 'page') return;
  if (prop === 'overflow' && value === 'clip') declaration.value = 'hidden';
  for (const [side, name] of SIDES) declaration.prop = declaration.prop.replace(side, name);
  for (const [pair, names] of PAIRS) {
    if (!pair.test(prop)) continue;
    const values = prop.startsWith('border') ? [declaration.value] : postcss.list.space(declaration.value);
    for (const [at, name] of names.entries())
      declaration.before({ prop: prop.replace(pair, name), value: values[at] ?? values[0] ?? '' });
    declaration.remove();
    return;
  }
}

/** Heights and widths of the visible window and of containers, which are told by the page (src/renderer/legacy-browsers/style-fallbacks.ts). */
function measured(value: string): string {
  return value
    .replaceAll(/(-?[\d.]+)dvh\b/g, 'calc($1*var(--vh,1vh))')
    .replaceAll(/(-?[\d.]+)cqh\b/g, 'calc($1*var(--cqh,1vh))')
    .replaceAll(/(-?[\d.]+)cq[wi]\b/g, 'calc($1*var(--cqw,1vw))');
}

/** Moves, turns and sizes of one rule become one transform. */
function mergeTransforms(rule: Rule): void {
  const made: string[] = [];
  let last: Declaration | undefined;
  rule.each((node) => {
    if (node.type !== 'decl' || !/^(translate|rotate|scale)$/.test(node.prop)) return;
    const parts = postcss.list.space(node.value);
    made.push(node.value === 'none' ? 'none' : `${node.prop}(${parts.join(',')})`);
    last?.remove();
    last = node;
  });
  last?.replaceWith({
    prop: 'transform',
    value: made.length > 1 ? made.filter((one) => one !== 'none').join(' ') : (made[0] ?? 'none'),
  });
}
