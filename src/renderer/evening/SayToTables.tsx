import { type FormEvent, useState } from 'react';
import { MAX_TEXT_UNITS } from '#shared/protocol/names.ts';
import { callHost } from '../session/line/callHost.ts';
import type { Say } from '../words/say.ts';

interface Props {
  /** To one table; without it to all. */
  readonly table?: number;
  readonly say: Say;
}

/** A word of the desk. What the host refuses stays, to be said again. */
export function DeskAnnouncementForm({ table, say }: Props) {
  const [text, setText] = useState('');
  const label = table === undefined ? say('desk.say') : say('desk.say.table', { number: table });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const word = { text, ...(table !== undefined && { table }) };
    if (await callHost((client) => client.evening.say(word))) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        value={text}
        maxLength={MAX_TEXT_UNITS}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={text.trim() === ''}>
        {say('talk.send')}
      </button>
    </form>
  );
}
