/**
 * What the packages for seals and sealed lines say when they are given something wrong: no page shows it, and it weighs a
 * hundredth of a phone's. They throw the same errors, which say nothing.
 */
import { type Plugin, parseAst } from 'vite';

const PACKAGES = /\/node_modules\/@noble\//;

interface Made {
  readonly type: string;
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly start: number; readonly end: number }[];
}

function isError(node: object): node is Made {
  const { type, callee } = node as Partial<Made>;
  return type === 'NewExpression' && /Error$/.test(callee?.name ?? '');
}

/** Part of a script, from where to where. */
type Span = readonly [start: number, end: number];

/** Where a script says what is wrong, in the order of the text. */
function messagesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (!isError(node)) return Object.values(node).flatMap(messagesIn);
  const [first, last] = [node.arguments[0], node.arguments.at(-1)];
  return first && last ? [[first.start, last.end]] : [];
}

/** A line of its own by which nothing is made but words, and their name. */
const WORDS = /^ *const (\w+) = (?=[^;\n]*[`'])[^;\n]*;$/gm;

/** Such lines whose name nothing else says any more. */
function unsaidIn(script: string): Span[] {
  const lines = [...script.matchAll(WORDS)].filter(
    ([, name]) => script.split(new RegExp(`\\b${name}\\b`)).length === 2,
  );
  return lines.map(({ index, 0: line }) => [index, index + line.length]);
}

function cut(script: string, spans: readonly Span[]): string {
  return spans.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), script);
}

/** What these packages tell who reads them: a line of its own each. */
const TOLD = /^ *(?:\/\/|\/?\*).*$/gm;

/** A script whose errors say nothing. */
export function withShortErrors(script: string): string {
  let short = cut(script, messagesIn(parseAst(script))).replaceAll(TOLD, '');
  // What is said by one such line may be made by another.
  for (let unsaid = unsaidIn(short); unsaid.length > 0; unsaid = unsaidIn(short)) short = cut(short, unsaid);
  return short;
}

export const shortErrors: Plugin = {
  name: 'short-errors',
  transform: (script, id) => (PACKAGES.test(id) ? { code: withShortErrors(script), map: null } : undefined),
};
