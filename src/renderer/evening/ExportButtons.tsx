import { localizeRows } from '#shared/i18n/csv.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { exportEveningRecords } from '#shared/protocol/evening-export.ts';
import { callHost } from '../client/connection/call-host.ts';
import { saveFile } from '../client/device/save-file.ts';
import type { Say } from '../i18n/say.ts';

/** Excel recognizes UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Props {
  readonly evening: Pick<EveningView, 'name' | 'leads' | 'round'>;
  readonly say: Say;
}

/**
 * Exports the standings and all results for a spreadsheet; for whoever leads the evening also all matches, as a
 * verifiable file.
 */
export function ExportButtons({ evening: { name, leads, round }, say }: Props) {
  const save = async (what: 'standings' | 'tables'): Promise<void> => {
    const told = await callHost((client) => client.evening.csv({ what }));
    if (!told) return;
    const file = fileName(`${name} ${say(`export.file.${what}`)}`);
    saveFile(`${file}.csv`, `${BYTE_ORDER_MARK}${localizeRows(told.rows, say)}`, 'text/csv;charset=utf-8');
  };
  const saveMatches = async (rounds: number): Promise<void> => {
    const text = await callHost(({ evening, records }) =>
      exportEveningRecords(rounds, {
        round: (number) => evening.round({ round: number }),
        record: (id) => records.get({ id }),
      }),
    );
    if (text) saveFile(`${fileName(name)}.panno`, text, 'application/jsonl');
  };
  return (
    <>
      <button type="button" onClick={() => void save('standings')}>
        {say('export.standings')}
      </button>
      <button type="button" onClick={() => void save('tables')}>
        {say('export.tables')}
      </button>
      {leads && round && (
        <button type="button" onClick={() => void saveMatches(round.number)}>
          {say('export.matches')}
        </button>
      )}
    </>
  );
}

/** Letters and digits, valid on any file system. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'evening';
}
