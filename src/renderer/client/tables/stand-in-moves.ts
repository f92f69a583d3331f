/** What bots did for a person who was away, until the person has read it. */
import type { TableView } from '#shared/protocol/table.ts';
import { persisted } from '../device/storage.ts';

type AtMatch = Pick<TableView, 'id' | 'match' | 'seats' | 'mine'>;

/** How many moves at the own seats the person knows of, in the match last played. */
export interface SeenStandInMoves {
  readonly table: string;
  readonly match: number;
  readonly moves: number;
}

export const useSeenStandInMoves = persisted<SeenStandInMoves>('panno-verde.stood-in', {
  table: '',
  match: 0,
  moves: 0,
});

/** How many moves bots have made for us that we don't know of; none while a bot still plays. */
export function unseenStandInMoves(at: AtMatch, known: SeenStandInMoves): number {
  const isBusy = at.mine.some((seat) => {
    const who = at.seats[seat];
    return who?.kind === 'person' && who.standIn;
  });
  if (isBusy) return 0;
  const isSame = known.table === at.id && known.match === at.match;
  return Math.max(0, standInMoveCount(at) - (isSame ? known.moves : 0));
}

/** The person has read it. */
export function markMovesSeen(at: AtMatch): void {
  useSeenStandInMoves.setState({ table: at.id, match: at.match, moves: standInMoveCount(at) });
}

function standInMoveCount({ seats, mine }: AtMatch): number {
  const counts = mine.map((seat) => {
    const who = seats[seat];
    return who?.kind === 'person' ? who.stoodIn : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
