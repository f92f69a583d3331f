/** All records of an evening as one file: a line for each match, as `npm run -s replay` reads them. */
import type { RoundDetail } from './evening.ts';

/** What it is asked for: `evening.round` and `records.get`. */
export interface EveningRecordSource {
  round(number: number): Promise<Pick<RoundDetail, 'records'>>;
  record(id: number): Promise<unknown>;
}

/** The records of so many rounds, by round and table: of matches that are over, may be told, and are this session's to have. */
export async function exportEveningRecords(rounds: number, asked: EveningRecordSource): Promise<string> {
  let text = '';
  for (let round = 1; round <= rounds; round++) {
    // One after another: a file of many is no reason for the host to let others wait.
    for (const { record } of (await asked.round(round)).records) {
      text += `${JSON.stringify(await asked.record(record))}\n`;
    }
  }
  return text;
}
