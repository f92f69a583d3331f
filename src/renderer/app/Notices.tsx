import { Notices as Slips } from '../paper/Notices.tsx';
import { useTable } from '../session/table.ts';
import { useWords } from './useWords.ts';

/** The notices, with the words of the game one is at: it is the game that refuses a move. */
export function Notices() {
  const game = useTable(({ table }) => table?.game);
  return <Slips words={useWords(game)} />;
}
