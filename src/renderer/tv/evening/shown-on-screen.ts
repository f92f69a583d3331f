/** What a screen shows of an evening. */
import type { EveningView, ScreenContent } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { EveningTable } from '../../client/evening/evening.ts';
import { isSecretRound, roundOf } from '../../client/evening/round.ts';

/** The room as on any other evening, the desk, four tables, or one. */
export type ShownOnScreen = 'room' | 'desk' | 'four' | EveningTable;

/**
 * What somebody in front of the screen chose, else what the desk wants. Where people play freely, the room's own table
 * comes first; `saw`: an evening has ended before the eyes of this screen, and nothing was played since.
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

/** A table that is not there, or that nobody may see yet, is not shown. */
function ofRound(evening: Pick<EveningView, 'round' | 'form' | 'over'>, what: ScreenContent): ShownOnScreen {
  const round = roundOf(evening);
  if (what === 'desk' || !round || isSecretRound(round)) return 'desk';
  if (what === 'four') return 'four';
  return round.tables.find(({ number, table }) => number === what && table !== null) ?? 'desk';
}
