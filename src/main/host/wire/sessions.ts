/**
 * A session is one device, known by a token: an id that is no secret, and 128 random bits that are, of which only the
 * hash is kept. A session lies in the store once it opens a table or sits down; until then it lives with its connection.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../store/store.ts';

const TOKEN = /^([\w-]{11})[.]([\w-]{22})$/;

export class Sessions {
  readonly #store: Store;
  readonly #unkept = new Map<string, Uint8Array>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The session of a token; nothing if the host does not know it. */
  find(token: string): string | undefined {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const hash = this.#unkept.get(id) ?? this.#store.sessionHash(id);
    return hash && timingSafeEqual(hash, hashOf(secret)) ? id : undefined;
  }

  /** A new session; the token is said once and can't be found again. */
  begin(): { readonly id: string; readonly token: string } {
    const id = randomBytes(8).toString('base64url');
    const secret = randomBytes(16).toString('base64url');
    this.#unkept.set(id, hashOf(secret));
    return { id, token: `${id}.${secret}` };
  }

  /** From now on the session outlives its connection and the host. */
  keep(id: string): void {
    const hash = this.#unkept.get(id);
    if (!hash) return;
    this.#store.keepSession(id, hash);
    this.#unkept.delete(id);
  }

  /** Its connection is gone: a session that holds nothing goes, too. */
  leave(id: string): void {
    this.#unkept.delete(id);
  }
}

function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}
