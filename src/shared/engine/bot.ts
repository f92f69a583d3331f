/** A bot lives through a match like a person: it sees its seat's updates in order and nothing else. */
import type { Random } from './random.ts';
import type { GameTypes, Seat } from './rules.ts';
import type { View } from './view.ts';

/** What a bot means to do, unless an update changes its mind first. */
export interface Intent<Move> {
  readonly move: Move;
  /** How long it waits before it acts, in ms from the update: 0 in games by turns. */
  readonly after: number;
}

export interface Bot<G extends GameTypes = GameTypes> {
  /**
   * Shows the bot an update of its seat; `now` in ms on any steady clock. What it returns replaces what it
   * meant before; nothing: it does not mean to act. It may remember what it saw. Since every update replaces
   * its intent, a bot that waits must remember its own deadline, and say again how long is left until then.
   */
  see(view: View<G>, now: number): Intent<G['Move']> | undefined;
  /**
   * The same in steps, for one that thinks long: whoever lets it think does other things between them, and drops the thought
   * when there is something new to see. Where it is there, either is called for an update, not both.
   */
  think?(view: View<G>, now: number): Generator<undefined, Intent<G['Move']> | undefined>;
}

export type BotMaker<G extends GameTypes = GameTypes> = (seat: Seat, random: Random) => Bot<G>;

/** Levels that search, where a game's expert does: the later, the longer they think. */
export const SEARCH_LEVELS = ['expert', 'expert-1s', 'expert-3s'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

export const LEVELS = ['random', 'easy', 'normal', ...SEARCH_LEVELS] as const;
export type Level = (typeof LEVELS)[number];
