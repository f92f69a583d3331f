/**
 * The books of a match in which onlookers bet in secret. They follow what everybody sees, and nothing else: a book opens
 * with a call and closes when it is out. Nobody can feel that somebody bets: as long as anybody could, the disk is written
 * once a second, with bets or with nothing, and who has bet is answered then.
 */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Update } from '#shared/engine/view.ts';
import { closeBets, openBets, placeBet, type Suspect } from '#shared/evening/bets.ts';
import type { KeptBets } from '../../store/match-documents.ts';
import type { KeptMatch, Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';

/** Between two beats, in ms. */
const WRITE_INTERVAL_MS = 1000;

export interface MatchBetsDeps {
  readonly clock: Clock;
  readonly store: Pick<Store, 'betBooks' | 'keepBetBook'>;
  readonly people: BettingPeople;
}

/** Those who sit at the table of a match, and those around it. */
export interface BettingPeople {
  /** The sessions that sit there now. */
  players(): string[];
  /** Whether somebody who has bet sits there now. */
  isPlayer(viewer: string): boolean;
  /** Whether there is anybody who could bet on this book now, as everybody can see. */
  couldAnybody(book: KeptBets): boolean;
}

interface MatchBetsEvents {
  /** A book was opened or closed. */
  changed: undefined;
}

interface PendingBet {
  readonly viewer: string;
  readonly suspect: Suspect;
  /** As of when it came in. */
  readonly event: number;
  answer(refused: Refusal | undefined): void;
}

export class MatchBets extends Emitter<MatchBetsEvents> {
  readonly #called: NonNullable<Game['partnerCall']>;
  readonly #deps: MatchBetsDeps;
  readonly #row: Pick<KeptMatch, 'id' | 'seats'>;
  readonly #books: Map<number, KeptBets>;
  /** The deal of the book that is open now. */
  #deal: number | undefined;
  /** How many events everybody has seen. */
  #seen = 0;
  #waiting: PendingBet[] = [];
  #beat: Cancel | undefined;

  constructor(called: NonNullable<Game['partnerCall']>, row: Pick<KeptMatch, 'id' | 'seats'>, deps: MatchBetsDeps) {
    super();
    this.#called = called;
    this.#row = row;
    this.#deps = deps;
    this.#books = new Map(deps.store.betBooks(row.id).map((kept) => [kept.deal, kept]));
  }

  /** The book that is open now. */
  get open(): KeptBets | undefined {
    return this.#deal === undefined ? undefined : this.#books.get(this.#deal);
  }

  /** The latest deal of which it is out. */
  get latest(): KeptBets | undefined {
    return [...this.#books.values()].findLast(({ book }) => book.known !== null);
  }

  /** What somebody has bet in the book that is open, also what is not written down yet. */
  waitingOf(viewer: string): PendingBet | undefined {
    return this.#waiting.findLast((one) => one.viewer === viewer);
  }

  /** To be called with each update of everybody's, from the first on. */
  update({ version, observation }: Update): void {
    this.#seen = version;
    const called = this.#called(observation);
    if (!called) return;
    const { deal, caller, partner } = called;
    if (partner !== undefined) {
      if (deal === this.#deal) this.#close(partner);
      return;
    }
    const kept = this.#books.get(deal);
    if (deal === this.#deal || kept?.book.known) return;
    const book = openBets(caller, version, this.#row.seats);
    this.#books.set(deal, kept ?? { deal, book, players: this.#deps.people.players() });
    this.#deal = deal;
    this.#beat ??= this.#deps.clock.after(WRITE_INTERVAL_MS, () => this.#onBeat());
    this.emit('changed');
  }

  /** A bet on the book that is open. Answers once it is kept, or why it is not. */
  place(viewer: string, suspect: Suspect): Promise<Refusal | undefined> {
    const { open } = this;
    if (!open) return Promise.resolve(refusal('evening', 'nothing-to-bet'));
    const step = placeBet(this.#withWaiting(open).book, { viewer, suspect, event: this.#seen });
    if ('refusal' in step) return Promise.resolve(step.refusal);
    return new Promise((answer) => this.#waiting.push({ viewer, suspect, event: this.#seen, answer }));
  }

  /** Nothing more is written; who waits is told so. */
  stop(): void {
    this.#beat?.();
    this.#beat = undefined;
    this.#answer(refusal('host', 'table-closed'));
  }

  #onBeat(): void {
    const { open } = this;
    this.#beat = open && this.#deps.clock.after(WRITE_INTERVAL_MS, () => this.#onBeat());
    if (open && (this.#waiting.length > 0 || this.#deps.people.couldAnybody(open))) this.#write(open);
  }

  /** What waits is written into the book, or nothing at all; then it is answered. `close`: with it the book is closed. */
  #write(open: KeptBets, close?: (kept: KeptBets) => KeptBets): void {
    const isNew = close !== undefined || this.#waiting.length > 0;
    const placed = this.#withWaiting(open);
    const kept = close ? close(placed) : placed;
    try {
      this.#deps.store.keepBetBook(this.#row.id, isNew ? kept : undefined);
      this.#books.set(kept.deal, kept);
      this.#answer(undefined);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      this.#answer(refusal('host', 'not-kept'));
    }
  }

  #withWaiting(kept: KeptBets): KeptBets {
    const book = this.#waiting.reduce((now, { viewer, suspect, event }) => {
      const step = placeBet(now, { viewer, suspect, event });
      return 'book' in step ? step.book : now;
    }, kept.book);
    return { ...kept, book };
  }

  #answer(refused: Refusal | undefined): void {
    const answered = this.#waiting;
    this.#waiting = [];
    for (const { answer } of answered) answer(refused);
  }

  /** It is out. Who sits there by now has no bet in it; a book that nobody has bet in is none. */
  #close(partner: Suspect): void {
    const { open } = this;
    this.#beat?.();
    this.#beat = undefined;
    this.#deal = undefined;
    if (!open) return;
    const closed = (kept: KeptBets): KeptBets => {
      const bets = kept.book.bets.filter(({ viewer }) => !this.#deps.people.isPlayer(viewer));
      const step = closeBets({ ...kept.book, bets }, partner, this.#seen);
      return 'book' in step ? { ...kept, book: step.book } : kept;
    };
    if (open.book.bets.length > 0 || this.#waiting.length > 0) this.#write(open, closed);
    // Where that could not be kept, the events say it as well.
    const now = this.#books.get(open.deal) ?? open;
    if (!now.book.known) this.#books.set(open.deal, closed(now));
    this.emit('changed');
  }
}
