import type { TableView } from '#shared/protocol/table.ts';
import type { Shown } from '../../session/match/play.ts';
import { useFetched } from '../page/useFetched.ts';
import { useSpoken } from '../page/useSpoken.ts';

const load = async () => (await import('../../match/bets/bets-part.ts')).BETTING;

/** For who looks on in the room: what can be bet, and whether one was right. */
export function Bets({ table, shown }: { readonly table: TableView; readonly shown: Shown }) {
  const { value } = useFetched(table.room && table.mine.length === 0 ? 'bets' : undefined, load);
  const words = useSpoken(value);
  return value ? <value.Betting table={table} words={words} shown={shown} /> : null;
}
