import { type FormEvent, useEffect, useState } from 'react';
import { Slip } from '../../paper/Slip.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';

/** A code may stand in the address itself: `/screen#K7MP`. */
export function codeInAddress(): string | undefined {
  return /^#(\w+)$/.exec(location.hash)?.[1];
}

async function enter(code: string): Promise<void> {
  const entered = await callHost((client) => client.tables.enter({ code }));
  if (entered?.table) goTo({ screen: 'screen', table: entered.table });
}

/** Asks for the code of the table to be shown. */
export function EnterCode() {
  const { say } = useWords();
  const [code, setCode] = useState('');
  const client = useConnection((connection) => connection.client);
  useBackdrop();
  useEffect(() => {
    const given = codeInAddress();
    if (client && given) void enter(given);
  }, [client]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(code);
  };
  return (
    <main className="screen-enter">
      <Slip title={say('screen.title')}>
        <p>{say('screen.about')}</p>
        <form onSubmit={submit}>
          <label>
            {say('screen.code')}
            <input
              type="text"
              value={code}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              data-first
              onChange={({ target }) => setCode(target.value.toUpperCase())}
            />
          </label>
          <button type="submit" className="brass" disabled={code.trim() === ''}>
            {say('screen.show')}
          </button>
        </form>
      </Slip>
    </main>
  );
}
