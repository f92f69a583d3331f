/** Where on the page one is, as its address says: `#CODE` or `#CODE.KEY` on the way in, `#/room` (`#/screen` from a television's picture) or `#/table/ID` once one has come in. */
import { useSyncExternalStore } from 'react';

/** More than any code has; the host judges. */
const MAX_CODE_LENGTH = 8;

export type PhoneRoute =
  | { readonly at: 'door'; readonly code: string }
  | { readonly at: 'room' }
  | { readonly at: 'table'; readonly table: string };

const ROOM = '#/room';

/** By a television's picture: to the room as well, and there to which cards it shows. */
const SCREEN = '#/screen';
/** Whether that is still to be asked. */
export const scanned = { screen: globalThis.location?.hash === SCREEN };

/** The place that an address names; the door without a code if it names none. */
export function parseRoute(hash: string): PhoneRoute {
  if (hash === ROOM || hash === SCREEN) return { at: 'room' };
  const [, table] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  if (table) return { at: 'table', table };
  return { at: 'door', code: asCode(hash.split('.', 1)[0] ?? '') };
}

/** Takes a table's address in place of the one before: going back leaves the page, not the table. */
export function goToTable(table: string): void {
  location.replace(`#/table/${table}`);
}

/** The room, in place of where one was. */
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

/** What was typed or scanned, as codes are written. */
export function asCode(text: string): string {
  return text
    .replace(/[^\da-z]/gi, '')
    .toUpperCase()
    .slice(0, MAX_CODE_LENGTH);
}
