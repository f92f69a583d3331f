/** What the host and a worker full of bots say to each other. A bot gets its seat's updates and nothing else. */
import type { Intent, Level } from '#shared/engine/bot.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import type { AnyMove, GameEvent, ObservationBase, Seat } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import type { Hint } from '#shared/protocol/table.ts';

/** Who a bot is; `id` is one process's own number for it. */
export interface BotSpec {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly seed: number;
}

export type ToWorker =
  | { readonly type: 'sit'; readonly bot: BotSpec }
  | { readonly type: 'see'; readonly id: number; readonly update: Update }
  | { readonly type: 'leave'; readonly id: number };

/** The answer to each update, by its version. `failed`: the bot broke down over it. */
export interface FromWorker {
  readonly id: number;
  readonly version: number;
  readonly intent?: Intent<AnyMove> | undefined;
  readonly failed?: string;
}

/** What is asked for a hint: what a seat sees and may do now, and nothing else. */
export interface HintRequest {
  readonly game: string;
  readonly observation: ObservationBase;
  /** At least one. */
  readonly moves: readonly AnyMove[];
}

export type ToHintWorker =
  | { readonly type: 'ask'; readonly id: number; readonly question: HintRequest }
  | { readonly type: 'drop'; readonly id: number };

/** The answer to each question that was not dropped. `failed`: thinking broke down over it. */
export interface FromHintWorker {
  readonly id: number;
  readonly hint?: Hint;
  readonly failed?: string;
}

/** A finished match, and who is told of in no chapter. */
export interface StoryRequest {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly events: readonly GameEvent[];
  readonly leftOut: readonly Seat[];
}

export interface ToStoryWorker {
  readonly type: 'story';
  readonly match: StoryRequest;
}

/** `failed`: it came to nothing. */
export interface FromStoryWorker {
  readonly story?: readonly Chapter[];
  readonly failed?: string;
}
