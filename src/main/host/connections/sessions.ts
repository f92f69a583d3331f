/**
 * A session is one device, known by a token: an id that is no secret, and 128 random bits that are, of which only the
 * hash is kept. A session lies in the store once it opens a table or comes in to one; until then it lives with its
 * connection. A token that nobody has used for 90 days opens nothing any more.
 */
import type { KeptSession } from '../../store/session-store.ts';
import type { Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { digestOf, isSameSecret, randomId } from './secrets.ts';

const TOKEN_PATTERN = /^([\w-]{11})[.]([\w-]{22})$/;

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long a token lives from when it was used last, in ms. */
const TOKEN_LIFETIME_MS = 90 * DAY_MS;

export class Sessions {
  readonly #store: Store;
  readonly #today: () => number;
  readonly #unkept = new Map<string, Uint8Array>();
  /** Of the kept ones that have a connection: until when nothing has to be written down of their use. */
  readonly #renewed = new Map<string, number>();

  /** `today` says what time it is, in ms since 1970. */
  constructor(store: Store, today: () => number = Date.now) {
    this.#store = store;
    this.#today = today;
  }

  /** The session of a token; nothing if the host does not know it, or not any more. */
  find(token: string): string | undefined {
    const [, id, secret] = TOKEN_PATTERN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const hash = this.#unkept.get(id) ?? this.#living(id)?.hash;
    return hash && isSameSecret(hash, digestOf(secret)) ? id : undefined;
  }

  /** A new session; the token is said once and can't be found again. */
  begin(): { readonly id: string; readonly token: string } {
    const id = randomId(8);
    const secret = randomId(16);
    this.#unkept.set(id, digestOf(secret));
    return { id, token: `${id}.${secret}` };
  }

  /** The hash of its secret; nothing of who is known no more. */
  hashOf(id: string): Uint8Array | undefined {
    return this.#unkept.get(id) ?? this.#living(id)?.hash;
  }

  /** Another host of the cluster knows this token: a session that began there is as good here. */
  adoptToken(token: string): void {
    const [, id, secret] = TOKEN_PATTERN.exec(token) ?? [];
    if (id === undefined || secret === undefined || this.find(token) === id) return;
    if (!this.#store.session(id)) this.#unkept.set(id, digestOf(secret));
  }

  /** From now on the session outlives its connection and the host. */
  persist(id: string): void {
    const hash = this.#unkept.get(id);
    if (!hash) return;
    this.#store.keepSession(id, hash, this.#today());
    this.#unkept.delete(id);
  }

  /** It is in use: its token lives on. Cheap, for that it is called often: at rest it is written down once a day. */
  touch(id: string, news: Partial<Pick<KeptSession, 'name' | 'device'>>): void {
    if (this.#unkept.has(id)) return;
    const isNews = Object.keys(news).length > 0;
    if (!isNews && (this.#renewed.get(id) ?? 0) > this.#today()) return;
    try {
      this.#note(id, news);
    } catch (error) {
      // Nothing is lost by it but a day.
      if (!(error instanceof StoreWriteError)) throw error;
    }
    this.#renewed.set(id, this.#today() + DAY_MS);
  }

  /** Its connection is gone: a session that holds nothing goes, too. */
  leave(id: string): void {
    this.#unkept.delete(id);
    this.#renewed.delete(id);
  }

  /** Who sits at this computer has named it to open tables. */
  mayOpenTables(id: string): boolean {
    return this.#living(id)?.opens ?? false;
  }

  /** Who sits at this computer names it to open tables, or does so no more. */
  setMayOpenTables(id: string, mayOpenTables: boolean): void {
    this.#note(id, { opens: mayOpenTables });
  }

  /** Its person is in no story from now on, or is again. */
  setUntold(id: string, untold: boolean): void {
    if (untold) this.persist(id);
    this.#note(id, { untold });
  }

  /** Whether its person wants to be in no story. */
  isUntold(id: string): boolean {
    return this.#living(id)?.untold ?? false;
  }

  /** The devices that this host knows, those used last first. */
  known(): KeptSession[] {
    return this.#store.sessions().filter((kept) => this.#isAlive(kept));
  }

  /** The token is worth nothing any more. */
  forget(id: string): void {
    this.#store.forgetSession(id);
    this.leave(id);
  }

  /** Those that nobody has used for so long are not even remembered. */
  deleteExpired(): void {
    this.#store.forgetSessionsBefore(this.#today() - TOKEN_LIFETIME_MS);
  }

  /** Writes down what is known of a kept session now, if that is anything else than before or older than a day. */
  #note(id: string, news: Partial<Pick<KeptSession, 'name' | 'device' | 'opens' | 'untold'>>): void {
    const kept = this.#store.session(id);
    if (!kept) return;
    // A clock that is set back makes no token older than it is.
    const now = { ...kept, ...news, seen: Math.max(kept.seen, this.#today()) };
    const fields = ['name', 'device', 'opens', 'untold'] as const;
    const isSame = fields.every((field) => now[field] === kept[field]);
    if (!isSame || now.seen - kept.seen >= DAY_MS) this.#store.noteSession(now);
    if (now.device !== kept.device) this.#store.forgetSessionsOf(now.device);
  }

  #living(id: string): KeptSession | undefined {
    const kept = this.#store.session(id);
    return kept && this.#isAlive(kept) ? kept : undefined;
  }

  #isAlive({ seen }: KeptSession): boolean {
    return this.#today() - seen < TOKEN_LIFETIME_MS;
  }
}
