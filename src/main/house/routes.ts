/** Where in the house a call is answered. */
import { ROOM_ID } from '../store/store.ts';
import type { Shard } from './message.ts';

/** What a message asks for, as far as its way hangs on it. */
export interface CallTarget {
  readonly i: string;
  /** It leaves a call or a stream. */
  readonly stops: boolean;
  readonly path: string;
  readonly input: { readonly table?: unknown; readonly code?: unknown; readonly room?: unknown };
}

/** `here`: by the host that the line came in at. `least`: by the host that has least to do. `code`: by who holds what has this code. */
export type Route = 'here' | 'least' | { readonly holding: Shard } | { readonly code: string };

/** What a message asks for; it is one of the protocol. */
export function parseCallTarget(text: string): CallTarget {
  const { i, t, p } = JSON.parse(text) as {
    i: string;
    t?: number;
    p?: { u: string; b?: { json?: CallTarget['input'] | null } };
  };
  return { i, stops: t === 4, path: p?.u ?? '', input: p?.b?.json ?? {} };
}

/** `holdingOf` says what a table's calls are written as. */
export function routeOf({ path, input }: CallTarget, holdingOf: (table: string) => Shard): Route {
  if (path === '/session/greet' || path === '/tables/watch' || path.startsWith('/lan/')) return 'here';
  if (path === '/tables/enter') return { code: String(input.code ?? '') };
  if (path === '/tables/open') return input.room === true ? { holding: ROOM_ID } : 'least';
  // A practice begins with a record, and who holds the room knows which are still secret.
  if (typeof input.table === 'string' && !path.startsWith('/evening/') && !path.startsWith('/records/'))
    return { holding: holdingOf(input.table) };
  return { holding: ROOM_ID };
}
