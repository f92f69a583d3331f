/**
 * A game's secrets for the tests, written from the rules and independent of its `observe`, which
 * they check: `hidden.ts` in the game's folder exports one by default.
 */
import type { Level } from '../bot.ts';
import type { OptionValue } from '../options.ts';
import type { GameEvent, Viewer } from '../rules.ts';

/** A game's setup with options that affect visibility, and moments when much is hidden. */
export interface HiddenInformation<State = unknown> {
  readonly game: string;
  readonly cards: readonly string[];
  /** The full state, with everything hidden from the viewer reduced to counts. */
  visibleTo(state: State, viewer: Viewer): unknown;
  readonly tables: readonly HiddenInformationTable<State>[];
}

export interface HiddenInformationTable<State = unknown> {
  readonly name: string;
  /** Level of the bots that play the checked matches. */
  readonly level: Level;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly moments: readonly HiddenInformationMoment<State>[];
}

export interface HiddenInformationMoment<State = unknown> {
  readonly name: string;
  /** Whether the moment has come after these events. */
  is(state: State, events: readonly GameEvent[]): boolean;
}

/** Whether any event has one of these types. */
export function hasHappened(events: readonly GameEvent[], ...types: string[]): boolean {
  return events.some(({ type }) => types.includes(type));
}

/** Each seat's cards where the viewer sees them, else their number. */
export function ownHandsOnly(hands: readonly (readonly unknown[])[], viewer: Viewer) {
  return hands.map((hand, seat) => (seat === viewer ? hand : hand.length));
}
