import { expect, it } from 'vitest';
import { chunkFileNames, isWordless } from './wordless-chunks.ts';

/** Modules by id: what each imports at once, and later. */
const IMPORTS: Record<string, [now: string[], later?: string[]]> = {
  'src/table.tsx': [['src/cards.ts', 'src/status.tsx']],
  'src/cards.ts': [['src/numbers.ts']],
  'src/numbers.ts': [['src/cards.ts']],
  'src/status.tsx': [['src/messages/de/status.ts']],
  'src/messages/de/status.ts': [[]],
  'src/lazy.ts': [['src/numbers.ts'], ['src/status.tsx']],
  'src/sheet.tsx': [['src/sheet.css']],
  'src/sheet.css': [[]],
  'src/corner.ts': [['src/decks/court-glyphs.ts']],
  'src/decks/court-glyphs.ts': [[]],
};

const modules = {
  getModuleInfo(id: string) {
    const [importedIds = [], dynamicallyImportedIds = []] = IMPORTS[id] ?? [];
    return { importedIds, dynamicallyImportedIds } as never;
  },
};

it.each([
  ['src/numbers.ts', true],
  ['src/cards.ts', true],
  ['src/messages/de/status.ts', false],
  ['src/status.tsx', false],
  ['src/table.tsx', false],
  ['src/lazy.ts', false],
  ['src/sheet.tsx', false],
  ['src/corner.ts', false],
])('%s is the same in each language: %s', (id, isSame) => {
  expect(isWordless(id, modules)).toBe(isSame);
});

it.each([
  ['Screens', 'Screens'],
  ['wordless~mixing-desk', 'mixing-desk'],
  ['wordless~Screens~lesson', 'wordless'],
])('what the bundler calls %s is called %s', (name, called) => {
  expect(chunkFileNames({ name } as never)).toBe(`assets/${called}-[hash].js`);
});
