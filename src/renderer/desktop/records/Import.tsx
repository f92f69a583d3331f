import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { gameOf, rulesOf } from '#catalogue';
import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import { MAX_RECORDS, readRecord, type Unreadable } from '#shared/engine/record-file.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { translate as inWords } from '#shared/i18n/translate.ts';
import { type OpenedFile, useShell } from '../../client/connection/desktop-shell.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import type { FileRead, MatchInFile } from '../jobs/read-records.ts';
import { requestJob } from '../jobs/request-job.ts';

interface File {
  readonly name: string;
  /** When reading began; another read is another list. */
  readonly begun: number;
  /** Undefined while it is being read. */
  readonly read: FileRead | undefined;
}

interface Reading {
  readonly file: File | undefined;
  read(file: OpenedFile): void;
  /** Stops reading and drops the result. */
  stop(): void;
}

/** Reads one file at a time in a worker. */
function useRecordsFile(): Reading {
  const [file, setFile] = useState<File>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const stop = (): void => {
    end.current?.();
    end.current = undefined;
    setFile(undefined);
  };
  const read = ({ name, bytes }: OpenedFile): void => {
    stop();
    const begun = performance.now();
    const done = (read: FileRead): void => {
      end.current?.();
      setFile({ name, begun, read });
    };
    setFile({ name, begun, read: undefined });
    end.current = requestJob({
      job: 'read-records',
      ask: bytes,
      tell: done,
      fail: () => done({ unreadable: 'failed' }),
    });
  };
  return { file, read, stop };
}

/** Maximum file size; the app saves no larger ones. */
const MAX_MB = 20;

/** Number of matches listed at first and added by each request. */
const PAGE = 50;

/** Opens a file of matches, one a line, and lets the user choose one; says what is wrong with an invalid file. */
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

  // A file that was opened with the app from outside.
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

/** A rule's reason uses its game's messages; the sentence around it describes the file. */
function faultIn(unreadable: Unreadable | 'no-text' | 'too-many' | 'failed', name: string, say: Say): string {
  if (unreadable === 'failed') return say('records.not-read', { name });
  if (unreadable === 'no-text') return say('records.no-text', { name });
  if (unreadable === 'too-many') return say('records.too-many', { max: MAX_RECORDS });
  const { line, refusal } = unreadable;
  if (!refusal) return say('records.unreadable', { line, why: say('records.no-json') });
  const { rule, reason, params } = refusal;
  const why = Object.hasOwn(ENGINE_MESSAGES, reason) ? inWords(ENGINE_MESSAGES, reason, params) : rule;
  return say('records.unreadable', { line, why: `${why}.` });
}
