/** The bots of a match: those on seats of their own, and stand-ins for people who are away too long. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import type { ObservationBase, Seat } from '#shared/engine/rules.ts';
import { personaOf } from '#shared/protocol/personas.ts';
import type { Occupant, Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { StandIns, standInLevel } from '../bots/stand-ins.ts';
import { Emitter } from '../time/emitter.ts';
import { type BotMatch, BotPlayer, type BotSetup } from './bot-player.ts';

// Who of a match's players was a bot, and when: kept as they sit down and go, told once the match is over.

export interface BotLogDeps {
  readonly store: Pick<Store, 'seatedBots' | 'keepSeatedBots'>;
  readonly log: (line: string) => void;
}

export class BotLog {
  readonly #deps: BotLogDeps;
  readonly #matchId: number;
  readonly #match: Pick<Match, 'events'>;
  #bots: readonly SeatedBot[];

  /** Those that sat there when the host ended have gone with it: whoever sits there now has another seed. */
  constructor(deps: BotLogDeps, matchId: number, match: Pick<Match, 'events'>) {
    this.#deps = deps;
    this.#matchId = matchId;
    this.#match = match;
    this.#bots = deps.store.seatedBots(matchId);
    if (this.#bots.some(isThere)) this.#close(isThere);
  }

  seated(bot: SeatedBot): void {
    const from = this.#match.events.length;
    this.#keep([...this.#bots, { ...bot, ...(from > 0 && { from }) }]);
  }

  left(seat: Seat): void {
    this.#close((bot) => bot.seat === seat && isThere(bot));
  }

  #close(which: (bot: SeatedBot) => boolean): void {
    const until = this.#match.events.length;
    this.#keep(this.#bots.map((bot) => (which(bot) ? { ...bot, until } : bot)));
  }

  /** May fail: the match goes on, and its record says nothing of this bot. */
  #keep(bots: readonly SeatedBot[]): void {
    this.#bots = bots;
    try {
      this.#deps.store.keepSeatedBots(this.#matchId, bots);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      this.#deps.log(`match ${this.#matchId}: which bots sit there could not be written`);
    }
  }
}

function isThere({ until }: SeatedBot): boolean {
  return until === undefined;
}

/** The people at the table of a match. */
export interface MatchPeople {
  /** The seats whose people have the table open now. */
  seatsPresent(): readonly Seat[];
  /** After how many seconds away a stand-in plays for a person. */
  absenceLimitSeconds(): number;
}

export interface MatchBotsDeps extends BotSetup {
  readonly game: Game;
  readonly people: MatchPeople;
  /** Nothing where moves hang on the time as well. */
  readonly botLog: BotLog | undefined;
}

interface MatchBotsEvents {
  /** A stand-in has come or moved. */
  changed: undefined;
}

/** The match as its bots play it. */
interface MatchWithBots extends BotMatch {
  readonly isOver: boolean;
  readonly peopleSeats: Set<Seat>;
}

export class MatchBots extends Emitter<MatchBotsEvents> {
  readonly #live: MatchWithBots;
  readonly #deps: MatchBotsDeps;
  readonly #bots = new Map<Seat, BotPlayer>();
  readonly #standIns: StandIns;
  /** How many moves stand-ins have made, by seat, as far as everybody saw them. */
  readonly #stoodIn = new Map<Seat, number>();

  constructor(live: MatchWithBots, deps: MatchBotsDeps) {
    super();
    this.#live = live;
    this.#deps = deps;
    this.#standIns = new StandIns(live.clock, {
      seats: () => [...live.peopleSeats],
      here: () => deps.people.seatsPresent(),
      absenceLimitSeconds: () => deps.people.absenceLimitSeconds(),
      onStandIn: (seat) => this.#standIn(seat),
      onReturn: (seat) => this.#sendAway(seat),
    });
    live.feeds.subscribe('everyone', ({ observation }) => this.#countStandIn(observation));
  }

  /** Those on seats of their own sit down. */
  seatAll(seats: readonly Occupant[]): void {
    for (const [seat, who] of seats.entries()) if (who.kind === 'bot') this.#seat(seat, who.level, who.name);
  }

  /** A bot takes a person's seat for good. */
  seatBot(seat: Seat, level: Level, name: string): void {
    this.#live.peopleSeats.delete(seat);
    this.#standIns.check();
    this.#seat(seat, level, name);
  }

  /** A person takes a bot's seat for good, and sees nothing of what the bot saw. */
  seatPerson(seat: Seat): void {
    this.#sendAway(seat);
    this.#live.feeds.forget(seat);
    this.#live.peopleSeats.add(seat);
    this.#standIns.check();
  }

  /** To be called when somebody has come or gone, or may be away for another time. */
  check(): void {
    this.#standIns.check();
  }

  /** Whether a bot plays for this seat's person now. */
  hasStandIn(seat: Seat): boolean {
    return this.#standIns.has(seat);
  }

  /** How many moves stand-ins have made for this seat before everybody's eyes, since the host started. */
  stoodIn(seat: Seat): number {
    return this.#stoodIn.get(seat) ?? 0;
  }

  playDue(): void {
    for (const bot of this.#bots.values()) bot.playIfDue();
  }

  stop(): void {
    this.#standIns.stop();
    for (const seat of [...this.#bots.keys()]) this.#sendAway(seat);
  }

  /** `name`: of a bot on a seat of its own; a stand-in is nobody. */
  #seat(seat: Seat, level: Level, name = ''): void {
    if (this.#live.isOver) return;
    const bot = new BotPlayer(this.#deps, this.#live, seat, level, personaOf(name)?.pace);
    this.#bots.set(seat, bot);
    this.#deps.botLog?.seated(bot.spec);
  }

  #standIn(seat: Seat): void {
    this.#seat(seat, standInLevel(this.#deps.game));
    this.emit('changed');
  }

  /** Counts what everybody saw: a move in secret (BC-21) must not be told by a number. */
  #countStandIn({ last }: ObservationBase): void {
    if (typeof last?.by !== 'number' || !this.hasStandIn(last.by)) return;
    this.#stoodIn.set(last.by, this.stoodIn(last.by) + 1);
    this.emit('changed');
  }

  #sendAway(seat: Seat): void {
    const bot = this.#bots.get(seat);
    if (!bot) return;
    bot.stop();
    this.#bots.delete(seat);
    if (!this.#live.isOver) this.#deps.botLog?.left(seat);
  }
}
