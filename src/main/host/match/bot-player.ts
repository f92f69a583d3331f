/** A bot on its seat: shown every update, it plays what it means to when the time has come. */
import { iterationsAt } from '#shared/bots/search/search-bot.ts';
import type { Level, SearchLevel } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import { pick, type Random, randomFraction, seeded } from '#shared/engine/random.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, ObservationBase, Seat } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Pace } from '#shared/protocol/personas.ts';
import type { Bots, PooledBot } from '../bots/bot-pool.ts';
import type { FromWorker } from '../bots/worker-messages.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Countdown } from './countdown.ts';
import type { ViewerFeeds } from './viewer-feeds.ts';

// How long a bot thinks that has no time of its own. It hangs on what everybody sees and on chance alone: a bot with one card
// it may play must not be quicker than one with six, and a hard hand must not be heard.

/** The easiest and the hardest choice, as parts of the table's pace. */
const MIN_THINK_FACTOR = 0.5;
const MAX_THINK_FACTOR = 2;
/** Chance makes a pause so much shorter or longer; most are near the middle. */
const THINK_SPREAD = 0.35;

/** Who comes to a choice too late acts at a whole multiple of this after it was due, in ms: how late, nobody can tell. */
const LATE_STEP_MS = 1000;

/** When a bot acts that has made its choice `now` and was due then: not the search is heard, but at most its whole seconds. */
export function actionTime(due: number, now: number): number {
  return now <= due ? due : due + Math.ceil((now - due) / LATE_STEP_MS) * LATE_STEP_MS;
}

/** What a person's pace makes of how hard a choice looks to everybody. */
const PACES: Readonly<Record<Pace, (hard: number) => number>> = {
  quick: (hard) => hard * 0.8,
  unhurried: (hard) => hard * 1.15,
  ponders: (hard) => hard ** 1.6,
};

/** The share of the table's pace that a bot waits; `everybody` is what all at the table see now, `pace` the bot's own. */
export function thinkFactor(
  { thinkTime: ponder }: Pick<Game, 'thinkTime'>,
  everybody: ObservationBase,
  random: Random,
  pace?: Pace,
): number {
  if (!ponder) return 1;
  const looks = ponder(everybody);
  const hard = Math.min(MAX_THINK_FACTOR, Math.max(MIN_THINK_FACTOR, pace ? PACES[pace](looks) : looks));
  // The sum of two dice: near the middle more often than far from it.
  return hard * (1 + THINK_SPREAD * (randomFraction(random) + randomFraction(random) - 1));
}

/** A bot that has not answered for so long, in ms, plays at random; and one that searches, whose thread others may need too. */
const ANSWER_TIMEOUT_MS = 10_000;
const SEARCH_TIMEOUT_MS = 40_000;

/** One that searches takes so much longer for every choice, in ms, also where there is nothing to search: its thoughts fit in. */
const SEARCH_TIME_MS: Readonly<Record<SearchLevel, number>> = { expert: 600, 'expert-1s': 1500, 'expert-3s': 3500 };

/** A bot's move that was refused is tried again, at random, after this, in ms. */
const RETRY_AFTER_MS = 1000;

export interface BotSetup {
  readonly pool: Bots;
  readonly random: Random;
  readonly log: (line: string) => void;
  /** How long a bot waits that has no time of its own where a choice is as hard as most, in ms, so that people can follow. */
  readonly pace: number;
  readonly game: Pick<Game, 'thinkTime' | 'searchModel'>;
  /** The bot's seed on a seat, where the deal says it; else it is drawn. */
  readonly seedAt?: ((seat: Seat) => number) | undefined;
}

/** The match as a bot plays it. */
export interface BotMatch {
  readonly match: Match;
  readonly feeds: ViewerFeeds;
  readonly clock: Clock;
  /** Until it ends a bot is shown nothing: it counts from what it sees. */
  readonly countdown: Pick<Countdown, 'endsAt'>;
  /** Whether a move of this seat would not just be refused as early. */
  isOpenTo(seat: Seat): boolean;
  move(seat: Seat, move: AnyMove): Promise<Refusal | undefined>;
}

export class BotPlayer {
  readonly #setup: BotSetup;
  readonly #live: BotMatch;
  readonly #seat: Seat;
  readonly #pace: Pace | undefined;
  readonly #bot: PooledBot;
  /** In ms; 0 for one that does not search. */
  readonly #thinks: number;
  /** For its pauses alone, and drawn apart from the bot's seed: who measures them learns nothing of how it thinks. */
  readonly #whim: Random;
  readonly #unlisten: () => void;
  #latest: Update;
  #shownAt = 0;
  /** What it means to do, once that is due. */
  #ready: AnyMove | undefined;
  #timer: Cancel | undefined;
  #stopped = false;

  /** All that its moves hang on besides what it sees. */
  readonly spec: SeatedBot;

  /** `pace`: of the person it is; a middle one for nobody's. */
  constructor(setup: BotSetup, live: BotMatch, seat: Seat, level: Level, pace?: Pace) {
    this.#setup = setup;
    this.#live = live;
    this.#seat = seat;
    this.#pace = pace;
    const { searchModel: mind } = setup.game;
    const iterations = mind && iterationsAt(mind, level);
    this.#thinks = iterations === undefined ? 0 : SEARCH_TIME_MS[level as SearchLevel];
    this.#latest = live.feeds.latest(seat);
    const who = { game: live.match.rules.id, level, seat, seed: setup.seedAt?.(seat) ?? setup.random.below(2 ** 31) };
    this.#whim = seeded(setup.random.below(2 ** 31));
    this.spec = { seat, level, seed: who.seed, ...(iterations !== undefined && { iterations }) };
    this.#await(this.#latest);
    this.#bot = setup.pool.seat(who, {
      answer: (message) => this.#answered(message),
      history: () => live.feeds.history(seat).slice(0, this.#wait > 0 ? -1 : undefined),
    });
    if (this.#wait > 0) this.#show(this.#latest);
    this.#unlisten = live.feeds.subscribe(seat, (update) => this.#show(update));
  }

  /** Plays what is due, if the match is open to it. To be called whenever that may have changed. */
  playIfDue(): void {
    if (this.#ready === undefined || !this.#live.isOpenTo(this.#seat)) return;
    const move = this.#ready;
    this.#ready = undefined;
    this.#play(move).catch((error: unknown) => this.#setup.log(`a bot's move failed: ${error}`));
  }

  stop(): void {
    this.#stopped = true;
    this.#timer?.();
    this.#unlisten();
    this.#bot.leave();
  }

  /** How long nobody may act yet, in ms. */
  get #wait(): number {
    return this.#live.countdown.endsAt - this.#live.clock.now();
  }

  /** Shows an update as soon as it may be acted on. */
  #show(update: Update): void {
    if (this.#wait > 0) {
      this.#timer?.();
      this.#timer = this.#live.clock.after(this.#wait, () => this.#show(update));
      return;
    }
    this.#await(update);
    this.#bot.see(update);
  }

  /** A new update: what it meant before counts no more. */
  #await(update: Update): void {
    this.#latest = update;
    this.#shownAt = this.#live.clock.now();
    this.#ready = undefined;
    this.#timer?.();
    this.#timer = undefined;
    if (update.moves.length > 0) this.#playAtRandomAfter(this.#thinks > 0 ? SEARCH_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
  }

  #answered({ version, intent, failed }: FromWorker): void {
    if (version !== this.#latest.version) return;
    this.#timer?.();
    this.#timer = undefined;
    if (failed !== undefined) {
      this.#setup.log(`the bot on seat ${this.#seat} of ${this.#live.match.rules.id} broke down: ${failed}`);
      if (this.#latest.moves.length > 0) this.#playAtRandomAfter(this.#setup.pace);
    } else if (intent) {
      const now = this.#live.clock.now();
      this.#playAfter((intent.after ? this.#shownAt + intent.after : this.#due(now)) - now, intent.move);
    }
  }

  /** When a choice is played that was made `now`. A table without a pace waits for nothing, and so has nobody who is late. */
  #due(now: number): number {
    return this.#setup.pace > 0 ? actionTime(this.#shownAt + this.#pause(), now) : now;
  }

  /** In ms. The bot's own sight is not asked: what it sees would be heard. */
  #pause(): number {
    const { game, pace } = this.#setup;
    const everybody = this.#live.feeds.latest('everyone').observation;
    const pause = pace * thinkFactor(game, everybody, this.#whim, this.#pace);
    return Math.round(pause + (pace > 0 ? this.#thinks : 0));
  }

  #playAtRandomAfter(ms: number): void {
    this.#playAfter(ms, pick(this.#latest.moves, this.#setup.random));
  }

  #playAfter(ms: number, move: AnyMove): void {
    this.#timer = this.#live.clock.after(Math.max(0, ms), () => {
      this.#timer = undefined;
      this.#ready = move;
      this.playIfDue();
    });
  }

  async #play(move: AnyMove): Promise<void> {
    const { version } = this.#latest;
    const refused = await this.#live.move(this.#seat, move);
    // Refused because the match has moved on: there is, or will be, another update to act on.
    if (!refused || this.#stopped || version !== this.#latest.version || refused.reason === 'table-closed') return;
    this.#setup.log(`a bot's move on seat ${this.#seat} was refused: ${refused.rule} ${refused.reason}`);
    if (this.#latest.moves.length > 0) this.#playAtRandomAfter(RETRY_AFTER_MS);
  }
}
