import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { GESTURES, type Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { ChatInput } from '../../chat/ChatInput.tsx';
import { ChatLines } from '../../chat/ChatLines.tsx';
import { ChatAnnouncer, UnreadCount } from '../../chat/ChatNews.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import { openChat, useChat } from '../../client/tables/chat.ts';
import { useWords } from '../../games/use-words.ts';
import { focusFirst } from '../../input/focus.ts';
import { useKeys, usesKeyboard } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { Slip } from '../../ui/Slip.tsx';

/** Opens what is said at the table, tells how much of it is new, and reads it out. */
export function ChatTab() {
  const { say } = useWords();
  const open = useChat((talk) => talk.open);
  useKeys({ g: toggle, G: toggle });
  return (
    <>
      <button type="button" className="tab" aria-expanded={open} aria-keyshortcuts="G" onClick={toggle}>
        {say('chat.title')}
        <UnreadCount say={say} />
        <Key of="g">G</Key>
      </button>
      <ChatAnnouncer say={say} />
    </>
  );
}

function toggle(): void {
  openChat(!useChat.getState().open);
}

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
      <Slip title={say('chat.title')}>
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
