import { recordOf } from '#shared/engine/record.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { saveFile } from '../../session/device/saveFile.ts';

/** Hands the match's record to the browser as a file of one line: what `npm run replay` reads. */
export function saveRecord({ match, ...drawn }: Replay): void {
  saveFile(`${match.rules.id}.panno`, `${JSON.stringify(recordOf(match, drawn))}\n`, 'application/jsonl');
}
