import type { TableView } from '#shared/protocol/table.ts';
import { AfterChoices } from '../../room/After.tsx';
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
      {table.room && table.mine.length > 0 && <AfterChoices say={say} />}
      {table.host && !table.room && (
        <button type="button" className="brass" data-first onClick={() => void playAgain(table.id)}>
          {say('result.again')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {say('home.back')}
      </button>
    </>
  );
}

/** With the same people, and cards at once: where somebody is missing, the lobby says so. */
async function playAgain(table: string): Promise<void> {
  const again = await callHost((client) => client.table.again({ table }));
  if (again) await callHost((client) => client.table.start({ table }));
}
