import { DeskNews } from '../../evening/DeskNews.tsx';
import { OwnPlace } from '../../evening/OwnPlace.tsx';
import { useEvening } from '../../session/evening/evening.ts';
import { useWords } from './useWords.ts';

/** One's own place at the evening, where there is one and one plays there. */
export function EveningPlace() {
  const { say } = useWords();
  const evening = useEvening((state) => state.evening);
  return evening && evening.me !== null && <OwnPlace evening={evening} say={say} />;
}

/** What the desk says, wherever one is. */
export function EveningNews() {
  const { say } = useWords();
  return <DeskNews say={say} />;
}
