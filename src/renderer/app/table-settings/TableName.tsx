import { type FormEvent, useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/names.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { tryCall } from '../../session/line/callHost.ts';
import { tableNameOf } from '../../words/called.ts';
import { useWords } from '../page/useWords.ts';

interface TableNameProps {
  readonly table: TableView;
}

/** Host only: what the table is called where others choose one. */
export function TableName({ table }: TableNameProps) {
  const { say } = useWords();
  const { id } = table;
  const name = tableNameOf(table, say);
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const about = useId();
  const write = (text: string | undefined): void => {
    setTyped(text);
    setRefused(undefined);
  };
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed === undefined) return;
    const answer = await tryCall((client) => client.table.rename({ table: id, name: typed }));
    if ('value' in answer) write(undefined);
    else setRefused(answer.refused);
  };
  return (
    <fieldset>
      <legend>{say('table-settings.name')}</legend>
      <form className="table-name" onSubmit={(event) => void rename(event)}>
        <input
          type="text"
          aria-label={say('table-settings.name')}
          value={typed ?? name}
          maxLength={MAX_TEXT_UNITS}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={say('table-settings.name.example')}
          aria-invalid={refused !== undefined}
          aria-describedby={about}
          onChange={({ target }) => write(target.value)}
        />
        <button type="submit" disabled={typed === undefined || typed.trim() === name}>
          {say('table-settings.name.change')}
        </button>
      </form>
      <p id={about} className={refused ? 'fault' : 'small'} role={refused && 'alert'}>
        {refused ? say(refused.reason, refused.params) : say('table-settings.name.about')}
      </p>
    </fieldset>
  );
}
