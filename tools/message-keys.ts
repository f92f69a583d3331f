/** Which sentences scripts ask for, by the strings that stand in them: for checks of catalogues. */
import { parseAst } from 'vite';

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
}

/** By what names sentences are asked for: whole ones, and such as have gaps. */
export interface MessageKeys {
  readonly whole: ReadonlySet<string>;
  readonly gapped: readonly RegExp[];
}

/** All strings of these scripts that may name a sentence, in whatever language they are written. */
export function messageKeysIn(scripts: Iterable<string>, lang: 'js' | 'ts' | 'tsx' = 'js'): MessageKeys {
  const whole = new Set<string>();
  const gapped = new Set<string>();
  for (const script of scripts)
    visit(parseAst(script, { lang }), (node) => {
      const parts = partsOf(node);
      const [first = '', ...more] = parts;
      if (parts.length > 0 && more.length === 0) whole.add(first);
      // What comes after it is added to it.
      if (more.length === 0 && first.endsWith('.')) gapped.add(`${escaped(first)}.+`);
      if (more.length > 0 && parts.some((part) => PART_OF_NAME.test(part))) gapped.add(parts.map(escaped).join('.+'));
    });
  return { whole, gapped: [...gapped].map((pattern) => new RegExp(`^${pattern}$`)) };
}

const PART_OF_NAME = /^[a-z.-]*\.[a-z.-]*$/;

/** Of a string, what it says between its gaps; of anything else nothing. */
function partsOf(node: Node): string[] {
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return [];
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const isUsed = (key: string, { whole, gapped }: MessageKeys): boolean =>
  whole.has(key) || gapped.some((pattern) => pattern.test(key));

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') see(node as Node);
    for (const inner of Object.values(node)) if (typeof inner === 'object') visit(inner, see);
  }
}
