/** What the host and a worker full of bots say to each other. A bot gets its seat's updates and nothing else. */
import type { Intent, Level } from '#shared/engine/bot.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';

/** Who a bot is; `id` is one process's own number for it. */
export interface BotCard {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly seed: number;
}

export type ToWorker =
  | { readonly type: 'sit'; readonly bot: BotCard }
  | { readonly type: 'see'; readonly id: number; readonly update: Update }
  | { readonly type: 'leave'; readonly id: number };

/** The answer to each update, by its version. `failed`: the bot broke down over it. */
export interface FromWorker {
  readonly id: number;
  readonly version: number;
  readonly intent?: Intent<AnyMove> | undefined;
  readonly failed?: string;
}
