/**
 * Three cards that somebody at another desktop reads out, and who sits at this one holds against theirs
 * (shared/noise/cards.ts). Only for who has come in, one comparison of a device at a time, and one after another on this
 * screen, each for a minute: whoever stands between has one try in that time, every try is seen here, and nobody keeps
 * another one's out.
 */
import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { authenticationCards, NONCE_BYTES, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Caller } from './callers.ts';
import { randomBytes } from './secrets.ts';

/** So long the cards lie there, in ms, unless who sits here puts them away. */
const SHOWN_MS = 60_000;

/** So long who has begun may take to say their part, in ms. */
const REVEAL_TIMEOUT_MS = 5000;

interface StartedComparison {
  readonly caller: Caller;
  readonly line: Uint8Array;
  readonly part: Uint8Array;
  /** Until when the caller may say theirs. */
  readonly until: number;
}

/** What is known here of who asks. */
export interface KeyComparisonDeps {
  /** Whether the session has come in to the room or to a table. */
  isAdmitted(session: string): boolean;
  /** What its person is called; empty where that was never said. */
  nameOf(session: string): string;
}

export class KeyComparisons {
  readonly #clock: Clock;
  readonly #comparers: KeyComparisonDeps;
  readonly #watchers = new Set<(shown: KeyComparison | null) => void>();
  /** By device. */
  readonly #begun = new Map<string, StartedComparison>();
  /** The first lies here; the others wait for their minute. One of each device. */
  #comparisons: readonly KeyComparison[] = [];
  /** Until when the first lies here. */
  #until = 0;
  #over: Cancel | undefined;

  constructor(clock: Clock, comparers: KeyComparisonDeps) {
    this.#clock = clock;
    this.#comparers = comparers;
  }

  /** The host's commitment to its part, for this caller's line. */
  begin(caller: Caller, session: string): { readonly commitment: string } | Refusal {
    const line = caller.handshakeHash();
    if (!line) return refusal('host', 'nothing-to-compare');
    if (!this.#comparers.isAdmitted(session)) return refusal('host', 'compare-inside');
    const now = this.#clock.now();
    const wait = Math.max((this.#begun.get(caller.device)?.until ?? now) - now, this.#waitOf(caller.device));
    if (wait > 0) return refusal('host', 'compare-lies', { seconds: Math.ceil(wait / 1000) });
    for (const [device, { until }] of this.#begun) if (until <= now) this.#begun.delete(device);
    const part = randomBytes(NONCE_BYTES);
    this.#begun.set(caller.device, { caller, line, part, until: now + REVEAL_TIMEOUT_MS });
    return { commitment: toHex(nonceCommitment(line, part)) };
  }

  /** The caller's part for the host's: from now on the cards are fixed, and lie here as soon as no others do. */
  open(caller: Caller, session: string, theirs: string): { readonly part: string } | Refusal {
    const begun = this.#begun.get(caller.device);
    if (begun?.caller !== caller || begun.until <= this.#clock.now()) return refusal('host', 'compare-anew');
    this.#begun.delete(caller.device);
    const cards = authenticationCards(begun.line, begun.part, fromHex(theirs));
    const shown = { name: this.#comparers.nameOf(session), device: caller.device, cards };
    this.#lay([...this.#comparisons, shown]);
    return { part: toHex(begun.part) };
  }

  /** Who sits here has seen them. */
  dismiss(): void {
    this.#lay(this.#comparisons.slice(1));
  }

  /** What lies here, now and whenever that changes, until the returned function is called. */
  watch(call: (shown: KeyComparison | null) => void): () => void {
    this.#watchers.add(call);
    call(this.#comparisons[0] ?? null);
    return () => void this.#watchers.delete(call);
  }

  stop(): void {
    this.#over?.();
  }

  /** In how many ms the cards of this device are gone; 0 where none of it lie or wait here. */
  #waitOf(device: string): number {
    const place = this.#comparisons.findIndex((one) => one.device === device);
    return place < 0 ? 0 : this.#until - this.#clock.now() + place * SHOWN_MS;
  }

  #lay(comparisons: readonly KeyComparison[]): void {
    const [before, first] = [this.#comparisons[0], comparisons[0]];
    this.#comparisons = comparisons;
    if (first === before) return;
    this.#over?.();
    this.#until = this.#clock.now() + SHOWN_MS;
    this.#over = first && this.#clock.after(SHOWN_MS, () => this.dismiss());
    for (const call of this.#watchers) call(first ?? null);
  }
}
