import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { TableSummary } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useSettings } from '../../client/device/settings.ts';
import { retryRoom, useRoom } from '../../client/room/room.ts';
import { seatsIn, sortTables, subscribeTables, useTables } from '../../client/tables/tables.ts';
import { nameList, tableNameOf } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';
import { UnverifiedHost } from '../../ui/UnverifiedHost.tsx';
import { PhoneNotices } from '../evening/PhoneNotices.tsx';
import { OtherLanguages } from '../page/Frame.tsx';
import { asCode, goToRoom, goToTable } from '../page/route.ts';
import { useWords } from '../page/use-words.ts';

/** Lists tables entered before, those with free seats first; they need no code again. */
function EnteredTables({ say }: { readonly say: Say }) {
  useEffect(() => subscribeTables(), []);
  const own = useRoom(({ room }) => room?.table?.id);
  const entered = useTables(({ tables }) => tables)?.filter(({ entered, id }) => entered && id !== own) ?? [];
  if (entered.length === 0) return null;
  return (
    <Slip title={say('phone.entered')} className="entered">
      {sortTables(entered, (table) => ({ ...table, ...seatsIn(table.seats) })).map((table) => (
        <button key={table.id} type="button" className="wide entered-table" onClick={() => goToTable(table.id)}>
          {table.name && <strong>{tableNameOf(table, say)}</strong>}
          <span className="small">
            {[nameList(namesAt(table)), howItStands(table, say)].filter(Boolean).join(' · ')}
          </span>
        </button>
      ))}
    </Slip>
  );
}

/** The names at a table. */
function namesAt({ seats }: TableSummary): string[] {
  return seats.flatMap((who) => (who.kind === 'empty' ? [] : who.name));
}

function howItStands({ stage, seats, locked }: TableSummary, say: Say): string {
  const { free, bots } = seatsIn(seats);
  if (stage !== 'lobby') return say(`stage.${stage}`);
  if (locked) return say('tables.locked');
  return free === 0 && bots > 0 ? say('tables.bots', { count: bots }) : say('tables.free', { count: free });
}

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
