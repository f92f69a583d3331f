/** Events told to a match, for the tests of games. */
import { type Match, play, refuseEvent } from '../match.ts';
import { recordOf } from '../record.ts';
import { replay } from '../replay.ts';
import type { GameEvent, GameTypes } from '../rules.ts';

/** A match's record as somebody may have edited it, for the tests of records. */
/** What any edited record has; a game's test names the fields it edits besides. */
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
    /** At which event the record ends. */
    end: original.events.length,
    firstOf: (type: string): number => original.events.findIndex((event) => event.type === type),
    /** What is said to the record once it was edited. */
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

/** What the engine says to this event; the match stays as it is. */
export function refusalOf<G extends GameTypes>(match: Match<G>, event: EventOf<G>): string | undefined {
  const refused = refuseEvent(match, event);
  return refused && `${refused.rule} ${refused.reason}`;
}

/** The event takes place; throws where the rules refuse it. */
export function takePlace<G extends GameTypes>(match: Match<G>, event: EventOf<G>): void {
  const refused = play(match, event);
  if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${refused.rule} ${refused.reason}`);
}

/** The words of a text, however much space lies between them. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
