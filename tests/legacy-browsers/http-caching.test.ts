/** What of the built pages a browser keeps: by what the host says with each file, on the wire. Needs a built page. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endChildren, startChild } from '../host/support/server-process.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';

const RENDERER = fileURLToPath(new URL('../../out/renderer', import.meta.url));

let port: number;
beforeAll(async () => {
  ({ port } = await startChild(temporaryFolder()));
});
afterAll(() => {
  endChildren();
  removeFolders();
});

/** Of all that was built, by what is said of it. */
async function saidOf(wanted: (path: string) => boolean): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = readdirSync(RENDERER, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => `/${relative(RENDERER, join(one.parentPath, one.name))}`);
  const said = new Map<string, string[]>();
  for (const path of paths.filter(wanted)) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
    const how = `${status} ${headers.get('cache-control')}`;
    said.set(how, [...(said.get(how) ?? []), path]);
  }
  return said;
}

it('what is called by its content is kept for a year, and not asked for again', async () => {
  const said = await saidOf((path) => path.includes('/assets/'));
  expect([...said.keys()], JSON.stringify([...said])).toEqual(['200 immutable, max-age=31536000']);
  expect([...said.values()].flat().length).toBeGreaterThan(300);
});

it('pages, and what is called the same in each version, are asked for again', async () => {
  const said = await saidOf((path) => !path.includes('/assets/'));
  expect([...said.keys()], JSON.stringify([...said])).toEqual(['200 no-cache']);
});
