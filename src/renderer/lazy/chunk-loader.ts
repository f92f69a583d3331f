/**
 * The one way to what a page fetches when it is wanted: the build puts `fetchPiece` in place of every `import()`, and
 * `__vitePreload` around it (build/chunk-styles.ts).
 *
 * What a browser once failed to import it never asks for again at that address, neither for itself nor for another script
 * that needs it. So files come by `fetch` first, which forgets a failure, each with all that it can't do without; then
 * they are imported out of the browser's own store. What fails even so is asked for at another address.
 */

/** What each file needs besides, by its address: while it is on its way, and once it is there. */
const loaded: Record<string, Promise<readonly string[]> | undefined> = {};

/** What is added to the address of a file that has failed, counted. */
const retrySuffix: Record<string, string> = {};
let failures = 0;

// What the page itself has brought.
for (const { href, src } of document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('script,link'))
  loaded[href || src] = Promise.resolve([]);

/** How a built script names what it can't do without. */
const NEEDED = /(?:from|import)\s*["'`](\.\/[^"'`]+)/g;

/** All lies in one folder, whatever it is that the bundler's names are relative to. */
const addressOf = (name: string): string => new URL(name.replace('assets/', ''), import.meta.url).href;

function fail(address: string, error: unknown): never {
  retrySuffix[address] = `?again=${++failures}`;
  throw error;
}

/** Where a file is asked for next. */
const retryAddressOf = (address: string): string => address + (retrySuffix[address] ?? '');

/** At the address that other scripts know it by. */
async function fetchScript(address: string): Promise<readonly string[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return [...(await answer.text()).matchAll(NEEDED)].map(([, name = '']) => addressOf(name));
}

function fetchSheet(address: string): Promise<readonly string[]> {
  return new Promise<never[]>((come, miss) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = retryAddressOf(address);
    link.onload = () => come([]);
    link.onerror = () => {
      link.remove();
      miss(new Error(address));
    };
    document.head.append(link);
  }).catch((error) => fail(address, error));
}

/** With all that it needs: scripts may need each other. */
async function loadWithDependencies(address: string, seen: string[] = []): Promise<unknown> {
  if (seen.includes(address)) return;
  seen.push(address);
  loaded[address] ??= (address.endsWith('.css') ? fetchSheet : fetchScript)(address).catch((error) => {
    loaded[address] = undefined;
    throw error;
  });
  return Promise.all((await loaded[address]).map((one) => loadWithDependencies(one, seen)));
}

/** In place of `import()`. */
async function loadChunk(name: string): Promise<unknown> {
  const address = addressOf(name);
  await loadWithDependencies(address);
  return import(/* @vite-ignore */ retryAddressOf(address)).catch((error) => fail(address, error));
}

Object.assign(window, { fetchPiece: loadChunk });

/** A piece is there with the last of its style sheets; `needed` are their names. */
export const __vitePreload = <Piece>(run: () => Promise<Piece>, needed: readonly string[] = []): Promise<Piece> =>
  Promise.all([run(), ...needed.map((name) => loadWithDependencies(addressOf(name)))]).then(([piece]) => piece);
