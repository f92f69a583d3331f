/** A countdown to the moment from which all may act at once: nobody plays before it ends, and whoever is new sees it come. */
import type { Match } from '#shared/engine/match.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';

const TICK_MS = 1000;

/** The match that waits. */
interface CountedMatch {
  readonly match: Match;
  readonly clock: Clock;
  readonly peopleSeats: ReadonlySet<Seat>;
}

interface CountdownEvents {
  /** It has begun, a second has passed, or it is over. */
  changed: undefined;
}

export class Countdown extends Emitter<CountdownEvents> {
  readonly #live: CountedMatch;
  readonly #seconds: number;
  #left = 0;
  #endsAt = 0;
  #cancel: Cancel | undefined;

  /** `seconds`: how long one takes; 0 for none. Bots among themselves need none. */
  constructor(live: CountedMatch, seconds: number) {
    super();
    this.#live = live;
    this.#seconds = seconds;
  }

  /** Whole seconds; 0 while none runs. */
  get secondsLeft(): number {
    return this.#left;
  }

  /** When the latest one ends or ended, by the match's clock. */
  get endsAt(): number {
    return this.#endsAt;
  }

  /** Begins one where the rules say so; to be called after each event. A host that starts again counts all of it anew. */
  sync(): void {
    const { match, clock, peopleSeats } = this.#live;
    this.stop();
    if (peopleSeats.size === 0 || !match.rules.countdown?.isDue(match.state)) return;
    this.#left = this.#seconds;
    this.#endsAt = clock.now() + this.#seconds * TICK_MS;
    this.#goOn();
  }

  /** Why nobody may move now; nothing where none runs. */
  refuse(): Refusal | undefined {
    const { rules } = this.#live.match;
    return this.#left > 0 && rules.countdown ? refusal(rules.countdown.rule, 'countdown') : undefined;
  }

  stop(): void {
    this.#cancel?.();
    this.#left = 0;
  }

  #goOn(): void {
    if (this.#left > 0) {
      this.#cancel = this.#live.clock.after(TICK_MS, () => {
        this.#left--;
        this.#goOn();
      });
    }
    this.emit('changed');
  }
}
