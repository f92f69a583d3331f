/** A match's record as somebody may have edited it, for the tests of records. */
import type { Match } from '../match.ts';
import { recordOf } from '../record.ts';
import { replay } from '../replay.ts';

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
