import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { UnverifiedHost } from '../../paper/AtSight.tsx';
import { useSettings } from '../../session/device/settings.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';
import { retryRoom, useRoom } from '../../session/room/room.ts';
import type { Say } from '../../words/say.ts';
import { PhoneNotices } from '../evening/Said.tsx';
import { OtherLanguages } from '../page/OtherLanguages.tsx';
import { asCode, goToRoom, goToTable } from '../page/place.ts';
import { useWords } from '../page/useSpoken.ts';
import { EnteredTables } from './EnteredTables.tsx';

/** The way in: by a code that the address brought, or one that is typed; or back to where one was. */
export function CodeEntry({ code }: { readonly code: string }) {
  const words = useWords();
  const { say } = words;
  const [typed, setTyped] = useState(code);
  const { entering, enter } = useEntering(code);
  // Where an address leads, no other way is offered meanwhile; the table itself would be listed as it is entered.
  const comesByAddress = entering && typed === code;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter(typed);
  };
  return (
    <main className="door">
      <h1>{say('app.name')}</h1>
      <p>{say('hand.door.about')}</p>
      <form className="slip" onSubmit={submit}>
        <label>
          {say('hand.code')}
          <input
            className="code"
            type="text"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => setTyped(asCode(event.target.value))}
          />
        </label>
        <button type="submit" className="brass wide" disabled={entering || typed === ''}>
          {say(entering ? 'hand.entering' : 'hand.enter')}
        </button>
      </form>
      <UnverifiedHost say={say} />
      {!comesByAddress && <OtherWays say={say} />}
      <OtherLanguages />
      <PhoneNotices words={words} />
    </main>
  );
}

/** Comes in by a code: at once by the one the address brought, as soon as the host can be asked. */
function useEntering(code: string) {
  const client = useConnection((connection) => connection.client);
  const [entering, setEntering] = useState(code !== '');
  const enter = useCallback((code: string): void => {
    setEntering(true);
    const { name } = useSettings.getState();
    void callHost((client) => client.tables.enter({ code, ...(name && { name }) })).then((entered) => {
      if (entered) retryRoom();
      if (entered?.room) goToRoom();
      else if (entered?.table) goToTable(entered.table);
      else setEntering(false);
    });
  }, []);
  useEffect(() => {
    if (client && code !== '') enter(code);
  }, [client, code, enter]);
  return { entering, enter };
}

/** Where one goes without a code. */
function OtherWays({ say }: { readonly say: Say }) {
  return (
    <>
      <WayBack say={say} />
      <EnteredTables say={say} />
    </>
  );
}

/** Who is in the room has no need of its code. */
function WayBack({ say }: { readonly say: Say }) {
  const isIn = useRoom(({ room }) => room !== null && room.code !== null);
  if (!isIn) return null;
  return (
    <button type="button" className="brass" onClick={goToRoom}>
      {say('hand.room.back')}
    </button>
  );
}
