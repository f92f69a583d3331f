/**
 * The pinned key of the page's host: from the scanned link, or, for a typed address, from the first connection (trust
 * on first use). If another host answers later, the user has to decide.
 */
import type { KeyOrigin } from '#shared/protocol/lan.ts';
import { readStored, writeStored } from '../device/storage.ts';

export interface PinnedKey {
  readonly fingerprint: string;
  /** Nobody compares cards with a page from a browser, since whoever alters the page alters them. */
  readonly by: Exclude<KeyOrigin, 'compared'>;
}

/** Also of this window alone: a relay's address is many hosts', and another window may visit another one. */
const STORAGE_KEY = 'panno-verde.key';

/**
 * By what the next host knows this device, where its table has moved there; until it has answered. The old one has put it
 * into the address, with the new one's key as a link has it.
 */
export const arrival: { token?: string | undefined } = {};

/** The fingerprint last seen in the page's address; the user may have trusted another since. */
let linked: string | undefined;

/** A link's fingerprint, after the code: `#CODE.PRINT`. */
export function fingerprintIn(link: string): string | undefined {
  return /[.]([\w-]{22})$/.exec(link)?.[1];
}

/** The pinned key; the page's own address takes precedence over the stored one. */
export function pinnedKey(): PinnedKey | undefined {
  const print = fingerprintIn(location.hash);
  if (print !== undefined && print !== linked) pinKey({ fingerprint: print, by: 'link' });
  linked = print;
  const [, place, token] = /^(.*)#~(.*)[.]/.exec(location.hash) ?? [];
  if (token) {
    arrival.token = token;
    location.replace(place || '#');
  }
  const [known = '', by] = (readStored(STORAGE_KEY, 'window') ?? readStored(STORAGE_KEY) ?? '').split(' ');
  return by ? { fingerprint: known, by: by as PinnedKey['by'] } : undefined;
}

/** Pins this key for the page's host. */
export function pinKey({ fingerprint: print, by }: PinnedKey): void {
  writeStored(STORAGE_KEY, `${print} ${by}`);
  writeStored(STORAGE_KEY, `${print} ${by}`, 'window');
}
