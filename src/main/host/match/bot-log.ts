/** Who of a match's players was a bot, and when: kept as they sit down and go, told once the match is over. */
import type { Match } from '#shared/engine/match.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { type Store, StoreWriteError } from '../../store/store.ts';

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
