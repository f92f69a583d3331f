import type { TableView } from '#shared/protocol/table.ts';
import { markMovesSeen, unseenStandInMoves, useSeenStandInMoves } from '../../session/tables/stood-in.ts';
import type { Say } from '../../words/say.ts';

interface BotPlayedNoticeProps {
  readonly table: TableView;
  readonly say: Say;
  onLog(): void;
}

/** What a bot did while one was away: said once, until it is read. */
export function BotPlayedNotice({ table, say, onLog }: BotPlayedNoticeProps) {
  const count = unseenStandInMoves(table, useSeenStandInMoves());
  if (count === 0) return null;
  const read = (): void => markMovesSeen(table);
  return (
    <div className="slip stood-in" role="status">
      <p>{say('hand.stood-in', { count })}</p>
      <div className="choices">
        <button
          type="button"
          onClick={() => {
            read();
            onLog();
          }}
        >
          {say('hand.stood-in.log')}
        </button>
        <button type="button" className="brass" onClick={read}>
          {say('hand.stood-in.read')}
        </button>
      </div>
    </div>
  );
}
