/** Opens a match as it is kept: reads its events, picks what chance draws from, and brings in what attends it. */
import type { Game } from '#shared/engine/game.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import { botSeed, type DealSource } from '#shared/protocol/deal-code.ts';
import type { KeptMatch, KeptTable, Store } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import {
  type ChanceSource,
  chanceFrom,
  chanceFromDealCode,
  chanceFromDuplicateDeals,
} from '../fair-shuffle/chance-source.ts';
import { FairShuffle } from '../fair-shuffle/fair-shuffle.ts';
import type { ShuffleDevices } from '../fair-shuffle/participants.ts';
import type { Clock } from '../time/clock.ts';
import type { BotSetup } from './bot-player.ts';
import { LiveMatch, type MatchAttendants } from './live-match.ts';
import { type BettingPeople, MatchBets } from './match-bets.ts';
import { BotLog, MatchBots, type MatchPeople } from './match-bots.ts';
import { MatchClock } from './match-clock.ts';
import { ScorePause } from './score-pause.ts';

/** So long after something was scored, in ms, everybody has been told, and nobody moves yet: the store has time for itself. */
const CHECKPOINT_DELAY_MS = 300;

export interface MatchDeps extends BotSetup {
  readonly game: Game;
  readonly store: Store;
  readonly clock: Clock;
  /** How long people may look at a score, in ms. */
  readonly scorePauseMs: number;
  /** How long a countdown of the rules takes; none without it. */
  readonly countdownSeconds?: number;
  /**
   * 32 bytes that nobody can predict, as hex: then chance in every match is drawn from a fair shuffle, and `random` is for
   * bots alone. Without it `random` is chance as well.
   */
  readonly drawContribution?: () => string;
  /** Set at tables whose matches may be of duplicate deals: from which, nothing where they are not. */
  readonly duplicateDeals?: () => DuplicateDeals | undefined;
}

/** The table of a match, as it is when it opens. */
export interface MatchTable {
  readonly kept: KeptTable;
  /** The deal that is played here by its code. */
  readonly codedDeal: DealSource | undefined;
  readonly people: MatchPeople;
  readonly devices: ShuffleDevices;
  /** Nothing at a table where nobody can bet. */
  readonly betting: BettingPeople | undefined;
}

/** Not started yet. Throws if its events break the rules. */
export function openMatch(deps: MatchDeps, row: KeptMatch, table: MatchTable): LiveMatch {
  const { game, store, random, drawContribution, countdownSeconds = 0 } = deps;
  const { seats, heirs } = table.kept;
  const clock = new MatchClock(deps.clock);
  const dealt = chanceOfDeals(deps, table.codedDeal);
  // No device may change what other tables are dealt, too; and what was dealt in the match before, nobody here drew.
  const shuffle =
    dealt || row.practice || !drawContribution
      ? undefined
      : new FairShuffle(row.id, { clock, store, drawContribution, devices: table.devices });
  const live = new LiveMatch(
    {
      rules: game.rules,
      options: row.options,
      seats: row.seats,
      peopleSeats: seats.flatMap(({ kind }, seat) => (kind === 'person' ? seat : [])),
      events: store.events(row.id),
      inherited: heirs,
    },
    {
      clock,
      countdownSeconds,
      chance: dealt ?? shuffle ?? chanceFrom(random),
      log: {
        append: (event, number) => store.append(row.id, number, event),
        appendPadded: (events, number) => store.appendDiscreetly(row.id, number, events),
      },
      attend: (live) => ({ shuffle, ...attendantsOf(live, deps, row, table) }),
    },
  );
  follow(live, deps, row);
  live.bots.seatAll(seats);
  return live;
}

function chanceOfDeals({ game, duplicateDeals }: MatchDeps, coded: DealSource | undefined): ChanceSource | undefined {
  if (coded) return chanceFromDealCode(game, coded);
  const deals = duplicateDeals?.();
  return deals && game.duplicate && chanceFromDuplicateDeals(game.duplicate, deals);
}

function attendantsOf(live: LiveMatch, deps: MatchDeps, row: KeptMatch, table: MatchTable): MatchAttendants {
  const { game, store, clock } = deps;
  const { people, betting } = table;
  // Where plays are simultaneous, moves hang on the time as well.
  const botLog = game.rules.simultaneousPlay || row.over ? undefined : new BotLog(deps, row.id, live.match);
  const { codedDeal } = table;
  const seedAt = codedDeal && ((seat: Seat) => botSeed(codedDeal, seat));
  const bots = new MatchBots(live, { ...deps, people, botLog, seedAt });
  const bets = betting && game.guess && new MatchBets(game.guess, row, { clock, store, people: betting });
  if (bets) {
    for (const update of live.feeds.history('everyone')) bets.update(update);
    live.feeds.subscribe('everyone', (update) => bets.update(update));
  }
  return { people, bots, bets, scorePause: new ScorePause(live, deps) };
}

/** What follows on what happens, in this order. */
function follow(live: LiveMatch, { store, clock }: MatchDeps, row: KeptMatch): void {
  const { bots, countdown, scorePause, shuffle } = live;
  const checkpoint = (): void => void clock.after(CHECKPOINT_DELAY_MS, () => store.checkpoint());
  let isEnded = row.over;
  live.on('settled', () => {
    if (!live.isOver || isEnded) return;
    isEnded = true;
    bots.stop();
    saveResult(live, store, row.id);
    checkpoint();
    live.emit('publicChange');
  });
  live.on('settled', () => scorePause.sync());
  live.on('settled', () => bots.playDue());
  scorePause.on('began', () => {
    shuffle?.prepare();
    checkpoint();
  });
  scorePause.on('changed', () => live.emit('publicChange'));
  bots.on('changed', () => live.emit('publicChange'));
  countdown.on('changed', () => live.emit('publicChange'));
  countdown.on('changed', () => bots.playDue());
  shuffle?.on('ready', () => live.advance());
}

function saveResult({ match: { rules, state } }: LiveMatch, store: Store, id: number): void {
  const result = rules.result(state);
  if (!result) throw new Error(`a match of ${rules.id} is over and has no result`);
  try {
    store.end(id, result);
  } catch (error) {
    // The events say so as well: it is marked when the host starts again.
    if (!(error instanceof StoreWriteError)) throw error;
  }
}

/**
 * What was played for practice at tables that are gone, or at which something else is played by now, is deleted. Where the disk
 * fails that is left for the next start.
 */
export function deletePracticeMatches({ store, log }: Pick<MatchDeps, 'store' | 'log'>): void {
  try {
    store.sweepPractice();
  } catch (error) {
    if (!(error instanceof StoreWriteError)) throw error;
    log('what was played for practice could not be deleted');
  }
}
