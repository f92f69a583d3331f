import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useSettings } from '../../client/device/settings.ts';
import { retryRoom, useRoom } from '../../client/room/room.ts';
import type { Say } from '../../i18n/say.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { UnverifiedHost } from '../../ui/UnverifiedHost.tsx';
import { PhoneNotices } from '../evening/PhoneNotices.tsx';
import { OtherLanguages } from '../page/Frame.tsx';
import { asCode, goToRoom, goToTable } from '../page/route.ts';
import { useWords } from '../page/use-words.ts';

/** Nobody who scans a code is shown it. */
const EnteredTables = lazyPart(async () => (await import('./EnteredTables.tsx')).EnteredTables);

/** The way in: by a code from the address or a typed one, or back to where the user was. */
export function CodeEntry({ code }: { readonly code: string }) {
  const words = useWords();
  const { say } = words;
  const [typed, setTyped] = useState(code);
  const { entering, enter } = useEntering(code);
  // While an address is being followed no other way is offered, since its table would be listed as it is entered.
  const comesByAddress = entering && typed === code;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter(typed);
  };
  return (
    <main className="door">
      <h1>{say('app.name')}</h1>
      <p>{say('phone.join.about')}</p>
      <form className="slip" onSubmit={submit}>
        <label>
          {say('phone.code')}
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
          {say(entering ? 'phone.entering' : 'phone.enter')}
        </button>
      </form>
      <UnverifiedHost say={say} />
      {!comesByAddress && <OtherWays say={say} />}
      <OtherLanguages />
      <PhoneNotices words={words} />
    </main>
  );
}

/** Joins by code: a code from the address is sent as soon as the host is reachable. */
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

/** Ways in without a code. */
function OtherWays({ say }: { readonly say: Say }) {
  return (
    <>
      <WayBack say={say} />
      <EnteredTables say={say} />
    </>
  );
}

/** Somebody in the room does not need its code. */
function WayBack({ say }: { readonly say: Say }) {
  const isIn = useRoom(({ room }) => room !== null && room.code !== null);
  if (!isIn) return null;
  return (
    <button type="button" className="brass" onClick={goToRoom}>
      {say('room.back')}
    </button>
  );
}
