/** A match with what keeps it going at a table: its bots, and the rests in which people look at the score. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { GameEvent, Seat } from '#shared/engine/rules.ts';
import { type KeptMatch, NotKept, type Occupant, type Store } from '../store/store.ts';
import { BotPlayer, type BotSetup } from './bot-player.ts';
import { LiveMatch } from './live-match.ts';
import { Rest } from './rest.ts';

export interface MatchSetup extends BotSetup {
  readonly game: Game;
  readonly store: Store;
  /** How long people may look at a score, in ms. */
  readonly restMs: number;
}

/** What the match needs to know of the people at its table. */
export interface People {
  /** The seats whose people have the table open now. */
  here(): Seat[];
  /** Called when a rest begins or ends, and when the match is over. */
  changed(): void;
}

export class RunningMatch {
  readonly live: LiveMatch;
  readonly #setup: MatchSetup;
  readonly #kept: KeptMatch;
  readonly #people: People;
  readonly #hasPeople: boolean;
  #bots: BotPlayer[] = [];
  #rest: Rest | undefined;
  #isOver: boolean;

  /** Takes the match up after these events, none for a new one; `seats` says who sits where. Throws if they break the rules. */
  constructor(
    setup: MatchSetup,
    kept: KeptMatch,
    events: readonly GameEvent[],
    seats: readonly Occupant[],
    people: People,
  ) {
    this.#setup = setup;
    this.#kept = kept;
    this.#people = people;
    this.#hasPeople = seats.some(({ kind }) => kind === 'person');
    const { game, clock, random, store } = setup;
    const { options, seats: count } = kept;
    this.live = new LiveMatch(
      { rules: game.rules, options, seats: count, events },
      {
        clock,
        random,
        keep: (event, number) => store.append(kept.id, number, event),
        hasPeople: () => this.#hasPeople,
        settled: () => this.#settled(),
      },
    );
    this.#isOver = kept.over;
    if (this.live.isOver) return;
    this.#bots = seats.flatMap((who, seat) =>
      who.kind === 'bot' ? new BotPlayer(setup, this.live, seat, who.level) : [],
    );
  }

  /** The seats that a rest waits for; null where there is none. */
  get resting(): Seat[] | null {
    return this.#rest?.waitsFor(this.#people.here()) ?? null;
  }

  /** These seats' people have looked long enough at the score. */
  goOn(seats: readonly Seat[]): void {
    this.#rest?.goOn(seats);
    this.peopleChanged();
  }

  /** Somebody has come, gone, or looked long enough. */
  peopleChanged(): void {
    this.#rest?.check(this.#people.here());
  }

  /** A bot takes a person's seat for good. */
  seatBot(seat: Seat, level: Level): void {
    if (!this.live.isOver) this.#bots.push(new BotPlayer(this.#setup, this.live, seat, level));
  }

  stop(): void {
    this.#rest?.stop();
    this.#sendBotsAway();
    this.live.stop();
  }

  #sendBotsAway(): void {
    for (const bot of this.#bots.splice(0)) bot.stop();
  }

  #settled(): void {
    if (this.live.isOver && !this.#isOver) this.#end();
    if (this.live.isResting !== (this.#rest !== undefined)) {
      this.#rest = this.live.isResting ? this.#newRest() : undefined;
      this.#people.changed();
    }
    for (const bot of this.#bots) bot.poke();
  }

  #end(): void {
    this.#isOver = true;
    this.#sendBotsAway();
    try {
      this.#setup.store.end(this.#kept.id);
    } catch (error) {
      // The events say so as well: it is marked when the host starts again.
      if (!(error instanceof NotKept)) throw error;
    }
    this.#people.changed();
  }

  /** Bots alone want no longer than for a move. */
  #newRest(): Rest {
    const { clock, restMs, pace } = this.#setup;
    return new Rest(clock, this.#hasPeople ? restMs : pace, () => this.live.goOn());
  }
}
