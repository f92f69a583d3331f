/** Who of a match's players was a bot, and when: kept as they sit down and go, told once the match is over. */
import type { SeatedBot } from '#shared/engine/record.ts';
import type { Seat } from '#shared/engine/rules.ts';

export interface BotLogDeps {
  /** How many events there are by now. */
  eventCount(): number;
  load(): readonly SeatedBot[];
  /** May fail: the match goes on, and its record says nothing of this bot. */
  save(bots: readonly SeatedBot[]): void;
}

export class BotLog {
  readonly #around: BotLogDeps;
  #bots: readonly SeatedBot[];

  /** Those that sat there when the host ended have gone with it: whoever sits there now has another seed. */
  constructor(around: BotLogDeps) {
    this.#around = around;
    this.#bots = around.load();
    if (this.#bots.some(isThere)) this.#close(isThere);
  }

  seated(bot: SeatedBot): void {
    const from = this.#around.eventCount();
    this.#keep([...this.#bots, { ...bot, ...(from > 0 && { from }) }]);
  }

  left(seat: Seat): void {
    this.#close((bot) => bot.seat === seat && isThere(bot));
  }

  #close(which: (bot: SeatedBot) => boolean): void {
    const until = this.#around.eventCount();
    this.#keep(this.#bots.map((bot) => (which(bot) ? { ...bot, until } : bot)));
  }

  #keep(bots: readonly SeatedBot[]): void {
    this.#bots = bots;
    this.#around.save(bots);
  }
}

function isThere({ until }: SeatedBot): boolean {
  return until === undefined;
}
