/** After a deal people look at the score until all who are here want to go on, or time is up. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';

/** The match whose score people look at. */
interface ScoredMatch {
  readonly clock: Clock;
  readonly peopleSeats: ReadonlySet<Seat>;
  readonly pausesForScore: boolean;
  endScorePause(): void;
}

export interface ScorePauseDeps {
  /** How long people may look at a score, in ms. */
  readonly scorePauseMs: number;
  /** Bots alone want no longer than for a move, in ms. */
  readonly pace: number;
}

interface ScorePauseEvents {
  began: undefined;
  /** A pause has begun or ended. */
  changed: undefined;
  /** A deal is over, and the next one has not begun: the last moment for late joiners. */
  dealEnded: undefined;
}

export class ScorePause extends Emitter<ScorePauseEvents> {
  readonly #live: ScoredMatch;
  readonly #deps: ScorePauseDeps;
  /** The seats whose people want to go on; nothing while nothing pauses. */
  #ready: Set<Seat> | undefined;
  #cancel: Cancel | undefined;

  constructor(live: ScoredMatch, deps: ScorePauseDeps) {
    super();
    this.#live = live;
    this.#deps = deps;
  }

  /** Begins or ends as the match does. To be called when it has settled. */
  sync(): void {
    const { pausesForScore, clock, peopleSeats } = this.#live;
    if (pausesForScore === (this.#ready !== undefined)) return;
    this.#ready = pausesForScore ? new Set() : undefined;
    if (pausesForScore) {
      const { scorePauseMs, pace } = this.#deps;
      this.#cancel = clock.after(peopleSeats.size > 0 ? scorePauseMs : pace, () => this.#end());
      this.emit('began');
    }
    this.emit('changed');
  }

  /** These seats' people have looked long enough. */
  markReady(seats: readonly Seat[]): void {
    for (const seat of seats) this.#ready?.add(seat);
  }

  /** Who is waited for, of these seats; null where there is no pause. */
  waitsFor(here: readonly Seat[]): Seat[] | null {
    const ready = this.#ready;
    return ready ? here.filter((seat) => !ready.has(seat)) : null;
  }

  /** Ends the pause if people are here and all of them want to go on. */
  check(here: readonly Seat[]): void {
    if (here.length === 0 || this.waitsFor(here)?.length !== 0) return;
    this.stop();
    this.#end();
  }

  stop(): void {
    this.#cancel?.();
  }

  #end(): void {
    this.emit('dealEnded');
    this.#live.endScorePause();
  }
}
