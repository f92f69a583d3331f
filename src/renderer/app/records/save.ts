import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';

/** Hands the match's record to the browser as a file of one line: what `npm run replay` reads. */
export function saveRecord(match: Match): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(recordOf(match))}\n`], { type: 'application/jsonl' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match.rules.id}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
