/** Which browsers the pages are for. The list itself stands in `package.json` (`browserslist`): here it becomes what builders ask for. */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** `page`: the phone's page and the app's; `screen`: the television's. */
export type BrowserAudience = 'page' | 'screen';

/** The oldest version of each browser that a page is for. */
export function oldestFor(audience: BrowserAudience): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(null, { env: audience, path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ');
    // Several versions that came at once, as iOS counts them, are named by the first.
    const version = Number.parseFloat(versions);
    if (Number.isFinite(version)) oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return oldest;
}

const ENGINES = new Set(['chrome', 'edge', 'firefox']);

/**
 * What scripts are written for. Safari is not among them: for one before 16.4 the compiler would rewrite every class, though
 * Safari 15 knows all of them but static blocks. Nobody uses those, nor what else it lacks: tests/legacy-browsers/built.test.ts reads all
 * that is built.
 */
export function scriptTargets(audience: BrowserAudience): string {
  return [...oldestFor(audience)].flatMap(([name, version]) => (ENGINES.has(name) ? `${name}${version}` : [])).join();
}

/** What style sheets of older browsers are written for. */
export const styleTargets = (audience: BrowserAudience) =>
  browserslistToTargets([...oldestFor(audience)].map(([name, version]) => `${name} ${version}`));

/**
 * Who knows `:has()`, `@container`, `dvh` and the transforms of one kind each: the style sheets are as we write them. Others
 * get a second one (older-css.ts). `src/renderer/legacy-browsers/style-fallbacks.ts` asks for them.
 */
export const MODERN_CSS_TARGETS = ['chrome108', 'firefox121', 'safari16'];
