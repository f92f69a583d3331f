/**
 * What says nothing is the same in each language's page. In chunks apart from what does, it is one file for all languages: a chunk's
 * name follows from its content, in which the names of those that it imports are.
 */
import type { Rolldown } from 'vite';

/** Words; letters, of which a language takes its own; and style sheets, whose order hangs on the chunk that imports them. */
const APART = /\/messages\/\w+\/|\/court-glyphs[.]ts$|[.]css$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a module says nothing, and neither does what it imports, at once or later. */
export function isWordless(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
  return !APART.test(id) && imported.every((one) => isWordless(one, modules, seen));
}

/** Smaller chunks, in bytes, are not worth a request. */
const LEAST = 20_000;

const named = (name: string) => ({
  debugName: name,
  name: (id: string, context: Rolldown.ChunkingContext) => (isWordless(id, context) ? name : null),
});

/** What a page begins with; and the rest, by what needs it. */
export const WORDLESS_CHUNKS = [
  { ...named('base'), tags: ['$initial' as const] },
  { ...named('wordless'), entriesAware: true, minSize: LEAST },
];

/** After the name of such a chunk follows, each after a `~`, what needs it: what one alone needs is called after that. */
export function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  const [own, only, other] = name.split('~');
  return `assets/${other === undefined && only !== undefined ? only : own}-[hash].js`;
}
