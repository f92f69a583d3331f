import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { MAX_RECORDS, readRecord, type Unreadable } from '#shared/engine/record-file.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { ENGINE_WORDS } from '#shared/engine/words/en/engine.ts';
import { gameOf, rulesOf } from '#shared/games/index.ts';
import { translate as inWords } from '#shared/words/say.ts';
import { useScrollHint } from '../../paper/scrolling/useMore.ts';
import { useShell } from '../../session/line/shell.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import type { FileRead, MatchInFile } from './readFile.ts';
import { useRecordsFile } from './useFile.ts';

/** Larger files are none that anybody saved here. */
const MAX_MB = 20;

/** So many matches are listed, and so many more at each wish. */
const PAGE = 50;

/** Opens a file of matches, one a line, and lets one be chosen; says what is wrong with a file that is none. */
export function Import({ onOpen }: { onOpen(opened: Replay): void }) {
  const { say } = useWords();
  const { file, read, stop } = useRecordsFile();
  const [isTooLarge, setTooLarge] = useState(false);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    stop();
    setTooLarge(chosen.size > MAX_MB * 1e6);
    if (chosen.size > MAX_MB * 1e6) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    target.value = '';
    read({ name: chosen.name, bytes });
  };

  // One that was opened with the app, from outside of it.
  const handed = useShell((shell) => shell.file);
  useEffect(() => {
    if (!handed) return;
    useShell.setState({ file: null });
    setTooLarge(false);
    read(handed);
  });

  return (
    <div className="import">
      <label className="button">
        {say('records.import')}
        <input type="file" accept=".panno,.jsonl,.json" onChange={(event) => void open(event)} />
      </label>
      {isTooLarge && <p role="alert">{say('records.too-large', { max: MAX_MB })}</p>}
      {file && !file.read && (
        <p role="status">
          {say('records.reading', { name: file.name })}{' '}
          <button type="button" className="plain" onClick={stop}>
            {say('records.stop')}
          </button>
        </p>
      )}
      {file?.read && <InFile key={file.begun} name={file.name} read={file.read} onOpen={onOpen} />}
    </div>
  );
}

interface InFileProps {
  readonly name: string;
  readonly read: FileRead;
  onOpen(opened: Replay): void;
}

function InFile({ name, read, onOpen }: InFileProps) {
  const { say } = useWords();
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  useScrollHint(list, shown);
  if ('unreadable' in read) return <p role="alert">{faultIn(read.unreadable, name, say)}</p>;
  const { matches } = read;
  if (matches.length === 0) return <p role="alert">{say('records.empty', { name })}</p>;
  const open = ({ record }: MatchInFile): void => {
    const one = readRecord(record, rulesOf);
    if ('replay' in one) onOpen(one.replay);
  };
  return (
    <>
      <p>{say('records.opened', { name })}</p>
      <ul ref={list}>
        {[...matches.slice(0, shown).entries()].map(([k, match]) => (
          <li key={k}>
            <button type="button" onClick={() => open(match)}>
              {`${k + 1} · ${inWords(gameOf(match.game)?.messages ?? {}, 'game.name', {})}`}
            </button>
          </li>
        ))}
      </ul>
      {shown < matches.length && (
        <button type="button" className="plain" onClick={() => setShown(shown + PAGE)}>
          {say('records.opened.more')}
        </button>
      )}
    </>
  );
}

/** A rule's reason is in the words of its game; the whole sentence is the file's fault. */
function faultIn(unreadable: Unreadable | 'no-text' | 'too-many' | 'failed', name: string, say: Say): string {
  if (unreadable === 'failed') return say('records.not-read', { name });
  if (unreadable === 'no-text') return say('records.no-text', { name });
  if (unreadable === 'too-many') return say('records.too-many', { max: MAX_RECORDS });
  const { line, refusal } = unreadable;
  if (!refusal) return say('records.unreadable', { line, why: say('records.no-json') });
  const { rule, reason, params } = refusal;
  const why = Object.hasOwn(ENGINE_WORDS, reason) ? inWords(ENGINE_WORDS, reason, params) : rule;
  return say('records.unreadable', { line, why: `${why}.` });
}
