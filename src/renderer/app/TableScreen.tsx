import { useEffect } from 'react';
import { tableGameOf } from '../games/index.ts';
import { followTable, useTable } from '../session/table.ts';
import { useWords } from '../words/useWords.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { Match } from './match/Match.tsx';
import { Sheet } from './paper/Sheet.tsx';
import { goTo, type SheetName } from './route.ts';

interface Props {
  readonly id: string;
  readonly sheet: SheetName | undefined;
}

/** One table: its lobby, or its match. */
export function TableScreen({ id, sheet }: Props) {
  useEffect(() => followTable(id), [id]);
  const { table, refused } = useTable();
  if (refused) return <NoTable />;
  if (table?.id !== id) return null;
  const game = tableGameOf(table.game);
  if (!game) return <NoTable />;
  return table.stage === 'lobby' ? (
    <Lobby table={table} sheet={sheet} />
  ) : (
    <Match key={table.match} table={table} game={game} sheet={sheet} />
  );
}

function NoTable() {
  const { say } = useWords();
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say('table.gone')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('table.gone.about')}</p>
    </Sheet>
  );
}
