/**
 * The only way to load chunks: the build puts `fetchChunk` in place of every `import()`, and `__vitePreload` around it
 * (build/chunk-loader.ts).
 *
 * A browser never retries a failed import of the same address, neither for itself nor for a dependent script. So files
 * are loaded by `fetch` first, which forgets a failure, each with its dependencies; then they are imported from the
 * browser's cache. What fails even so is retried at another address.
 */

/** Each file's dependencies by its address, while loading and once loaded. */
const loaded: Record<string, Promise<readonly string[]> | undefined> = {};

/** Retry suffix of a failed file's address, counted. */
const retrySuffix: Record<string, string> = {};
let failures = 0;

// Files that the page itself has loaded.
for (const { href, src } of document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('script,link'))
  loaded[href || src] = Promise.resolve([]);

/** How a built script names its dependencies. */
const NEEDED = /(?:from|import)\s*["'`](\.\/[^"'`]+)/g;

/** All files are in one folder, whatever the bundler's names are relative to. */
const addressOf = (name: string): string => new URL(name.replace('assets/', ''), import.meta.url).href;

function fail(address: string, error: unknown): never {
  retrySuffix[address] = `?again=${++failures}`;
  throw error;
}

/** The next address to try for a file. */
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

/** With all its dependencies, which may be circular. */
async function loadWithDependencies(address: string, seen: string[] = []): Promise<unknown> {
  if (seen.includes(address)) return;
  seen.push(address);
  loaded[address] ??= (address.endsWith('.css') ? fetchSheet : fetchScript)(address).catch((error) => {
    loaded[address] = undefined;
    throw error;
  });
  return Promise.all((await loaded[address]).map((one) => loadWithDependencies(one, seen)));
}

/** Replaces `import()`. */
async function loadChunk(name: string): Promise<unknown> {
  const address = addressOf(name);
  await loadWithDependencies(address);
  return import(/* @vite-ignore */ retryAddressOf(address)).catch((error) => fail(address, error));
}

Object.assign(window, { fetchChunk: loadChunk });

/** A chunk is ready with the last of its style sheets; `needed` are their names. */
export const __vitePreload = <Chunk>(run: () => Promise<Chunk>, needed: readonly string[] = []): Promise<Chunk> =>
  Promise.all([run(), ...needed.map((name) => loadWithDependencies(addressOf(name)))]).then(([chunk]) => chunk);
