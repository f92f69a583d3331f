/**
 * Static blocks of classes as static fields, which Safari knew three years earlier: packages have some, and our compiler would
 * rewrite every class of theirs with them.
 */
import { type AnyNode, parse } from 'acorn';
import type { Plugin } from 'vite';

const BLOCK = /\bstatic\s*\{/;

/** The same script without them: what stands in one runs at the same moment, with the same `this`. */
export function withoutStaticBlocks(code: string): string {
  let written = '';
  let at = 0;
  for (const { start, end } of blocksOf(code)) {
    const body = code.slice(code.indexOf('{', start), end);
    written += `${code.slice(at, start)}static _=(()=>${body})();`;
    at = end;
  }
  return written + code.slice(at);
}

function blocksOf(code: string): AnyNode[] {
  const found: AnyNode[] = [];
  const stack: unknown[] = [parse(code, { ecmaVersion: 'latest', sourceType: 'module' })];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && node.type === 'StaticBlock') found.push(node as AnyNode);
    else stack.push(...Object.values(node));
  }
  return found.toSorted((a, b) => a.start - b.start);
}

export const noStaticBlocks: Plugin = {
  name: 'no-static-blocks',
  enforce: 'post',
  transform: (code, id) =>
    /\.[cm]?[jt]sx?(?:\?|$)/.test(id) && BLOCK.test(code) ? { code: withoutStaticBlocks(code), map: null } : null,
};
