/**
 * The phone page's routes: `#CODE` or `#CODE.KEY` to join, `#/room` (`#/screen` from a television's QR code) or
 * `#/table/ID` once joined.
 */
import { useSyncExternalStore } from 'react';

/** Longer than any code; the host decides. */
const MAX_CODE_LENGTH = 8;

export type PhoneRoute =
  | { readonly at: 'door'; readonly code: string }
  | { readonly at: 'room' }
  | { readonly at: 'table'; readonly table: string };

const ROOM = '#/room';

/** From a television's QR code: to the room, then to the question which cards it shows. */
const SCREEN = '#/screen';
/** Whether that question is still open. */
export const scanned = { screen: globalThis.location?.hash === SCREEN };

/** The route of an address; the join page without a code if it has none. */
export function parseRoute(hash: string): PhoneRoute {
  if (hash === ROOM || hash === SCREEN) return { at: 'room' };
  const [, table] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  if (table) return { at: 'table', table };
  return { at: 'door', code: asCode(hash.split('.', 1)[0] ?? '') };
}

/** Replaces the route by a table's, so that going back leaves the page, not the table. */
export function goToTable(table: string): void {
  location.replace(`#/table/${table}`);
}

/** Replaces the route by the room's. */
export function goToRoom(): void {
  location.replace(ROOM);
}

export function goToCodeEntry(): void {
  location.replace('#');
}

export function useRoute(): PhoneRoute {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
  return parseRoute(hash);
}

/** Normalizes a typed or scanned code. */
export function asCode(text: string): string {
  return text
    .replace(/[^\da-z]/gi, '')
    .toUpperCase()
    .slice(0, MAX_CODE_LENGTH);
}
