/**
 * By which key this device knows the host of its page: from the link that was scanned, or, where an address was typed, from
 * the first time that it was there. An address may lead to another host tomorrow; then a person has to say so.
 */

import type { KnownBy } from '#shared/protocol/line.ts';

export interface KnownKey {
  readonly print: string;
  /** Nobody compares cards with a page that a browser has fetched: who alters it alters them. */
  readonly by: Exclude<KnownBy, 'compared'>;
}

const KEPT = 'panno-verde.key';

/** Where no storage is, it lasts as long as the page. */
let known: KnownKey | undefined;

/** The print that the page's address was last seen with: a person may have said since that it is another one. */
let linked: string | undefined;

/** What the links of a host end with, after the code: `#CODE.PRINT`. */
export function printIn(link: string): string | undefined {
  return /[.]([\w-]{22})$/.exec(link)?.[1];
}

/** What is known now: what the page's own address says goes before what was kept. */
export function knownKey(): KnownKey | undefined {
  const print = printIn(location.hash);
  if (print !== undefined && print !== linked) keepKey({ print, by: 'link' });
  linked = print;
  if (known) return known;
  const [, kept, by] = /^([\w-]{22}) (link|sight)$/.exec(read() ?? '') ?? [];
  if (kept) known = { print: kept, by: by as KnownKey['by'] };
  return known;
}

/** From now on the host here is to have this key. */
export function keepKey(key: KnownKey): void {
  known = key;
  try {
    localStorage.setItem(KEPT, `${key.print} ${key.by}`);
  } catch {
    // Storage is full, or forbidden.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
