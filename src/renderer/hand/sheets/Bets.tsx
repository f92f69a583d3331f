import type { TableView } from '#shared/protocol/table.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import type { ShownMatch } from '../../session/match/play.ts';
import { useWords } from '../page/useSpoken.ts';

const load = async () => (await import('../../match/bets/bets-part.ts')).BETS_CHUNK;

function useBetting(asked: boolean) {
  const { value } = useLoaded(asked ? 'bets' : undefined, load);
  return { part: value, words: useWords(value?.words) };
}

/** For who looks on in the room: what can be bet, and whether one was right. */
export function Bets({ table, shown }: { readonly table: TableView; readonly shown: ShownMatch }) {
  const { part, words } = useBetting(table.room && table.mine.length === 0);
  return part ? <part.Betting table={table} words={words} shown={shown} /> : null;
}

/** At the score, for all: who of those who looked on had guessed it. */
export function BetsAtScore({ table }: { readonly table: TableView }) {
  const { part, words } = useBetting(table.room);
  return part ? <part.Guessed table={table} words={words} /> : null;
}
