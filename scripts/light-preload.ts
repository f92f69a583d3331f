/** How a page that is to be light fetches a piece with its style sheets: in a tenth of what the bundler would put there. */
import type { Plugin } from 'vite';

/** What the bundler calls before each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Sheets and script are asked for at once, and the piece is there with the last of them. A sheet that is there already, or on its way, is not asked for again; one that didn't come is,
 * when somebody wants the piece once more.
 */
const script = (from: string): string => `
const sheets = {};
for (const { href } of document.querySelectorAll('link[rel=stylesheet]')) sheets[href] = 1;
const fetched = (href) => sheets[href] ??= new Promise((done, failed) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    sheets[href] = link.remove();
    failed(Error(href));
  };
  document.head.append(link);
});
export const __vitePreload = (run, needed = [], from = ${from}) =>
  Promise.all([run(), ...needed.map((name) => fetched(new URL(name, from).href))]).then(([piece]) => piece);
`;

/** `base`: where the files lie, for a page that they do not lie beside. */
export const lightPreload = (base?: string): Plugin => ({
  name: 'light-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? script(base ? `new URL('${base}', location.href)` : 'location.href') : undefined),
});
