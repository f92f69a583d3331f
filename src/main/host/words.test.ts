import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOST_WORDS } from '#shared/protocol/words.ts';

it('every refusal of the host has its sentence, and every sentence its refusal', () => {
  const folders = ['..', '../../shared/protocol'].map((folder) => join(import.meta.dirname, folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  // What no host should say is refused on the line to it.
  const line = join(import.meta.dirname, '../../renderer/session/line/checked.ts');
  const program = [...sources, line].filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const reasons = program.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    return [...text.matchAll(/(?:refusal\('host', |refuse\()'([\w-]+)'/g)].map(([, reason]) => reason);
  });
  expect([...new Set(reasons)].sort()).toEqual(Object.keys(HOST_WORDS).sort());
});
