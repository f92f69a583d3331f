import { Key } from '../../keys/Key.tsx';
import { useKeys } from '../../keys/keyboard.ts';
import { openChat, useChat } from '../../session/tables/talk.ts';
import { ChatAnnouncer, UnreadCount } from '../../talk/News.tsx';
import { useWords } from '../page/useWords.ts';

/** Opens what is said at the table, tells how much of it is new, and reads it out. */
export function ChatTab() {
  const { say } = useWords();
  const open = useChat((talk) => talk.open);
  useKeys({ g: toggle, G: toggle });
  return (
    <>
      <button type="button" className="tab" aria-expanded={open} aria-keyshortcuts="G" onClick={toggle}>
        {say('talk.title')}
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
