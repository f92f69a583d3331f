/**
 * By which key this device knows the host of its page: from the link that was scanned, or, where an address was typed, from
 * the first time that it was there. An address may lead to another host tomorrow; then a person has to say so.
 */

import type { KeyOrigin } from '#shared/protocol/remote-host.ts';
import { readStored, writeStored } from '../device/storage.ts';

export interface PinnedKey {
  readonly fingerprint: string;
  /** Nobody compares cards with a page that a browser has fetched: who alters it alters them. */
  readonly by: Exclude<KeyOrigin, 'compared'>;
}

const STORAGE_KEY = 'panno-verde.key';

/** The print that the page's address was last seen with: a person may have said since that it is another one. */
let linked: string | undefined;

/** What the links of a host end with, after the code: `#CODE.PRINT`. */
export function fingerprintIn(link: string): string | undefined {
  return /[.]([\w-]{22})$/.exec(link)?.[1];
}

/** What is known now: what the page's own address says goes before what was kept. */
export function pinnedKey(): PinnedKey | undefined {
  const print = fingerprintIn(location.hash);
  if (print !== undefined && print !== linked) pinKey({ fingerprint: print, by: 'link' });
  linked = print;
  const [, known, by] = /^([\w-]{22}) (link|sight)$/.exec(readStored(STORAGE_KEY) ?? '') ?? [];
  return known === undefined ? undefined : { fingerprint: known, by: by as PinnedKey['by'] };
}

/** From now on the host here is to have this key. */
export function pinKey({ fingerprint: print, by }: PinnedKey): void {
  writeStored(STORAGE_KEY, `${print} ${by}`);
}
