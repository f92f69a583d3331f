/**
 * What the tests know of a game's secrets, written from the rules and without its `observe`, which it is there to check:
 * a `hidden.ts` in the game's folder exports one of these by default.
 */
import type { Level } from '../bot.ts';
import type { OptionValue } from '../options.ts';
import type { GameEvent, Viewer } from '../rules.ts';

/** A game at tables with the options that change what is seen, and moments at which much lies hidden there. */
export interface HiddenInformation<State = unknown> {
  readonly game: string;
  readonly cards: readonly string[];
  /** The whole truth, but of all that lies face down for the viewer only how much it is. */
  visibleTo(state: State, viewer: Viewer): unknown;
  readonly tables: readonly HiddenInformationTable<State>[];
}

export interface HiddenInformationTable<State = unknown> {
  readonly name: string;
  /** Who plays the matches that are looked at. */
  readonly level: Level;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly moments: readonly HiddenInformationMoment<State>[];
}

export interface HiddenInformationMoment<State = unknown> {
  readonly name: string;
  /** Whether it has come, after these events. */
  is(state: State, events: readonly GameEvent[]): boolean;
}

/** Whether any event of these types is among them. */
export function hasHappened(events: readonly GameEvent[], ...types: string[]): boolean {
  return events.some(({ type }) => types.includes(type));
}

/** Each seat's cards where the viewer sees them, else how many they are. */
export function ownHandsOnly(hands: readonly (readonly unknown[])[], viewer: Viewer) {
  return hands.map((hand, seat) => (seat === viewer ? hand : hand.length));
}
