/** What a page is told by a module that would bring too much with it is worked out when the page is built. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that export plain data and nothing else, by how their path ends. */
const INLINED_MODULES = [
  '/src/renderer/client/connection/answer-shapes.ts',
  '/src/renderer/client/connection/evening-answer-shapes.ts',
  '/src/renderer/tv/page/game-ids.ts',
];

/** An answer that is done, and nothing else: nobody reads it. */
function isEmptyResponse(value: { stream?: boolean; shape?: { type?: string; properties?: object } } | null): boolean {
  const { stream, shape } = value ?? {};
  return stream === false && shape?.type === 'object' && Object.keys(shape.properties ?? {}).length === 0;
}

/** What is shorter than this, as text, is not worth a name. */
const WORTH_A_NAME = 20;

/** Data as a script that sets up each name with it; what comes up in it more than once is written once. */
export function scriptOf(told: Readonly<Record<string, unknown>>): string {
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    times.set(text, (times.get(text) ?? 0) + 1);
    // What lies in it is counted once: it is written once.
    if (times.get(text) === 1) for (const inner of Object.values(value)) count(inner);
  };
  count(told);
  const named = new Map<string, string>();
  const lines: string[] = [];
  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = JSON.stringify(value);
    const known = named.get(text);
    if (known) return known;
    const whole = Array.isArray(value)
      ? `[${value.map(write).join()}]`
      : `{${Object.entries(value)
          .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
          .join()}}`;
    if (text.length < WORTH_A_NAME || times.get(text) === 1) return whole;
    const name = `told${named.size}`;
    named.set(text, name);
    lines.push(`const ${name} = ${whole};`);
    return name;
  };
  for (const [name, data] of Object.entries(told)) {
    const whole = write(data);
    lines.push(`export const ${name} = ${whole};`);
  }
  return lines.join('\n');
}

/** Puts the data of such a module in its place; `without` says what of it, by its key, this page never asks for. */
export const inlineData = (without?: RegExp): Plugin => ({
  name: 'inline-data',
  enforce: 'pre',
  async load(id) {
    if (!INLINED_MODULES.some((end) => id.endsWith(end))) return undefined;
    const told: Record<string, unknown> = await import(pathToFileURL(id).href);
    const isAsked = (key: string, value: Parameters<typeof isEmptyResponse>[0]) =>
      !without?.test(key) && !isEmptyResponse(value);
    const kept = JSON.stringify(told, (key, value) => (without && !isAsked(key, value) ? undefined : value));
    return scriptOf(JSON.parse(kept));
  },
});
