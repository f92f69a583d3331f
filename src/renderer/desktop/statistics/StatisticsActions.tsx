import { useState } from 'react';
import { type DeletionResult, MAX_DELETED_AT_ONCE, type MatchSummary } from '#shared/protocol/match-history.ts';
import { statisticsCsv, statisticsJson } from '#shared/statistics/counts.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { saveFile } from '../../client/device/save-file.ts';
import type { Say } from '../../i18n/say.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';

interface Props {
  /** The filtered matches, which are saved or deleted. */
  readonly lines: readonly MatchSummary[];
  readonly say: Say;
  onDeleted(): Promise<void>;
}

/** Saves the filtered matches as a file, or deletes them for good. */
export function StatisticsActions({ lines, say, onDeleted }: Props) {
  const [told, setTold] = useState<DeletionResult>();
  const remove = async (): Promise<void> => {
    const deleted = await removeAll(lines.map(({ id }) => id));
    await onDeleted();
    setTold(deleted);
  };
  return (
    <div className="book-foot">
      <p role="status">
        {told && say('statistics.deleted', { gone: told.gone })}{' '}
        {told && told.stay > 0 && say('statistics.deleted.stay', { stay: told.stay })}
      </p>
      {lines.length > 0 && (
        <div className="choices">
          <button type="button" onClick={() => saveFile('panno-verde.csv', statisticsCsv(lines, say), 'text/csv')}>
            {say('statistics.save.csv')}
          </button>
          <button type="button" onClick={() => saveFile('panno-verde.json', statisticsJson(lines), 'application/json')}>
            {say('statistics.save.json')}
          </button>
          <ConfirmButton
            word={say('statistics.delete')}
            label={say('statistics.delete.all', { count: lines.length })}
            sure={say('statistics.delete.sure')}
            onSure={remove}
          />
        </div>
      )}
    </div>
  );
}

async function removeAll(ids: readonly number[]): Promise<DeletionResult> {
  const all = { gone: 0, stay: 0 };
  for (let at = 0; at < ids.length; at += MAX_DELETED_AT_ONCE) {
    const matches = ids.slice(at, at + MAX_DELETED_AT_ONCE);
    const { gone, stay } = (await callHost(({ statistics }) => statistics.remove({ matches }))) ?? { gone: 0, stay: 0 };
    all.gone += gone;
    all.stay += stay;
  }
  return all;
}
