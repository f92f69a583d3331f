/**
 * Removes the error texts of `@noble/*`: no page shows them, and without this a phone weighs 700 bytes more. Minifiers keep what is
 * thrown, and the packages have no build without texts.
 */
import { type Plugin, parseAst } from 'vite';

const PACKAGES = /\/node_modules\/@noble\//;

interface Call {
  readonly type: string;
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly value?: unknown; readonly start: number; readonly end: number }[];
}

function isError(node: object): node is Call {
  const { type, callee } = node as Partial<Call>;
  return type === 'NewExpression' && /Error$/.test(callee?.name ?? '');
}

/** What checks a value, and is told last what that is called. */
function isCheck(node: object): node is Call {
  const { type, callee, arguments: given } = node as Partial<Call>;
  return (
    type === 'CallExpression' &&
    /^a(?:bytes|number)$/.test(callee?.name ?? '') &&
    typeof given?.at(-1)?.value === 'string'
  );
}

/** Part of a script, from where to where. */
type Span = readonly [start: number, end: number];

/** Where a script says what is wrong, in the order of the text. */
function messagesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const [before, title] = isCheck(node) ? node.arguments.slice(-2) : [];
  if (before && title) return [...messagesIn(before), [before.end, title.end]];
  if (!isError(node)) return Object.values(node).flatMap(messagesIn);
  const [first, last] = [node.arguments[0], node.arguments.at(-1)];
  return first && last ? [[first.start, last.end]] : [];
}

/** A line of its own by which nothing is made but words, and their name. */
const WORDS = /^ *const (\w+) = (?=[^;\n]*[`'])[^;\n]*;$/gm;

/** All names in a script, each as often as it stands there. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === 'Identifier' && typeof name === 'string') return [name];
  return Object.values(node).flatMap(namesIn);
}

/** Such lines whose name stands nowhere else any more. */
function unusedMessageSpans(script: string): Span[] {
  const names = namesIn(parseAst(script));
  return [...script.matchAll(WORDS)].flatMap(({ index, 0: line, 1: name }): Span[] =>
    names.filter((one) => one === name).length === 1 ? [[index, index + line.length]] : [],
  );
}

function cut(script: string, spans: readonly Span[]): string {
  return spans.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), script);
}

/** A script whose errors say nothing. */
export function stripErrorMessages(script: string): string {
  let short = cut(script, messagesIn(parseAst(script)));
  // What is said by one such line may be made by another.
  for (let unsaid = unusedMessageSpans(short); unsaid.length > 0; unsaid = unusedMessageSpans(short))
    short = cut(short, unsaid);
  return short;
}

export const stripErrorMessagesPlugin: Plugin = {
  name: 'strip-error-messages',
  transform: (script, id) => (PACKAGES.test(id) ? { code: stripErrorMessages(script), map: null } : undefined),
};
