import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOST_WORDS } from '#shared/protocol/words.ts';

it('every refusal of the host has its sentence, and every sentence its refusal', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const reasons = sources.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/(?:refusal\('host', |refuse\()'([\w-]+)'/g)].map(([, reason]) => reason);
  });
  expect([...new Set(reasons)].sort()).toEqual(Object.keys(HOST_WORDS).sort());
});
