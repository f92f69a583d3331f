import { markMovesSeen } from '../../client/tables/stand-in-moves.ts';
import { BOT_PLAYED } from '../../i18n/messages/en/menu.ts';
import { useWords } from '../page/use-words.ts';
import type { LazyPartProps } from './More.tsx';

interface Props extends LazyPartProps {
  readonly count: number;
  onLog(): void;
}

/** Says once what a bot played while the viewer was away. Loaded when it has. */
export function BotPlayed({ at: { table }, count, onLog }: Props) {
  const { say } = useWords(BOT_PLAYED);
  if (count === 0) return null;
  const read = (): void => markMovesSeen(table);
  return (
    <div className="slip stood-in" role="status">
      <p>{say('phone.bot-played', { count })}</p>
      <div className="choices">
        <button
          type="button"
          onClick={() => {
            read();
            onLog();
          }}
        >
          {say('phone.bot-played.log')}
        </button>
        <button type="button" className="brass" onClick={read}>
          {say('phone.bot-played.read')}
        </button>
      </div>
    </div>
  );
}
