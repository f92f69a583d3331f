/**
 * The one way to what this browser keeps for us. Where it keeps nothing (cookies are blocked, there is no room, a program
 * shows the page without any storage), the page keeps it itself, as long as it is open. No other file may come to it: tests/storage.test.ts.
 */

const STORAGES = { device: () => localStorage, window: () => sessionStorage };

/** For good, or as long as the window is open. */
export type Where = keyof typeof STORAGES;

/** What could not be kept elsewhere, by its place and its name; `null` is what could not be forgotten there. */
const inPage = new Map<string, string | null>();

/** What is kept under a name. */
export function kept(name: string, where: Where = 'device'): string | null {
  const own = inPage.get(where + name);
  return own === undefined ? (inStorage(where, (storage) => storage.getItem(name)) ?? null) : own;
}

/** Keeps a text under a name, or forgets what was kept there. Whether that outlives the page. */
export function keep(name: string, text: string | null, where: Where = 'device'): boolean {
  const isKept = inStorage(where, (storage) => {
    if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
    return true;
  });
  if (isKept) inPage.delete(where + name);
  else inPage.set(where + name, text);
  return isKept === true;
}

/** Under which names that begin so something is kept. */
export function keptNames(beginning: string, where: Where = 'device'): readonly string[] {
  const names = inStorage(where, Object.keys) ?? [];
  const own = [...inPage].flatMap(([at, text]) =>
    text !== null && at.startsWith(where) ? at.slice(where.length) : [],
  );
  return [...new Set([...names, ...own])].filter((name) => name.startsWith(beginning));
}

/** A browser may have no storage, refuse to name it, or refuse what is done with it. */
function inStorage<T>(where: Where, use: (storage: Storage) => T): T | undefined {
  try {
    return use(STORAGES[where]());
  } catch {
    return undefined;
  }
}
