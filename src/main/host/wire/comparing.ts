/**
 * Three cards that somebody at another desktop reads out, and who sits at this one holds against theirs
 * (shared/noise/cards.ts). One at a time, each to be seen for a minute: whoever stands between has one try in that time, and
 * every try is seen here.
 */
import { randomBytes } from 'node:crypto';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { cardsOf, commitmentTo, PART_BYTES } from '#shared/noise/cards.ts';
import type { Comparison } from '#shared/protocol/line.ts';
import { fromHex, toHex } from '#shared/seal/bytes.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Caller } from './caller.ts';

/** So long the cards lie there, in ms, unless who sits here puts them away. */
const SHOWN = 60_000;

/** So long who has begun may take to say their part, in ms. */
const BEGUN = 5000;

interface Begun {
  readonly caller: Caller;
  readonly line: Uint8Array;
  readonly part: Uint8Array;
  readonly until: number;
  readonly shown?: Comparison;
}

export class Comparing {
  readonly #clock: Clock;
  readonly #nameOf: (session: string) => string;
  readonly #watchers = new Set<(shown: Comparison | null) => void>();
  #now: Begun | undefined;
  #over: Cancel | undefined;

  /** `nameOf`: what the person of a session is called here; empty where that was never said. */
  constructor(clock: Clock, nameOf: (session: string) => string) {
    this.#clock = clock;
    this.#nameOf = nameOf;
  }

  /** The host's commitment to its part, for this caller's line. */
  begin(caller: Caller): { readonly commitment: string } | Refusal {
    const line = caller.lineHash();
    if (!line) return refusal('host', 'nothing-to-compare');
    const wait = (this.#now?.until ?? 0) - this.#clock.now();
    if (wait > 0) return refusal('host', 'others-compare', { seconds: Math.ceil(wait / 1000) });
    const part = new Uint8Array(randomBytes(PART_BYTES));
    this.#set({ caller, line, part, until: this.#clock.now() + BEGUN });
    return { commitment: toHex(commitmentTo(line, part)) };
  }

  /** The caller's part for the host's: from now on the cards are fixed, and lie here. */
  open(caller: Caller, session: string, theirs: string): { readonly part: string } | Refusal {
    const now = this.#now;
    if (now?.caller !== caller || now.shown || now.until <= this.#clock.now()) return refusal('host', 'compare-anew');
    const cards = cardsOf(now.line, now.part, fromHex(theirs));
    const shown = { name: this.#nameOf(session), device: caller.device, cards };
    this.#set({ ...now, until: this.#clock.now() + SHOWN, shown });
    return { part: toHex(now.part) };
  }

  /** Who sits here has seen them. */
  putAway(): void {
    this.#set(undefined);
  }

  /** What lies here, now and whenever that changes, until the returned function is called. */
  watch(call: (shown: Comparison | null) => void): () => void {
    this.#watchers.add(call);
    call(this.#now?.shown ?? null);
    return () => void this.#watchers.delete(call);
  }

  stop(): void {
    this.#over?.();
  }

  #set(now: Begun | undefined): void {
    const before = this.#now?.shown;
    this.#over?.();
    this.#now = now;
    this.#over = now && this.#clock.after(now.until - this.#clock.now(), () => this.#set(undefined));
    if (now?.shown !== before) for (const call of this.#watchers) call(now?.shown ?? null);
  }
}
