/**
 * Takes a table from another host: whoever sits here is asked first. What came is held in memory only, so a host that ends
 * has taken nothing. It is taken when `commit` has written it, in one turn; whoever asks about it before has ended it.
 */
import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { authenticationCards, NONCE_BYTES, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { OfferedTable } from '#shared/protocol/handover-contract.ts';
import { randomBytes } from '../connections/secrets.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import { TokenBuckets } from '../time/token-bucket.ts';
import { type Bundle, MAX_BUNDLE_LETTERS, readBundle } from './bundle.ts';
import type { TableOffer } from './giving.ts';

/** So long a question waits for an answer, and a table that was accepted for its host, in ms. */
const OFFER_TIMEOUT_MS = 60_000;

/** Until the question is asked, its host has so long. */
const SHOW_TIMEOUT_MS = 5000;

/** A device asks so often. */
const OFFER_RATE = { perSecond: 1 / 20, atOnce: 3 };

/** Whose line it is. */
export interface OfferingCaller {
  readonly address: string | undefined;
  readonly device: string;
  readonly handshakeHash: () => Uint8Array | undefined;
}

type Offer = TableOffer & { readonly id: string };

interface CurrentOffer {
  readonly offer: Offer;
  /** `ADDRESS:PORT` of the host that offers it; empty where nobody knows. */
  readonly from: string;
  readonly line: Uint8Array;
  readonly part: Uint8Array;
  readonly answered: PromiseWithResolvers<Refusal | undefined>;
  readonly cards?: readonly string[];
  /** The session of whoever here has said yes. */
  readonly acceptedBy?: string;
  readonly pieces: readonly string[];
  readonly bundle?: Bundle;
}

export interface TakingDeps {
  readonly clock: Clock;
  gameOf(id: string): Game | undefined;
  /** Why no such table can come here now. */
  refuse(offer: TableOffer): Refusal | undefined;
  /** Writes the table and takes it up; on disk when it returns, and nothing is taken where it throws. */
  take(
    id: string,
    bundle: Bundle,
    come: { readonly by: string; readonly address: string; readonly host: string },
  ): void;
  hasTaken(id: string): boolean;
}

interface TakingEvents {
  changed: undefined;
}

const TOO_LATE = refusal('host', 'handover-late');

export class Taking extends Emitter<TakingEvents> {
  readonly #deps: TakingDeps;
  readonly #buckets: TokenBuckets;
  #current: CurrentOffer | undefined;
  #timer: Cancel | undefined;

  constructor(deps: TakingDeps) {
    super();
    this.#deps = deps;
    this.#buckets = new TokenBuckets(deps.clock, OFFER_RATE);
  }

  /** The question that is open, for whoever sits here. */
  get view(): OfferedTable | null {
    const { offer, cards, acceptedBy } = this.#current ?? {};
    if (!offer || !cards || acceptedBy !== undefined) return null;
    const { by, host, game, people } = offer;
    return { by, host, game, people: [...people], cards: [...cards] };
  }

  offer(caller: OfferingCaller, offer: Offer): { readonly commitment: string } | Refusal {
    const line = caller.handshakeHash();
    if (!line) return refusal('host', 'nothing-to-compare');
    if (this.#current) return refusal('host', 'handover-one');
    if (!this.#buckets.take(caller.device)) return refusal('host', 'handover-often');
    const { gameOf, refuse } = this.#deps;
    if (!gameOf(offer.game)) return refusal('host', 'handover-no-game', { game: offer.game });
    const refused = refuse(offer);
    if (refused) return refused;
    const part = randomBytes(NONCE_BYTES);
    const answered = Promise.withResolvers<Refusal | undefined>();
    const from = caller.address === undefined || offer.port === 0 ? '' : `${bracketed(caller.address)}:${offer.port}`;
    this.#set({ offer, from, line, part, answered, pieces: [] });
    return { commitment: toHex(nonceCommitment(line, part)) };
  }

  /** From now on the cards are fixed, and the question is asked. */
  show(id: string, theirs: string): { readonly part: string } | Refusal {
    const current = this.#of(id);
    if (!current || current.cards) return TOO_LATE;
    const { line, part } = current;
    this.#set({ ...current, cards: authenticationCards(line, part, fromHex(theirs)) });
    return { part: toHex(part) };
  }

  /** Resolves once whoever sits here has answered. `signal`: the line is gone. */
  decision(id: string, signal: AbortSignal | undefined): Promise<Refusal | undefined> {
    const current = this.#of(id);
    if (!current?.cards) return Promise.resolve(TOO_LATE);
    signal?.addEventListener('abort', () => {
      const now = this.#of(id);
      if (now && now.acceptedBy === undefined) this.#drop(TOO_LATE);
    });
    return current.answered.promise;
  }

  /** Whoever sits here takes it, or not now. */
  answer(yes: boolean, session: string): Refusal | undefined {
    const current = this.#current;
    if (!this.view || !current) return TOO_LATE;
    if (!yes) this.#drop(refusal('host', 'handover-declined', { host: current.offer.host }));
    else {
      this.#set({ ...current, acceptedBy: session });
      current.answered.resolve(undefined);
    }
    return undefined;
  }

  /** A piece of the table. After the last one it is played again by the rules; why it can't be taken. */
  send(id: string, text: string, isLast: boolean): Refusal | undefined {
    const current = this.#of(id);
    if (current?.acceptedBy === undefined || current.bundle) return TOO_LATE;
    const pieces = [...current.pieces, text];
    if (pieces.reduce((sum, { length }) => sum + length, 0) > MAX_BUNDLE_LETTERS)
      return this.#drop(refusal('host', 'handover-unreadable'));
    if (!isLast) {
      this.#current = { ...current, pieces };
      return undefined;
    }
    const read = readBundle(pieces, this.#deps.gameOf);
    if ('refusal' in read) return this.#drop(read.refusal);
    const { table } = read.bundle;
    if (table.id !== current.offer.table || table.game !== current.offer.game || table.room !== current.offer.room)
      return this.#drop(refusal('host', 'handover-unreadable'));
    this.#set({ ...current, pieces: [], bundle: read.bundle });
    return undefined;
  }

  /** It is this host's from now on; why not, which is final. */
  commit(id: string): Refusal | undefined {
    if (this.#deps.hasTaken(id)) return undefined;
    const { bundle, offer, acceptedBy, from = '' } = this.#of(id) ?? {};
    if (!bundle || !offer || acceptedBy === undefined) return TOO_LATE;
    this.#drop(TOO_LATE);
    const refused = this.#deps.refuse(offer);
    if (!refused) this.#deps.take(id, bundle, { by: acceptedBy, address: from, host: offer.host });
    return refused;
  }

  /** Whether it was taken. Where not, it never will be. */
  outcome(id: string): boolean {
    if (this.#of(id)) this.#drop(TOO_LATE);
    return this.#deps.hasTaken(id);
  }

  stop(): void {
    this.#timer?.();
  }

  #of(id: string): CurrentOffer | undefined {
    return this.#current?.offer.id === id ? this.#current : undefined;
  }

  /** Each step has its time; then the question is gone. */
  #set(current: CurrentOffer): void {
    this.#timer?.();
    this.#current = current;
    const ms = current.cards ? OFFER_TIMEOUT_MS : SHOW_TIMEOUT_MS;
    this.#timer = this.#deps.clock.after(ms, () => this.#drop(TOO_LATE));
    this.emit('changed');
  }

  #drop(why: Refusal): Refusal {
    this.#timer?.();
    this.#current?.answered.resolve(why);
    this.#current = undefined;
    this.emit('changed');
    return why;
  }
}

/** An IPv6 address in an address with a port. */
function bracketed(address: string): string {
  const bare = address.replace(/^::ffff:/, '');
  return bare.includes(':') ? `[${bare}]` : bare;
}
