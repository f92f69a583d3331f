/** A bot plays like a person: it gets its seat's updates in order and nothing else. */
import type { Random } from './random.ts';
import type { GameTypes, Seat } from './rules.ts';
import type { View } from './view.ts';

/** The action a bot plans, unless an update changes it first. */
export interface Intent<Move> {
  readonly move: Move;
  /** Delay in ms from the update; 0 in turn-based games. */
  readonly after: number;
}

export interface Bot<G extends GameTypes = GameTypes> {
  /**
   * Gives the bot an update of its seat; `now` in ms on a monotonic clock. The returned intent
   * replaces the previous one; undefined plans nothing. The bot may keep state. As every update
   * replaces its intent, a waiting bot must keep its own deadline and return the remaining time.
   */
  see(view: View<G>, now: number): Intent<G['Move']> | undefined;
  /**
   * The same in steps, for a slow bot: the caller does other work in between, and drops the
   * generator on a new update. Where it exists, call only one of both.
   */
  think?(view: View<G>, now: number): Generator<undefined, Intent<G['Move']> | undefined>;
}

export type BotMaker<G extends GameTypes = GameTypes> = (seat: Seat, random: Random) => Bot<G>;

/** Search levels of a game with an expert, by rising thinking time. */
export const SEARCH_LEVELS = ['expert', 'expert-1s', 'expert-3s'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

export const LEVELS = ['random', 'easy', 'normal', ...SEARCH_LEVELS] as const;
export type Level = (typeof LEVELS)[number];
