/**
 * A page carries the sentences that its own scripts can say. Files of words serve several pages; which of a file's sentences a
 * page asks for by name is known once its scripts are: the others are left out of what is built.
 */
import { type Plugin, parseAst } from 'vite';

const WORDS = /\/messages\/[a-z]{2,3}\/.+\.ts$/;

/** What a node of a syntax tree has, as far as it is asked for here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
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

/** The sentences in a script, by where they stand. */
function messagesIn(script: string): (Node & { readonly key: string; readonly text: string })[] {
  const found: (Node & { readonly key: string; readonly text: string })[] = [];
  visit(parseAst(script, { lang: 'tsx' }), (node) => {
    if (node.type !== 'Property' || !('key' in node) || !('value' in node)) return;
    const { value: quoted, name: key = quoted } = node.key as { value?: unknown; name?: unknown };
    const { value: text } = node.value as { value?: unknown };
    if (typeof key === 'string' && typeof text === 'string') found.push({ ...node, key, text });
  });
  return found;
}

/** A script without such sentences. */
export function withoutMessages(script: string, isCut: (key: string, text: string) => boolean): string {
  const cuts = messagesIn(script).filter(({ key, text }) => isCut(key, text));
  return cuts.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
    script,
  );
}

/** `kept`: files of words whose sentences are named by what comes over the line. */
export function pruneMessages(kept: RegExp): Plugin {
  const sentences = new Map<string, string>();
  let names: MessageKeys | undefined;
  return {
    name: 'prune-messages',
    enforce: 'post',
    buildStart() {
      sentences.clear();
      names = undefined;
    },
    transform(code, id) {
      if (WORDS.test(id) && !kept.test(id)) for (const { key, text } of messagesIn(code)) sentences.set(key, text);
    },
    renderChunk(code, _, _options, { chunks }) {
      names ??= messageKeysIn(scriptsOf(Object.values(chunks)));
      const known = names;
      return withoutMessages(code, (key, text) => sentences.get(key) === text && !isUsed(key, known));
    },
  };
}

/** What is left of all files but those of words. */
function scriptsOf(
  chunks: readonly { readonly modules: Readonly<Record<string, { readonly code: string | null }>> }[],
) {
  return chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { code }]) => (code === null || WORDS.test(id) ? [] : code)),
  );
}
