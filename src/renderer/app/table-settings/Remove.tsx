import { useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useWords } from '../page/useWords.ts';

interface RemovePersonProps {
  readonly table: TableView;
  /** Who sits there, or who has come in and sits nowhere. */
  readonly who: { readonly seat: number } | { readonly guest: string };
  readonly name: string;
}

/** Host only: a person goes. Asks first: who is removed does not come back by themselves. */
export function RemovePerson({ table, who, name }: RemovePersonProps) {
  const { say } = useWords();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <button type="button" aria-label={say('remove.name', { name })} onClick={() => setConfirming(true)}>
        {say('remove.short')}
      </button>
    );
  }
  return (
    <div className="confirm">
      <p className="small">
        {say('seat' in who && table.stage === 'playing' ? 'remove.sure.match' : 'remove.sure', { name })}
      </p>
      <div className="choices">
        <button type="button" className="danger" onClick={() => void remove(table, who)}>
          {say('remove.name', { name })}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {say('remove.not')}
        </button>
      </div>
    </div>
  );
}

function remove({ id: table }: TableView, who: RemovePersonProps['who']): Promise<unknown> {
  return callHost((client) =>
    'seat' in who
      ? client.table.remove({ table, seat: who.seat })
      : client.table.removeGuest({ table, guest: who.guest }),
  );
}
