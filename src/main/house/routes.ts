/** Where in the house a call is answered. */
import { ROOM } from '../store/store.ts';
import type { Holding } from './message.ts';

/** What a message asks for, as far as its way hangs on it. */
export interface Asked {
  readonly i: string;
  /** It leaves a call or a stream. */
  readonly stops: boolean;
  readonly path: string;
  readonly input: { readonly table?: unknown; readonly code?: unknown; readonly room?: unknown };
}

/** `here`: by the host that the line came in at. `least`: by the host that has least to do. `code`: by who holds what has this code. */
export type Way = 'here' | 'least' | { readonly holding: Holding } | { readonly code: string };

/** What a message asks for; it is one of the protocol. */
export function askedIn(text: string): Asked {
  const { i, t, p } = JSON.parse(text) as {
    i: string;
    t?: number;
    p?: { u: string; b?: { json?: Asked['input'] | null } };
  };
  return { i, stops: t === 4, path: p?.u ?? '', input: p?.b?.json ?? {} };
}

/** `holdingOf` says what a table's calls are written as. */
export function wayOf({ path, input }: Asked, holdingOf: (table: string) => Holding): Way {
  if (path === '/session/greet' || path === '/tables/watch' || path.startsWith('/lan/')) return 'here';
  if (path === '/tables/enter') return { code: String(input.code ?? '') };
  if (path === '/tables/open') return input.room === true ? { holding: ROOM } : 'least';
  // A practice begins with a record, and who holds the room knows which are still secret.
  if (typeof input.table === 'string' && !path.startsWith('/evening/') && !path.startsWith('/records/'))
    return { holding: holdingOf(input.table) };
  return { holding: ROOM };
}
