/** What a page is told by a module that would bring too much with it is worked out when the page is built. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that export plain data and nothing else, by how their path ends. */
const TOLD = ['/src/renderer/session/line/shapes.ts'];

/** An answer that is done, and nothing else: nobody reads it. */
function saysNothing(value: { stream?: boolean; shape?: { type?: string; properties?: object } } | null): boolean {
  const { stream, shape } = value ?? {};
  return stream === false && shape?.type === 'object' && Object.keys(shape.properties ?? {}).length === 0;
}

/** Puts the data of such a module in its place; `without` says what of it, by its key, this page never asks for. */
export const toldInBundle = (without?: RegExp): Plugin => ({
  name: 'told-in-bundle',
  enforce: 'pre',
  async load(id) {
    if (!TOLD.some((end) => id.endsWith(end))) return undefined;
    const told: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(told)
      .map(
        ([name, data]) =>
          `export const ${name} = ${JSON.stringify(data, (key, value) => (without && (without.test(key) || saysNothing(value)) ? undefined : value))};`,
      )
      .join('\n');
  },
});
