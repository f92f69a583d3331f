import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  onLeave(): void;
}

/** What can be done once the match is over. */
export function AfterMatch({ table, onLeave }: Props) {
  const { say } = useWords();
  return (
    <>
      {table.host && (
        <button
          type="button"
          className="brass"
          data-first
          onClick={() => void callHost((client) => client.table.again({ table: table.id }))}
        >
          {say('result.again')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {say('home.back')}
      </button>
    </>
  );
}
