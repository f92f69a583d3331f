import { type FormEvent, useEffect, useState } from 'react';
import { TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import { retryRoom } from '../client/room/room.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { goTo } from '../ui/route.ts';
import { Slip } from '../ui/Slip.tsx';
import { codeInUrl } from './code-in-address.ts';

/** The room's code opens the room, whatever is played there; any other code opens its table. */
async function enter(code: string): Promise<void> {
  const entered = await callHost((client) => client.tables.enter({ code }));
  if (entered) retryRoom();
  if (entered?.room) goTo({ screen: 'screen' });
  else if (entered?.table) goTo({ screen: 'screen', table: entered.table });
}

/** Joins by the code in the address; asks for another one if that fails. */
export function EnterCode() {
  const { say } = useWords();
  const client = useConnection((connection) => connection.client);
  useBackdrop();
  useEffect(() => {
    const given = codeInUrl();
    if (client && given) void enter(given);
  }, [client]);
  return (
    <main className="tv-enter">
      <Slip title={say('tv.title')}>
        <p>{say('tv.about')}</p>
        <CodeForm />
      </Slip>
    </main>
  );
}

/** The form for a code; `slip`: on a slip of its own. */
export function CodeForm({ slip = false }: { readonly slip?: boolean }) {
  const { say } = useWords();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(code);
  };
  return (
    <form className={slip ? 'tv-code slip' : 'tv-code'} onSubmit={submit}>
      <label>
        {say('tv.code')}
        <input
          type="text"
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          data-letters={TABLE_CODE_LETTERS}
          data-autofocus
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </label>
      <button type="submit" className="brass" disabled={code.trim() === ''}>
        {say('tv.show')}
      </button>
    </form>
  );
}
