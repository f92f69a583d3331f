/** What builders ask for, from the one list of browsers: `browserslist` in `package.json`. */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** `page`: the phone's page and the app's; `screen`: the television's. */
export type BrowserAudience = 'page' | 'screen';

/** What style sheets of older browsers are written for: the oldest version of each browser, its number in the upper 16 bits. */
export const styleTargets = (audience: BrowserAudience) =>
  browserslistToTargets(browserslist(null, { env: audience, path: import.meta.dirname }));

/**
 * What scripts are written for. Safari is not among them: for one before 16.4 the compiler would rewrite every class, though
 * Safari 15 knows all of them but static blocks (no-static-blocks.ts). tests/legacy-browsers/built.test.ts reads what is built.
 */
export function scriptTargets(audience: BrowserAudience): string {
  const { chrome = 0, edge = 0, firefox = 0 } = styleTargets(audience);
  return `chrome${chrome >> 16},edge${edge >> 16},firefox${firefox >> 16}`;
}

/** Browsers with `:has()`, `@container`, `dvh` and single transforms: they get the style sheets as they are written. */
export const MODERN_CSS_TARGETS = ['chrome108', 'firefox121', 'safari16'];
