/** What a page's line carries, as the page itself reads and writes it: on the wire it is sealed. */
import type { Page } from 'playwright-core';

export interface Carried {
  readonly received?: string[];
  readonly sent?: string[];
}

/** Writes down every message from now on; to be called before the page is loaded. */
export async function readAlong(page: Page, { received = [], sent = [] }: Carried): Promise<void> {
  await page.exposeFunction('__received', (text: string) => void received.push(text));
  await page.exposeFunction('__sent', (text: string) => void sent.push(text));
  await page.addInitScript(() => {
    const { parse, stringify } = JSON;
    const listening = globalThis as unknown as Record<'__received' | '__sent', (text: string) => void>;
    // Every message begins with its number.
    const isMessage = (text: unknown): text is string => typeof text === 'string' && text.startsWith('{"i":');
    JSON.parse = (text, ...more) => {
      if (isMessage(text)) listening.__received(text);
      return parse(text, ...more);
    };
    JSON.stringify = (value: unknown, ...more: never[]) => {
      const text = stringify(value, ...more);
      if (isMessage(text)) listening.__sent(text);
      return text;
    };
  });
}

/** Where a window keeps what proves its session to its host (session/line/connection.ts). */
const TOKEN = /^panno-verde[.]token[.][\w-]{22}$/;

/** The token that a window keeps. */
export function tokenIn(storage: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(storage).find(([key]) => TOKEN.test(key))?.[1];
}
