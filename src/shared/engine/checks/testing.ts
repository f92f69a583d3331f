/** Applies events to a match, for game tests. */
import { type Match, play, refuseEvent } from '../match.ts';
import { recordOf } from '../record.ts';
import { replay } from '../replay.ts';
import type { GameEvent, GameTypes } from '../rules.ts';

// Edited records, for record tests.

/** Fields of any edited record; a game's test adds its own. */
export interface EditableRecord {
  options: object;
  events: { by: unknown; type: string }[];
  result: { scores: number[]; winners: number[]; deals: object[] };
}

export function recordEditor<Record extends EditableRecord>(match: Match) {
  const text = JSON.stringify(recordOf(match));
  const original: Record = JSON.parse(text);
  return {
    original,
    /** The number of events. */
    end: original.events.length,
    firstOf: (type: string): number => original.events.findIndex((event) => event.type === type),
    /** The refusal of the edited record. */
    verdict(edit: (record: Record) => void): string {
      const record: Record = JSON.parse(text);
      edit(record);
      const replayed = replay(record, () => match.rules);
      if (!('fault' in replayed)) return 'holds';
      const { event, refusal } = replayed.fault;
      return `${refusal.rule} ${refusal.reason} at ${event}`;
    },
  };
}

type EventOf<G extends GameTypes> = GameEvent<G['Move'], G['Chance']>;

/** The refusal of an event; the match doesn't change. */
export function refusalOf<G extends GameTypes>(match: Match<G>, event: EventOf<G>): string | undefined {
  const refused = refuseEvent(match, event);
  return refused && `${refused.rule} ${refused.reason}`;
}

/** Applies an event; throws where the rules refuse it. */
export function takePlace<G extends GameTypes>(match: Match<G>, event: EventOf<G>): void {
  const refused = play(match, event);
  if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${refused.rule} ${refused.reason}`);
}

/** Splits a text at whitespace. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
