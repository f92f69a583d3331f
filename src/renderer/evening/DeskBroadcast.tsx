import { type FormEvent, useState } from 'react';
import type { ScreenContent } from '#shared/protocol/evening.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/typed-text.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useRoom } from '../client/room/room.ts';
import type { Say } from '../i18n/say.ts';

/** Makes every television of the room show the desk, four tables, or one; nothing where the room has none. */
export function ShowOnTvs({ what, say }: { readonly what: ScreenContent; readonly say: Say }) {
  const screens = useRoom(({ room }) => room?.screens ?? 0);
  if (screens === 0) return null;
  return (
    <button type="button" onClick={() => void callHost((client) => client.evening.show({ what }))}>
      {say(typeof what === 'number' ? 'evening-desk.show.table' : `evening-desk.show.${what}`)}
    </button>
  );
}

/** The two views with more than one table. */
export function ShowAllOnTvs({ say }: { readonly say: Say }) {
  return (
    <div className="choices">
      <ShowOnTvs what="desk" say={say} />
      <ShowOnTvs what="four" say={say} />
    </div>
  );
}

interface Props {
  /** To one table; without it to all. */
  readonly table?: number;
  readonly say: Say;
}

/** The form for an announcement. A refused one stays, to be sent again. */
export function DeskAnnouncementForm({ table, say }: Props) {
  const [text, setText] = useState('');
  const label = table === undefined ? say('evening-desk.say') : say('evening-desk.say.table', { number: table });
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
        {say('chat.send')}
      </button>
    </form>
  );
}
