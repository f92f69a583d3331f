import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { GESTURES, type Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { focusFirst } from '../../keys/focus.ts';
import { usesKeyboard } from '../../keys/keyboard.ts';
import { Slip } from '../../paper/Slip.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { openChat } from '../../session/tables/talk.ts';
import { ChatInput } from '../../talk/Speak.tsx';
import { ChatLines } from '../../talk/TalkLines.tsx';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  /** The own seat that speaks; a spectator has none. */
  readonly seat: Seat | undefined;
  /** The rules of the game want silence now. */
  readonly silent: boolean;
}

/** What was said, the gestures, and a line to say something oneself. */
export function ChatPanel({ table, seat, silent }: Props) {
  const { say } = useWords();
  const slip = useRef<HTMLDivElement>(null);
  const gesture = useCallback(
    (gesture: Gesture): void => {
      if (seat !== undefined) void callHost((client) => client.talk.gesture({ table: table.id, seat, gesture }));
    },
    [table.id, seat],
  );
  useSlipKeys(slip, gesture);
  return (
    <div ref={slip} className="talk">
      <Slip title={say('talk.title')}>
        <ChatLines seated={table.seats} say={say} />
        <ChatInput table={table} seat={seat} silent={silent} say={say} onGesture={gesture} />
      </Slip>
    </div>
  );
}

/** Esc puts the slip away, a number makes a gesture: while the focus is on it. A line being written keeps its numbers. */
function useSlipKeys(slip: RefObject<HTMLElement | null>, gesture: (gesture: Gesture) => void): void {
  useEffect(() => {
    if (slip.current && usesKeyboard()) focusFirst(slip.current);
  }, [slip]);
  useEffect(() => {
    const within = slip.current;
    const onKey = (event: KeyboardEvent): void => {
      const numbered = event.target instanceof HTMLInputElement ? undefined : GESTURES[Number(event.key) - 1];
      if (event.key !== 'Escape' && !numbered) return;
      event.preventDefault();
      if (numbered) gesture(numbered);
      else openChat(false);
    };
    within?.addEventListener('keydown', onKey);
    return () => within?.removeEventListener('keydown', onKey);
  }, [slip, gesture]);
}
