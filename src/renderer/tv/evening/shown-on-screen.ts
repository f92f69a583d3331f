/** What a television shows of an evening. */
import type { EveningView, ScreenContent } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { type EveningTable, isSecretRound, roundOf } from '../../client/evening/evening.ts';

/** The room as usual, the desk, four tables, or one. */
export type ShownOnScreen = 'room' | 'desk' | 'four' | EveningTable;

/**
 * What was chosen at the screen, else what the desk requests. In free play the room's own table comes first; `saw`: an
 * evening has ended on this screen, and nothing was played since.
 */
export function shownOnScreen(
  room: Pick<RoomView, 'evening' | 'table'>,
  evening: Pick<EveningView, 'shows' | 'round' | 'form' | 'over'>,
  chosen: ScreenContent | undefined,
  saw: boolean,
): ShownOnScreen {
  switch (room.evening) {
    case null:
      return 'room';
    case 'rounds':
      return ofRound(evening, chosen ?? evening.shows.what);
    case 'free':
      return chosen === undefined && room.table ? 'room' : 'desk';
    case 'over':
      return chosen === undefined && !saw ? 'room' : 'desk';
  }
}

/** A table that does not exist or is not public yet is not shown. */
function ofRound(evening: Pick<EveningView, 'round' | 'form' | 'over'>, what: ScreenContent): ShownOnScreen {
  const round = roundOf(evening);
  if (what === 'desk' || !round || isSecretRound(round)) return 'desk';
  if (what === 'four') return 'four';
  return round.tables.find(({ number, table }) => number === what && table !== null) ?? 'desk';
}
