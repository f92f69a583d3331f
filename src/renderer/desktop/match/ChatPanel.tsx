import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { GESTURES, type Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { ChatInput } from '../../chat/ChatInput.tsx';
import { ChatLines } from '../../chat/ChatLines.tsx';
import { ChatAnnouncer, UnreadCount } from '../../chat/ChatNews.tsx';
import { makeGesture, openChat, useChat } from '../../client/tables/chat.ts';
import { useWords } from '../../games/use-words.ts';
import { focusFirst } from '../../input/focus.ts';
import { useKeys, usesKeyboard } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { Slip } from '../../ui/Slip.tsx';

/** Opens the chat, counts its unread lines and announces new ones. */
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
  /** The viewer's seat; a spectator has none. */
  readonly seat: Seat | undefined;
  /** The rules of the game want silence now. */
  readonly silent: boolean;
}

/** Chat lines, gestures, and an input. */
export function ChatPanel({ table, seat, silent }: Props) {
  const { say } = useWords();
  const slip = useRef<HTMLDivElement>(null);
  const gesture = useCallback((gesture: Gesture) => makeGesture(table.id, seat, gesture), [table.id, seat]);
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

/** While the slip has the focus, Esc closes it and a digit makes a gesture. A text field keeps its digits. */
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
