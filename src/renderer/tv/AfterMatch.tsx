import '../styles/room.css';
import './room-screen.css';
import { useWords } from '../games/use-words.ts';
import { AfterStanding } from '../room/AfterMatch.tsx';

/** Beside the result: what comes next, and when. */
export function AfterMatch() {
  const { say } = useWords();
  return (
    <aside className="tv-after slip">
      <AfterStanding say={say} />
    </aside>
  );
}
