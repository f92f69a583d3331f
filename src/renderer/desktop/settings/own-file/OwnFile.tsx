import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { localDate } from '#shared/daily/calendar.ts';
import { useConnection } from '../../../client/connection/connection.ts';
import { saveFile } from '../../../client/device/save-file.ts';
import { useWords } from '../../../games/use-words.ts';
import type { Say } from '../../../i18n/say.ts';
import { type FileFault, MAX_FILE_BYTES, type OwnFile as OwnFileRead, writeOwnFile } from '../../jobs/own-file.ts';
import { requestJob } from '../../jobs/request-job.ts';
import { Setting } from '../Setting.tsx';
import { giveMatches, ownMatches } from './own-matches.ts';
import { ownState, takeUpState } from './own-state.ts';

/** Saves everything about the user to a file, and adds what is in one. */
export function OwnFile() {
  const { say } = useWords();
  const [said, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const save = async (): Promise<void> => {
    setBusy(true);
    tell('');
    const text = writeOwnFile(ownState(), await ownMatches());
    saveFile(`panno-verde-${localDate(new Date())}.jsonl`, text, 'application/jsonl');
    setBusy(false);
  };

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    if (chosen.size > MAX_FILE_BYTES) return tell(faultInWords('too-large', say));
    setBusy(true);
    tell(say('own-file.reading'));
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    target.value = '';
    const done = (words: string): void => {
      end.current?.();
      tell(words);
      setBusy(false);
    };
    end.current = requestJob({
      job: 'read-own-file',
      ask: bytes,
      tell: (read) => {
        if ('fault' in read) done(faultInWords(read.fault, say));
        else void takeUp(read, say).then(done);
      },
      fail: () => done(faultInWords('damaged', say)),
    });
  };

  return (
    <Setting title={say('own-file.title')} about={say('own-file.about')}>
      <div className="choices own-file">
        <button type="button" disabled={busy} onClick={() => void save()}>
          {say('own-file.save')}
        </button>
        <label className="button">
          {say('own-file.open')}
          <input type="file" accept=".jsonl" disabled={busy} onChange={(event) => void open(event)} />
        </label>
      </div>
      <p role="status">{said}</p>
    </Setting>
  );
}

/** Adds what was read; says how many matches were new. */
async function takeUp({ matches, ...state }: OwnFileRead, say: Say): Promise<string> {
  takeUpState(state);
  if (matches.length === 0) return say('own-file.added', { count: 0 });
  if (!useConnection.getState().rights.home) return say('own-file.without-matches');
  const count = await giveMatches(matches);
  return count === undefined ? say('own-file.broken') : say('own-file.added', { count });
}

function faultInWords(fault: FileFault, say: Say): string {
  return typeof fault === 'object' ? say('own-file.line', fault) : say(`own-file.${fault}`);
}
