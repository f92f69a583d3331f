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

/** From where to where a script says what is wrong, in the order of the text. */
function messagesIn(node: unknown): (readonly [start: number, end: number])[] {
  if (typeof node !== 'object' || node === null) return [];
  if (!isError(node)) return Object.values(node).flatMap(messagesIn);
  const [first, last] = [node.arguments[0], node.arguments.at(-1)];
  return first && last ? [[first.start, last.end]] : [];
}

/** A script whose errors say nothing. */
export function withShortErrors(script: string): string {
  return messagesIn(parseAst(script)).reduceRight(
    (left, [start, end]) => left.slice(0, start) + left.slice(end),
    script,
  );
}

export const shortErrors: Plugin = {
  name: 'short-errors',
  transform: (script, id) => (PACKAGES.test(id) ? { code: withShortErrors(script), map: null } : undefined),
};
