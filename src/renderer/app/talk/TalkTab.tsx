import { Key } from '../../keys/Key.tsx';
import { useKeys } from '../../keys/keyboard.ts';
import { openTalk, useTalk } from '../../session/tables/talk.ts';
import { ReadOut, Unread } from '../../talk/News.tsx';
import { useWords } from '../page/useWords.ts';

/** Opens what is said at the table, tells how much of it is new, and reads it out. */
export function TalkTab() {
  const { say } = useWords();
  const open = useTalk((talk) => talk.open);
  useKeys({ g: toggle, G: toggle });
  return (
    <>
      <button type="button" className="tab" aria-expanded={open} aria-keyshortcuts="G" onClick={toggle}>
        {say('talk.title')}
        <Unread say={say} />
        <Key of="g">G</Key>
      </button>
      <ReadOut say={say} />
    </>
  );
}

function toggle(): void {
  openTalk(!useTalk.getState().open);
}
