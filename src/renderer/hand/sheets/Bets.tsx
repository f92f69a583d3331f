import type { TableView } from '#shared/protocol/table.ts';
import type { Shown } from '../../session/match/play.ts';
import { useFetched } from '../page/useFetched.ts';
import { useSpoken } from '../page/useSpoken.ts';

const load = async () => (await import('../../match/bets/bets-part.ts')).BETTING;

/** For who looks on in the room, what can be bet; without `shown`, at the score, who was right. */
export function Bets({ table, shown }: { readonly table: TableView; readonly shown?: Shown }) {
  const { value } = useFetched(table.room && !(shown && table.mine.length > 0) ? 'bets' : undefined, load);
  const at = { table, words: useSpoken(value) };
  if (!value) return null;
  return shown ? <value.Betting {...at} shown={shown} /> : <value.Guessed {...at} />;
}
