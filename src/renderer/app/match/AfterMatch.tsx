import type { TableView } from '#shared/protocol/table.ts';
import { hasHints } from '../../games/hints.ts';
import { AfterChoices } from '../../room/After.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

interface AfterMatchProps {
  readonly table: TableView;
  onLeave(): void;
}

/** What can be done once the match is over. */
export function AfterMatch({ table, onLeave }: AfterMatchProps) {
  const { say } = useWords();
  return (
    <>
      {table.room && table.mine.length > 0 && <AfterChoices say={say} />}
      {table.host && !table.room && (
        <button type="button" className="brass" data-first onClick={() => void playAgain(table.id)}>
          {say('result.again')}
        </button>
      )}
      {table.mine.length > 0 && !table.practice && hasHints(table.game) && (
        <button type="button" onClick={() => void showCost(table.id)}>
          {say('cost.open')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {say('home.back')}
      </button>
    </>
  );
}

/** In the viewer of finished matches. */
async function showCost(table: string): Promise<void> {
  const record = await callHost(({ records }) => records.latest({ table }));
  if (typeof record === 'number') goTo({ screen: 'records', record, shows: 'cost' });
}

/** With the same people, and cards at once: where somebody is missing, the lobby says so. */
async function playAgain(table: string): Promise<void> {
  const again = await callHost((client) => client.table.again({ table }));
  if (again) await callHost((client) => client.table.start({ table }));
}
