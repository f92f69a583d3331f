/** A match with what keeps it going at a table: its bots, stand-ins, and the pauses in which people look at the score. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { GameEvent, ObservationBase, Seat } from '#shared/engine/rules.ts';
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { DealSource } from '#shared/protocol/deal-code.ts';
import { type KeptMatch, type Occupant, type Store, StoreWriteError } from '../../store/store.ts';
import { StandIns, standInLevel } from '../bots/stand-ins.ts';
import {
  type ChanceSource,
  chanceFrom,
  chanceFromDealCode,
  chanceFromDuplicateDeals,
} from '../fair-shuffle/chance-source.ts';
import { FairShuffle, type FairShuffleDeps } from '../fair-shuffle/fair-shuffle.ts';
import type { Clock } from '../time/clock.ts';
import { BotLog } from './bot-log.ts';
import { BotPlayer, type BotSetup } from './bot-player.ts';
import { LiveMatch } from './live-match.ts';
import { MatchBets, type MatchBetsDeps } from './match-bets.ts';
import { ScorePause } from './match-clock.ts';

/** So long after something was scored, in ms, everybody has been told, and nobody moves yet: the store has time for itself. */
const CHECKPOINT_DELAY_MS = 300;

export interface MatchDeps extends BotSetup {
  readonly game: Game;
  readonly store: Store;
  readonly clock: Clock;
  /** How long people may look at a score, in ms. */
  readonly scorePauseMs: number;
  /**
   * 32 bytes that nobody can predict, as hex: then chance in every match is drawn from seals, and `random` is for bots
   * alone. Without it `random` is chance as well, and nothing is sealed.
   */
  readonly drawContribution?: () => string;
  /** Set at tables whose matches may be of numbered deals: from which, nothing where they are not. */
  readonly duplicateDeals?: () => DuplicateDeals | undefined;
  /** The same for a deal that somebody knows by its code. */
  readonly codedDeal?: () => DealSource | undefined;
}

/** What bets need to know of the people around the table. */
export type BettingPeople = Pick<MatchBetsDeps, 'players' | 'isPlayer' | 'couldAnybody' | 'onChanged'>;

/** What the match needs to know of the people at its table. */
export interface TablePeople {
  /** The seats whose people have the table open now. */
  seatsPresent(): Seat[];
  /** What the seals of the match need to know of them and their devices. */
  readonly forShuffle: Pick<FairShuffleDeps, 'devices' | 'people' | 'publish'>;
  /** What its bets need to know; nothing at a table where nobody can bet. */
  readonly forBets: BettingPeople | undefined;
  /** After how many seconds away a stand-in plays for a person. */
  standInAfter(): number;
  /** Called when a deal is over, before the next one begins: the last moment for late comers. */
  seatLateJoiners(): void;
  /** Which seats have become somebody's in the middle of the match, and after how many events. */
  seatChanges(): readonly { readonly seat: Seat; readonly from: number | null }[];
  /** Called when a score pause begins or ends, when a stand-in comes or goes or moves, and when the match is over. */
  onChanged(): void;
}

export class RunningMatch {
  readonly live: LiveMatch;
  /** The seals that chance is drawn from; nothing where it is not sealed. */
  readonly shuffle: FairShuffle | undefined;
  /** In which onlookers bet; nothing where there is nothing to bet on. */
  readonly bets: MatchBets | undefined;
  readonly #setup: MatchDeps;
  readonly #kept: KeptMatch;
  readonly #people: TablePeople;
  /** The people's seats. */
  readonly #seats: Set<Seat>;
  readonly #bots = new Map<Seat, BotPlayer>();
  /** Nothing where moves hang on the time as well. */
  readonly #botBook: BotLog | undefined;
  readonly #standIns: StandIns;
  /** How many moves stand-ins have made, by seat, as far as everybody saw them. */
  readonly #stoodIn = new Map<Seat, number>();
  #scorePause: ScorePause | undefined;
  #isOver: boolean;

  /** Takes the match up after these events, none for a new one; `seats` says who sits where. Throws if they break the rules. */
  constructor(
    setup: MatchDeps,
    kept: KeptMatch,
    events: readonly GameEvent[],
    seats: readonly Occupant[],
    people: TablePeople,
  ) {
    this.#setup = setup;
    this.#kept = kept;
    this.#people = people;
    this.#seats = new Set(seats.flatMap(({ kind }, seat) => (kind === 'person' ? seat : [])));
    const { game, clock, store } = setup;
    const dealt = this.#chanceOfDeals();
    // No device may change what other tables are dealt, too; and what was dealt in the match before, nobody here drew.
    this.shuffle =
      dealt || kept.practice || !setup.drawContribution ? undefined : this.#newSealing(setup.drawContribution);
    const chance: ChanceSource = dealt ?? this.shuffle ?? chanceFrom(setup.random);
    const { options, seats: count } = kept;
    this.live = new LiveMatch(
      { rules: game.rules, options, seats: count, events, inherited: people.seatChanges() },
      {
        clock,
        chance,
        log: {
          append: (event, number) => store.append(kept.id, number, event),
          appendPadded: (events, number) => store.appendDiscreetly(kept.id, number, events),
        },
        hasPeople: () => this.#hasPeople(),
      },
    );
    this.live.on('settled', () => this.#settled());
    this.#botBook = game.rules.simultaneousPlay || kept.over ? undefined : this.#newBotBook();
    this.#standIns = new StandIns(this.live.clock, {
      seats: () => [...this.#seats],
      here: () => people.seatsPresent(),
      absenceLimitSeconds: () => people.standInAfter(),
      onStandIn: (seat) => this.#standIn(seat),
      onReturn: (seat) => this.#sendBotAway(seat),
    });
    this.live.feeds.subscribe('everyone', ({ observation }) => this.#countStandIn(observation));
    this.bets = people.forBets && this.#newBooks(people.forBets);
    this.#isOver = kept.over;
    for (const [seat, who] of seats.entries()) if (who.kind === 'bot') this.#seatBot(seat, who.level);
  }

  /** The seats that the score pause waits for; null where there is none. */
  get scorePause(): Seat[] | null {
    return this.#scorePause?.waitsFor(this.#people.seatsPresent()) ?? null;
  }

  /** These seats' people have looked long enough at the score. */
  endScorePause(seats: readonly Seat[]): void {
    this.#scorePause?.markReady(seats);
    this.peopleChanged();
  }

  /** Lets the match go on from where it stands. */
  start(): void {
    if (this.#kept.paused) this.live.pause();
    this.shuffle?.start(this.live.match);
    this.live.start();
    this.peopleChanged();
  }

  get isPaused(): boolean {
    return !this.live.isOver && this.live.clock.isPaused;
  }

  /** Whether the rules want silence now (VM-20). */
  get isSilent(): boolean {
    const { rules, state } = this.live.match;
    return rules.silent?.(state) ?? false;
  }

  /** Whether a bot plays for this seat's person now. */
  hasStandIn(seat: Seat): boolean {
    return this.#standIns.has(seat);
  }

  /** How many moves stand-ins have made for this seat before everybody's eyes, since the host started. */
  stoodIn(seat: Seat): number {
    return this.#stoodIn.get(seat) ?? 0;
  }

  /** Somebody has come, gone, or looked long enough, or may be away for another time. */
  peopleChanged(): void {
    if (this.live.isOver) return;
    this.#standIns.check();
    if (!this.live.clock.isPaused) this.#scorePause?.check(this.#people.seatsPresent());
  }

  /** Nobody moves and nothing happens until the match goes on where it stood. */
  setPaused(paused: boolean): void {
    if (paused) this.live.pause();
    else this.live.resume();
    this.peopleChanged();
  }

  /** A bot takes a person's seat for good. */
  seatBot(seat: Seat, level: Level): void {
    this.#seats.delete(seat);
    this.#standIns.check();
    this.#seatBot(seat, level);
  }

  /** A person takes a bot's seat for good, and sees nothing of what the bot saw. */
  seatPerson(seat: Seat): void {
    this.#sendBotAway(seat);
    this.live.feeds.forget(seat);
    this.#seats.add(seat);
    this.#standIns.check();
  }

  stop(): void {
    this.#scorePause?.stop();
    this.shuffle?.stop();
    this.bets?.stop();
    this.#sendBotsAway();
    this.live.stop();
  }

  #chanceOfDeals(): ChanceSource | undefined {
    const { game, duplicateDeals: numberedDeals, codedDeal: knownDeal } = this.#setup;
    const known = knownDeal?.();
    if (known) return chanceFromDealCode(game, known);
    const deals = numberedDeals?.();
    return deals && game.duplicate && chanceFromDuplicateDeals(game.duplicate, deals);
  }

  #newSealing(draw: () => string): FairShuffle {
    const { store } = this.#setup;
    const { id } = this.#kept;
    return new FairShuffle(store.sealSteps(id), {
      clock: () => this.live.clock,
      drawContribution: draw,
      saveSteps: (number, steps) => store.addSealSteps(id, number, steps),
      onReady: () => this.live.chanceIsReady(),
      ...this.#people.forShuffle,
    });
  }

  #newBotBook(): BotLog {
    const { store, log } = this.#setup;
    const { id } = this.#kept;
    return new BotLog({
      eventCount: () => this.live.match.events.length,
      load: () => store.seatedBots(id),
      save(bots) {
        try {
          store.keepSeatedBots(id, bots);
        } catch (error) {
          if (!(error instanceof StoreWriteError)) throw error;
          log(`match ${id}: which bots sit there could not be written`);
        }
      },
    });
  }

  #newBooks(atBets: BettingPeople): MatchBets | undefined {
    const { game, store, clock } = this.#setup;
    const { id, seats } = this.#kept;
    if (!game.partnerCall) return undefined;
    const books = new MatchBets(game.partnerCall, {
      clock,
      seats,
      load: () => store.betBooks(id),
      save: (book) => store.keepBetBook(id, book),
      ...atBets,
    });
    const { feeds: audience } = this.live;
    for (const update of audience.history('everyone')) books.update(update);
    audience.subscribe('everyone', (update) => books.update(update));
    return books;
  }

  #hasPeople(): boolean {
    return this.#seats.size > 0;
  }

  #seatBot(seat: Seat, level: Level): void {
    if (this.live.isOver) return;
    const bot = new BotPlayer(this.#setup, this.live, seat, level);
    this.#bots.set(seat, bot);
    this.#botBook?.seated(bot.spec);
  }

  #standIn(seat: Seat): void {
    this.#seatBot(seat, standInLevel(this.#setup.game));
    this.#people.onChanged();
  }

  /** Counts what everybody saw: a move in secret (BC-21) must not be told by a number. */
  #countStandIn({ last }: ObservationBase): void {
    if (typeof last?.by !== 'number' || !this.hasStandIn(last.by)) return;
    this.#stoodIn.set(last.by, this.stoodIn(last.by) + 1);
    this.#people.onChanged();
  }

  #sendBotAway(seat: Seat): void {
    const bot = this.#bots.get(seat);
    if (!bot) return;
    bot.stop();
    this.#bots.delete(seat);
    if (!this.live.isOver) this.#botBook?.left(seat);
  }

  #sendBotsAway(): void {
    this.#standIns.stop();
    for (const seat of [...this.#bots.keys()]) this.#sendBotAway(seat);
  }

  #settled(): void {
    if (this.live.isOver && !this.#isOver) this.#end();
    if (this.live.pausesForScore !== (this.#scorePause !== undefined)) {
      this.#scorePause = this.live.pausesForScore ? this.#newScorePause() : undefined;
      if (this.#scorePause) {
        this.shuffle?.prepare();
        this.#settleStore();
      }
      this.#people.onChanged();
    }
    for (const bot of this.#bots.values()) bot.playIfDue();
  }

  #end(): void {
    this.#isOver = true;
    this.#sendBotsAway();
    const { rules, state } = this.live.match;
    const result = rules.result(state);
    if (!result) throw new Error(`a match of ${rules.id} is over and has no result`);
    try {
      this.#setup.store.end(this.#kept.id, result);
    } catch (error) {
      // The events say so as well: it is marked when the host starts again.
      if (!(error instanceof StoreWriteError)) throw error;
    }
    this.#settleStore();
    this.#people.onChanged();
  }

  #settleStore(): void {
    const { clock, store } = this.#setup;
    clock.after(CHECKPOINT_DELAY_MS, () => store.checkpoint());
  }

  /** Bots alone want no longer than for a move. */
  #newScorePause(): ScorePause {
    const { scorePauseMs, pace } = this.#setup;
    return new ScorePause(this.live.clock, this.#hasPeople() ? scorePauseMs : pace, () => {
      this.#people.seatLateJoiners();
      this.live.endScorePause();
    });
  }
}
