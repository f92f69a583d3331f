import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMAS, schemaFiles } from './write-schemas.ts';

it('programs are told the shapes of today: npm run -s tool tools/write-schemas.ts', () => {
  const files = schemaFiles();
  expect(readdirSync(SCHEMAS).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, text] of files) expect(readFileSync(join(SCHEMAS, name), 'utf8'), name).toBe(text);
});
