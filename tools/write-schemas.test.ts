import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { schemaFiles } from './write-schemas.ts';

it('programs are told the shapes of today: npm run -s tool tools/write-schemas.ts', () => {
  const files = schemaFiles();
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
  const names = [...files.keys()].map((file) => basename(file));
  expect(names).toEqual(expect.arrayContaining(readdirSync('docs/schema')));
});

it('says what a shape is, and what an option is that is left out', () => {
  const { $defs } = JSON.parse(readFileSync('docs/schema/viva.json', 'utf8'));
  expect($defs.WindowView.description).toContain('the play that can be called out now');
  const standards = Object.entries<{ default?: unknown }>($defs.options.properties).filter(
    ([, { default: d }]) => d !== undefined,
  );
  expect(standards.map(([name]) => name)).toEqual($defs.options.required);
});
