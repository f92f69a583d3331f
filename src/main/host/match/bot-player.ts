/** A bot on its seat: shown every update, it plays what it means to when the time has come. */
import { iterationsAt } from '#shared/bots/search/searcher.ts';
import type { SearchLevel, Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { FromWorker } from '../bots/bot-messages.ts';
import type { Bots, PooledBot } from '../bots/bot-pool.ts';
import type { Cancel } from '../time/clock.ts';
import { actionTime, thinkFactor } from './bot-pause.ts';
import type { LiveMatch } from './live-match.ts';

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
}

export class BotPlayer {
  readonly #setup: BotSetup;
  readonly #live: LiveMatch;
  readonly #seat: Seat;
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

  constructor(setup: BotSetup, live: LiveMatch, seat: Seat, level: Level) {
    this.#setup = setup;
    this.#live = live;
    this.#seat = seat;
    const { searchModel: mind } = setup.game;
    const iterations = mind && iterationsAt(mind, level);
    this.#thinks = iterations === undefined ? 0 : SEARCH_TIME_MS[level as SearchLevel];
    this.#latest = live.feeds.latest(seat);
    const who = { game: live.match.rules.id, level, seat, seed: setup.random.below(2 ** 31) };
    this.#whim = seeded(setup.random.below(2 ** 31));
    this.spec = { seat, level, seed: who.seed, ...(iterations !== undefined && { iterations }) };
    this.#await(this.#latest);
    this.#bot = setup.pool.seat(who, {
      answer: (message) => this.#answered(message),
      history: () => live.feeds.history(seat),
    });
    this.#unlisten = live.feeds.subscribe(seat, (update) => {
      this.#await(update);
      this.#bot.see(update);
    });
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
    const pause = pace * thinkFactor(game, this.#live.feeds.latest('everyone').observation, this.#whim);
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
