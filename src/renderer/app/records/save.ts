import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';

/** Hands the match's record to the browser as a file of one line: what `npm run replay` reads. */
export function saveRecord({ match, ...drawn }: Replay): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(recordOf(match, drawn))}\n`], { type: 'application/jsonl' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match.rules.id}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
