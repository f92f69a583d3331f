/** Everything that a page fetches when it is wanted comes by one door (src/renderer/lazy), which asks again for what got lost. Needs a built page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function filesIn(folder: string, wanted: RegExp): readonly (readonly [name: string, text: string])[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && wanted.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')] as const);
}

/** What a browser would fetch by itself, and would not ask for again. */
const BARE_IMPORT = /(?<![\w.$])import\s*\(/g;

describe.each(['out/renderer/assets', 'out/renderer/hand/assets', 'out/renderer/screen/assets'])(
  'what is built in %s',
  (folder) => {
    it('imports nothing on demand but by the door, which stands in one file of each language', () => {
      const scripts = filesIn(folder, /\.js$/);
      const found = scripts.flatMap(([name, text]) => [...text.matchAll(BARE_IMPORT)].map(() => name));
      const doors = scripts
        .filter(([, text]) => /Object\.assign\(window,\{fetchChunk:/.test(text))
        .map(([name]) => name);
      expect(doors.length).toBeGreaterThan(0);
      expect(found.toSorted()).toEqual(doors.toSorted());
      expect(scripts.filter(([, text]) => text.includes('fetchChunk(`./')).length).toBeGreaterThan(3);
    });
  },
);

/** What may use these, and asks again by itself. */
const OWN: readonly (readonly [what: RegExp, where: RegExp])[] = [
  [/\bnew Worker\(/, /^src\/renderer\/(?:table3d\/room\/grain\/request-grain\.ts|desktop\/jobs\/request-job\.ts)$/],
  // A promise of a piece that is kept, though it failed, is never asked for again.
  [/(?:\?\?=|=) import\(/, /^$/],
  [/\blazy\(\(\) => (?!loadWithRetry)/, /^$/],
];

describe('what is written for a page', () => {
  it.each(OWN)('%s stands nowhere but in %s', (what, where) => {
    const found = filesIn('src/renderer', /(?<!\.test)\.tsx?$/).filter(([, text]) => what.test(text));
    expect(found.map(([name]) => name).filter((name) => !where.test(name))).toEqual([]);
  });

  it('hands no failure of an import on to nobody', () => {
    // `import(…).then(come, miss)`: who drops a piece for good that did not come. `loadWithRetry`, `useLoaded` and `useFetched` do not.
    const dropping = /import\('[^']+'\)\.(?:then\([^;]*,\s*\(\) => undefined|catch\()/;
    const found = filesIn('src/renderer', /(?<!\.test)\.tsx?$/).filter(([, text]) => dropping.test(text));
    // It asks again by a clock of its own.
    expect(found.map(([name]) => name)).toEqual(['src/renderer/table3d/room/grain/request-grain.ts']);
  });
});
