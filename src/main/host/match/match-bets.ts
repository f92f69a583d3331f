/**
 * The books of a match in which onlookers bet in secret. They follow what everybody sees, and nothing else: a book opens
 * with a deal's question and closes when the answer is out. Nobody can feel that somebody bets: as long as anybody could,
 * the disk is written once a second, with bets or with nothing, and who has bet is answered then.
 */
import type { Game } from '#shared/engine/game.ts';
import type { Guess } from '#shared/engine/guess.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
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
  /** By seat: the session that sits there now; empty for nobody's. */
  players(): string[];
  /** Whether somebody who has bet sits there now, on another seat than these. */
  isPlayer(viewer: string, out: readonly Seat[]): boolean;
  /** Whether there is anybody who could bet on this book now, as everybody can see; `out`: seats whose players may. */
  couldAnybody(book: KeptBets, out: readonly Seat[]): boolean;
}

interface MatchBetsEvents {
  /** A book was opened or closed, or its question stands otherwise. */
  changed: undefined;
}

interface PendingBet {
  readonly viewer: string;
  readonly suspect: Suspect;
  /** As of when it came in. */
  readonly event: number;
  readonly choices: Guess['choices'];
  answer(refused: Refusal | undefined): void;
}

export class MatchBets extends Emitter<MatchBetsEvents> {
  readonly #guessIn: NonNullable<Game['guess']>;
  readonly #deps: MatchBetsDeps;
  readonly #row: Pick<KeptMatch, 'id' | 'seats'>;
  readonly #books: Map<number, KeptBets>;
  /** By deal: its question as it stood last. */
  readonly #guesses = new Map<number, Guess>();
  /** The deal of the book that is open now. */
  #deal: number | undefined;
  /** How many events everybody has seen. */
  #seen = 0;
  #waiting: PendingBet[] = [];
  #beat: Cancel | undefined;

  constructor(guessIn: NonNullable<Game['guess']>, row: Pick<KeptMatch, 'id' | 'seats'>, deps: MatchBetsDeps) {
    super();
    this.#guessIn = guessIn;
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

  /** The question of a book, as it stands. */
  guessOf({ deal }: KeptBets): Guess | undefined {
    return this.#guesses.get(deal);
  }

  /** To be called with each update of everybody's, from the first on. */
  update({ version, observation }: Update): void {
    this.#seen = version;
    const guess = this.#guessIn(observation);
    if (!guess) return;
    const { deal, about, answer } = guess;
    const before = this.#guesses.get(deal);
    const now = { ...guess, isOpen: guess.isOpen && before?.isOpen !== false };
    this.#guesses.set(deal, now);
    if (answer !== undefined) {
      if (deal === this.#deal) this.#close(answer, before?.out ?? []);
      return;
    }
    const kept = this.#books.get(deal);
    if (kept?.book.known) return;
    if (deal === this.#deal) {
      if (JSON.stringify(now) !== JSON.stringify(before)) this.emit('changed');
      return;
    }
    const book = openBets(about, version, this.#row.seats);
    this.#books.set(deal, kept ?? { deal, book, players: this.#deps.people.players() });
    this.#deal = deal;
    this.#beat ??= this.#deps.clock.after(WRITE_INTERVAL_MS, () => this.#onBeat());
    this.emit('changed');
  }

  /** A bet on the book that is open. Answers once it is kept, or why it is not. */
  place(viewer: string, suspect: Suspect): Promise<Refusal | undefined> {
    const { open } = this;
    const guess = open && this.guessOf(open);
    if (!guess) return Promise.resolve(refusal('evening', 'nothing-to-bet'));
    if (!guess.isOpen) return Promise.resolve(refusal('evening', 'bets-closed'));
    const { choices } = guess;
    const bet = { viewer, suspect, event: this.#seen };
    const step = placeBet(this.#withWaiting(open).book, bet, choices);
    if ('refusal' in step) return Promise.resolve(step.refusal);
    return new Promise((answer) => this.#waiting.push({ ...bet, choices, answer }));
  }

  /** Nothing more is written; who waits is told so. */
  stop(): void {
    this.#beat?.();
    this.#beat = undefined;
    this.#answer(refusal('host', 'table-closed'));
  }

  #onBeat(): void {
    const { open } = this;
    this.#beat = undefined;
    const guess = open && this.guessOf(open);
    if (!guess) return;
    // The first beat after bets are no more taken writes the last ones, or nothing.
    if (guess.isOpen) this.#beat = this.#deps.clock.after(WRITE_INTERVAL_MS, () => this.#onBeat());
    if (this.#waiting.length > 0 || this.#deps.people.couldAnybody(open, guess.out)) this.#write(open);
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
    const book = this.#waiting.reduce((now, { viewer, suspect, event, choices }) => {
      const step = placeBet(now, { viewer, suspect, event }, choices);
      return 'book' in step ? step.book : now;
    }, kept.book);
    return { ...kept, book };
  }

  #answer(refused: Refusal | undefined): void {
    const answered = this.#waiting;
    this.#waiting = [];
    for (const { answer } of answered) answer(refused);
  }

  /** It is out. Who sits there by now, and not on one of these seats, has no bet in it; a book that nobody has bet in is none. */
  #close(answer: Suspect, out: readonly Seat[]): void {
    const { open } = this;
    this.#beat?.();
    this.#beat = undefined;
    this.#deal = undefined;
    if (!open) return;
    const closed = (kept: KeptBets): KeptBets => {
      const bets = kept.book.bets.filter(({ viewer }) => !this.#deps.people.isPlayer(viewer, out));
      const step = closeBets({ ...kept.book, bets }, answer, this.#seen);
      return 'book' in step ? { ...kept, book: step.book } : kept;
    };
    if (open.book.bets.length > 0 || this.#waiting.length > 0) this.#write(open, closed);
    // Where that could not be kept, the events say it as well.
    const now = this.#books.get(open.deal) ?? open;
    if (!now.book.known) this.#books.set(open.deal, closed(now));
    this.emit('changed');
  }
}
