import { AfterStanding } from '../../room/After.tsx';
import { useWords } from '../page/useWords.ts';

/** Beside the result: what comes next, and when. */
export function AfterMatch() {
  const { say } = useWords();
  return (
    <aside className="screen-after slip">
      <AfterStanding say={say} />
    </aside>
  );
}
