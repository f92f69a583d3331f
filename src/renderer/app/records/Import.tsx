import { type ChangeEvent, useEffect, useState } from 'react';
import type { Match } from '#shared/engine/match.ts';
import type { Replay } from '#shared/engine/replay.ts';
import { ENGINE_WORDS } from '#shared/engine/words/en/engine.ts';
import { gameOf } from '#shared/games/index.ts';
import { say as inWords } from '#shared/words/say.ts';
import { useShell } from '../../session/line/shell.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import { readRecords, type Unreadable } from './chronicle.ts';

/** Larger files are none that anybody saved here. */
const MAX_MB = 20;

interface Read {
  readonly name: string;
  readonly matches: readonly Replay[];
}

/** Opens a file of matches, one a line, and lets one be chosen; says what is wrong with a file that is none. */
export function Import({ onOpen }: { onOpen(opened: Replay): void }) {
  const { say } = useWords();
  const [read, setRead] = useState<Read | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRead(null);
    setFault(null);
    if (file.size > MAX_MB * 1e6) return setFault(say('records.too-large', { max: MAX_MB }));
    const text = await file.text();
    target.value = '';
    show(file.name, text);
  };

  // One that was opened with the app, from outside of it.
  const handed = useShell((shell) => shell.file);
  useEffect(() => {
    if (!handed) return;
    useShell.setState({ file: null });
    setRead(null);
    setFault(null);
    show(handed.name, handed.text);
  });

  function show(name: string, text: string): void {
    const result = readRecords(text);
    if ('line' in result) setFault(faultIn(result, say));
    else if (result.matches.length === 0) setFault(say('records.empty', { name }));
    else setRead({ name, matches: result.matches });
  }

  return (
    <div className="import">
      <label className="button">
        {say('records.import')}
        <input type="file" accept=".panno,.jsonl,.json" onChange={(event) => void open(event)} />
      </label>
      {fault && <p role="alert">{fault}</p>}
      {read && (
        <>
          <p>{say('records.opened', { name: read.name })}</p>
          <ul>
            {[...read.matches.entries()].map(([k, replay]) => (
              <li key={k}>
                <button type="button" onClick={() => onOpen(replay)}>
                  {nameOf(replay.match, k)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function nameOf({ rules }: Match, k: number): string {
  return `${k + 1} · ${inWords(gameOf(rules.id)?.words ?? {}, 'game.name', {})}`;
}

/** A rule's reason is in the words of its game; the whole sentence is the file's fault. */
function faultIn({ line, refusal }: Unreadable, say: Say): string {
  if (!refusal) return say('records.unreadable', { line, why: say('records.no-json') });
  const { rule, reason, params } = refusal;
  const why = Object.hasOwn(ENGINE_WORDS, reason) ? inWords(ENGINE_WORDS, reason, params) : `${rule}.`;
  return say('records.unreadable', { line, why });
}
