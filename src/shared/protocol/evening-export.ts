/**
 * Exports an evening's records as one file: a line for each match, as `npm run -s replay` reads
 * them.
 */
import type { RoundDetail } from './evening.ts';

/** The calls it uses: `evening.round` and `records.get`. */
export interface EveningRecordSource {
  round(number: number): Promise<Pick<RoundDetail, 'records'>>;
  record(id: number): Promise<unknown>;
}

/**
 * Records of so many rounds, by round and table: finished, public matches this session may have.
 */
export async function exportEveningRecords(rounds: number, asked: EveningRecordSource): Promise<string> {
  let text = '';
  for (let round = 1; round <= rounds; round++) {
    // In sequence, so that a large export doesn't block the host.
    for (const { record } of (await asked.round(round)).records) {
      text += `${JSON.stringify(await asked.record(record))}\n`;
    }
  }
  return text;
}
