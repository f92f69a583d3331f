/** What @react-three/drei adds to a page: the parts that the table imports, and nothing that they would ask the network for. */
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const MOST = 15_000;
/** What the table needs without it, too. */
const ANYWAY = /^(?:react|three|@react-three\/fiber)(?:\/|$)/;

const USED = new Set(
  globSync('src/renderer/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](@react-three\/drei[^'"]*)/g)].map(([, name = '']) => name),
  ),
);

describe('@react-three/drei', () => {
  it('is imported by path, so that only what is used is bundled', () => {
    expect(USED.size).toBeGreaterThan(0);
    for (const name of USED) expect(name).toMatch(/^@react-three\/drei\/(?:core|web)\/\w+\.js$/);
  });

  it('weighs at most 15 kB gzipped, and names no address', async () => {
    const code = [...USED].map((name) => `export * from '${name}';`).join('\n');
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        { name: 'used', resolveId: (id) => (id === 'used' ? id : null), load: (id) => (id === 'used' ? code : null) },
      ],
      build: {
        write: false,
        rolldownOptions: { input: 'used', external: ANYWAY, preserveEntrySignatures: 'strict' },
      },
    });
    const text = [built]
      .flat()
      .flatMap((one) => (one as Rolldown.RolldownOutput).output)
      .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
      .join('\n');
    expect(text).toContain('perspectiveCamera');
    expect(text).not.toMatch(/https?:\/\//);
    expect(gzipSync(text).length).toBeLessThanOrEqual(MOST);
  });
});
