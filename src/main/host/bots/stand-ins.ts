/**
 * Who of a match's people is away, and since when: one who is away too long gets a stand-in until they are back.
 * While nobody is here nobody is kept waiting, and no more stand-ins come: a match that all have left stands still.
 */
import { LEVELS, type Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';

/** The level of a bot that plays for a person: normal, or else the best there is. */
export function standInLevel({ bots }: Game): Level {
  return bots.normal ? 'normal' : (LEVELS.findLast((level) => bots[level]) ?? 'random');
}

/** What happens at the table. */
export interface StandInsDeps {
  /** The people's seats. */
  seats(): readonly Seat[];
  /** Those of them whose people are here. */
  here(): readonly Seat[];
  /** How long somebody may be away, in seconds. */
  absenceLimitSeconds(): number;
  /** A stand-in sits down. */
  onStandIn(seat: Seat): void;
  /** It makes room again. */
  onReturn(seat: Seat): void;
}

export class StandIns {
  readonly #clock: Clock;
  readonly #deps: StandInsDeps;
  readonly #awaySince = new Map<Seat, number>();
  readonly #sitting = new Set<Seat>();
  #timer: Cancel | undefined;

  constructor(clock: Clock, deps: StandInsDeps) {
    this.#clock = clock;
    this.#deps = deps;
  }

  /** Whether a stand-in plays on this seat now. */
  has(seat: Seat): boolean {
    return this.#sitting.has(seat);
  }

  /** To be called whenever somebody has come or gone, or the time has changed that they may be away. */
  check(): void {
    this.#timer?.();
    const seats = this.#deps.seats();
    const here = this.#deps.here();
    for (const seat of [...this.#sitting]) if (here.includes(seat) || !seats.includes(seat)) this.#go(seat);
    const away = here.length === 0 ? [] : seats.filter((seat) => !here.includes(seat) && !this.has(seat));
    for (const seat of this.#awaySince.keys()) if (!away.includes(seat)) this.#awaySince.delete(seat);
    const due = away.filter((seat) => this.#msLeft(seat) <= 0);
    for (const seat of due) this.#come(seat);
    const next = Math.min(...away.filter((seat) => !due.includes(seat)).map((seat) => this.#msLeft(seat)));
    this.#timer = Number.isFinite(next) ? this.#clock.after(next, () => this.check()) : undefined;
  }

  stop(): void {
    this.#timer?.();
    this.#sitting.clear();
  }

  /** How long this seat's person may still be away; counts from now for who was not away before. */
  #msLeft(seat: Seat): number {
    const now = this.#clock.now();
    const since = this.#awaySince.get(seat) ?? now;
    this.#awaySince.set(seat, since);
    return since + this.#deps.absenceLimitSeconds() * 1000 - now;
  }

  #come(seat: Seat): void {
    this.#awaySince.delete(seat);
    this.#sitting.add(seat);
    this.#deps.onStandIn(seat);
  }

  #go(seat: Seat): void {
    this.#sitting.delete(seat);
    this.#deps.onReturn(seat);
  }
}
