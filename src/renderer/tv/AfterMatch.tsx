import { AfterStanding } from '../room/AfterMatch.tsx';
import { useWords } from '../games/use-words.ts';

/** Beside the result: what comes next, and when. */
export function AfterMatch() {
  const { say } = useWords();
  return (
    <aside className="screen-after slip">
      <AfterStanding say={say} />
    </aside>
  );
}
