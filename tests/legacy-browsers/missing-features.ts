/** What browsers of our list lack, and what of it a built script says: its syntax, and the names of what the language and its surroundings gained. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyNode, parse } from 'acorn';
import type { BrowserAudience } from '../../build/legacy-browsers/targets.ts';

const POLYFILLS = readFileSync(new URL('../../src/renderer/legacy-browsers/polyfills.ts', import.meta.url), 'utf8');

/** TypeScript's own lists of what each edition of the language brought lie beside its binary. */
const LIBRARIES = fileURLToPath(
  new URL(`../../node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`, import.meta.url),
);

/** The last edition whose libraries every browser of the list has whole: Chromium 68, and Safari 15.0. */
const WHOLE: Readonly<Record<BrowserAudience, number>> = { screen: 2018, page: 2021 };

/** What nobody writes for a page, and what it is called others call their own. */
const ELSEWHERE = /decorators|disposable|temporal|sharedmemory|float16|arraybuffer/;

/** Names that are fields of ours, too, or of a package: what is meant is never the language's. */
const OURS = new Set([
  'cause',
  'take',
  'drop',
  'description',
  'any',
  'raw',
  'escape',
  'union',
  'intersection',
  'try',
  'race',
  'errors',
  'indices',
  'groups',
  'hour',
  'day',
  'style',
  'reason',
  'status',
  // Chromium had them with 66 and 67, a year or two before their edition.
  'trimEnd',
  'setBigUint64',
]);

/** What browsers gained beside the language after the oldest of our list, as far as somebody is likely to write it. */
const SURROUNDINGS: Readonly<Record<BrowserAudience, readonly string[]>> = {
  page: ['randomUUID', 'showPicker', 'scheduler', 'toBlobURL', 'structuredClone', 'OffscreenCanvas'],
  screen: [
    ...['randomUUID', 'showPicker', 'scheduler', 'structuredClone', 'OffscreenCanvas'],
    ...[
      'replaceChildren',
      'roundRect',
      'arrayBuffer',
      'getAnimations',
      'queueMicrotask',
      'contentBoxSize',
      'locks',
      'toggleAttribute',
    ],
  ],
};

/** Whether a script asks before it uses a name: who lacks it does without. */
const asksFirst = (code: string, name: string): boolean =>
  new RegExp(`typeof (?:\\w+(?:\\(\\[?\\]?\\))?\\.)*${name.slice(1)}\\b`).test(code);

function namesIn(library: string): string[] {
  const text = readFileSync(join(LIBRARIES, library), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/^ {4}(?:readonly )?(\w+)\??(?:<[^(\n]*>)?[(:]/gm)].map(([, name = '']) => name);
}

const editionOf = (library: string): number => {
  const [, edition = ''] = /^lib\.es(\d+|next)/.exec(library) ?? [];
  if (edition === 'next') return 9999;
  return edition.length < 4 ? 2015 : Number(edition);
};

/** The names that the language gained after the edition that all have. */
export function gained(audience: BrowserAudience): ReadonlySet<string> {
  const libraries = readdirSync(LIBRARIES).filter((name) => /^lib\.es.*\.d\.ts$/.test(name) && !ELSEWHERE.test(name));
  const [older, newer] = [false, true].map((isNewer) =>
    libraries.filter((name) => editionOf(name) > WHOLE[audience] === isNewer).flatMap(namesIn),
  );
  const known = new Set([...(older ?? []), ...OURS]);
  return new Set((newer ?? []).filter((name) => !known.has(name)));
}

/** What `src/renderer/legacy-browsers` brings, by its names. */
export const brought: ReadonlySet<string> = new Set(
  [...POLYFILLS.matchAll(/^ {2}(\w+)(?:[(:,])/gm)].map(([, name = '']) => name),
);

/** All nodes of a script. Throws where it is written in a later syntax than the edition's. */
function* nodesOf(code: string, edition: 2020 | 2022): Generator<AnyNode> {
  const stack: unknown[] = [parse(code, { ecmaVersion: edition, sourceType: 'module' })];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && typeof node.type === 'string') yield node as AnyNode;
    stack.push(...Object.values(node));
  }
}

/** What of the syntax a browser of the list would stumble over though its edition has it: the whole script is lost then. */
function stumble(node: AnyNode, audience: BrowserAudience): string | undefined {
  // Safari learned both with 16.4.
  if (node.type === 'StaticBlock') return 'a static block';
  if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) return `/${node.regex.pattern}/`;
  if (node.type === 'Literal' && node.regex && /[dv]/.test(node.regex.flags)) return `a flag of ${node.regex.flags}`;
  if (audience === 'page') return undefined;
  if (node.type === 'ChainExpression') return '?.';
  if (node.type === 'LogicalExpression' && node.operator === '??') return '??';
  if (node.type === 'ExportAllDeclaration' && node.exported) return 'export * as';
  return undefined;
}

function nameUsed(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return node.type === 'NewExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
}

/** What the oldest browser of the list would not know of a script. */
export function lacking(code: string, audience: BrowserAudience): string[] {
  const news = gained(audience);
  const found = new Set<string>();
  for (const node of nodesOf(code, audience === 'screen' ? 2020 : 2022)) {
    const stumbles = stumble(node, audience);
    if (stumbles) found.add(stumbles);
    const name = nameUsed(node);
    if (name && (news.has(name) || SURROUNDINGS[audience].includes(name)) && !brought.has(name)) found.add(`.${name}`);
  }
  return [...found].filter((one) => !asksFirst(code, one));
}

/** What an older style sheet must not say, since those it is for drop the whole rule. */
const STYLES: Readonly<Record<BrowserAudience, RegExp>> = {
  page: /:has\(|@container|[\d.]d?vh\b(?<=dvh)|\dcq[whi]\b|[;{](?:translate|rotate|scale):|@media[^{]*(?:[<>]|not ?\()|color-mix\(|@layer|[{};,]&/g,
  screen:
    /:has\(|:is\(|:where\(|:focus-visible|@container|\ddvh\b|\dcq[whi]\b|(?<![\w-])(?:min|max|clamp)\(|[;{](?:inset|inset-[\w-]+|(?:margin|padding)-(?:inline|block)[\w-]*|aspect-ratio|translate|rotate|scale):|overflow:clip|@media[^{]*(?:[<>]|not ?\()/g,
};

export function lackingStyles(css: string, audience: BrowserAudience): string[] {
  return [...new Set([...css.matchAll(STYLES[audience])].map(([found]) => found))];
}
