import { useEffect, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { ask } from '../../session/ask.ts';
import { useSettings } from '../../session/settings.ts';
import { useWords } from '../../words/useWords.ts';
import { ownSeat } from './ownSeat.ts';

/** One's name, kept on this device. Who sits already is called by it at once: on Enter, and when the field is left. */
export function OwnName({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const name = useSettings((settings) => settings.name);
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const own = ownSeat(table, say);
  const keep = (): void => {
    const kept = typed.trim();
    // A plate is never empty.
    if (own !== undefined && kept === '') setTyped(name);
    else useSettings.setState({ name: kept });
    if (own === undefined || kept === '' || kept === name) return;
    void ask((client) => client.table.sit({ table: table.id, seat: own, name: kept }));
  };
  return (
    <label className="name">
      {say('lobby.name')}
      <input
        type="text"
        value={typed}
        maxLength={20}
        autoComplete="nickname"
        placeholder={say('lobby.name.example')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
    </label>
  );
}
