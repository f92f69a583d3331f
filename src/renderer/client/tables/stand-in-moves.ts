/** Moves that bots made for an absent player, until the player has read them. */
import type { TableView } from '#shared/protocol/table.ts';
import { persisted } from '../device/storage.ts';

type AtMatch = Pick<TableView, 'id' | 'match' | 'seats' | 'mine'>;

/** Number of moves at the own seats that the user knows of, in the latest match. */
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

/** Number of bots' moves for the user that are still unread; 0 while a bot still plays. */
export function unseenStandInMoves(at: AtMatch, known: SeenStandInMoves): number {
  const isBusy = at.mine.some((seat) => {
    const who = at.seats[seat];
    return who?.kind === 'person' && who.standIn;
  });
  if (isBusy) return 0;
  const isSame = known.table === at.id && known.match === at.match;
  return Math.max(0, standInMoveCount(at) - (isSame ? known.moves : 0));
}

/** Marks them as read. */
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
