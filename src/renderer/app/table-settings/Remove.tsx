import { useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  readonly seat: number;
  readonly name: string;
}

/** Host only: a person goes. Asks first: who is removed can't come back. */
export function Remove({ table, seat, name }: Props) {
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
      <p className="small">{say(table.stage === 'playing' ? 'remove.sure.match' : 'remove.sure', { name })}</p>
      <div className="choices">
        <button
          type="button"
          className="danger"
          onClick={() => void callHost((client) => client.table.remove({ table: table.id, seat }))}
        >
          {say('remove.name', { name })}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {say('remove.not')}
        </button>
      </div>
    </div>
  );
}
