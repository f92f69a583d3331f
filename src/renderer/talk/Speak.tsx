import type { Seat } from '#shared/engine/rules.ts';
import { GESTURES, type Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../words/say.ts';
import { GestureFigure } from './GestureFigure.tsx';
import { SayForm } from './SayForm.tsx';

interface ChatInputProps {
  readonly table: TableView;
  /** The own seat that speaks; a spectator has none. */
  readonly seat: Seat | undefined;
  /** The rules of the game want silence now: gestures remain (VM-20). */
  readonly silent: boolean;
  readonly say: Say;
  onGesture(gesture: Gesture): void;
}

/** What one can show and say oneself. */
export function ChatInput({ table, seat, silent, say, onGesture }: ChatInputProps) {
  if (seat === undefined) return <p className="small">{say('talk.spectator')}</p>;
  return (
    <>
      <fieldset className="gestures" aria-label={say('talk.gestures')}>
        {GESTURES.map((gesture, k) => (
          <button key={gesture} type="button" aria-keyshortcuts={String(k + 1)} onClick={() => onGesture(gesture)}>
            <GestureFigure gesture={gesture} />
            {say(`gesture.${gesture}`)}
          </button>
        ))}
      </fieldset>
      {table.settings.chat ? (
        <SayForm table={table.id} seat={seat} silent={silent} say={say} />
      ) : (
        <p className="small">{say('chat-off')}</p>
      )}
    </>
  );
}
