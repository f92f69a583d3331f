import { useEffect, useRef } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { goTo } from '../../page/route.ts';
import { useWords } from '../../page/useWords.ts';
import { DeskScreen } from './DeskScreen.tsx';
import { DeskAnnouncement } from './DeskWord.tsx';
import { FourTables } from './FourScreen.tsx';
import './desk-screen.css';

interface Props {
  readonly room: RoomView;
  readonly evening: EveningView;
  readonly what: 'desk' | 'four';
}

/** An evening on the big screen, but for a single table. */
export function EveningScreen({ room, evening, what }: Props) {
  const round = evening.round;
  return what === 'four' && round ? (
    <FourTables evening={evening} round={round} />
  ) : (
    <DeskScreen room={room} evening={evening} />
  );
}

/** What lies over whatever is shown of the evening: words of its desk, and its wish to see something else. */
export function DeskOverlay({ shows }: Pick<EveningView, 'shows'>) {
  const { say } = useWords();
  const known = useRef(shows.count);
  useEffect(() => {
    // What was chosen in front of the screen holds until the desk says another thing.
    if (known.current !== shows.count) goTo({ screen: 'screen' });
    known.current = shows.count;
  }, [shows.count]);
  return <DeskAnnouncement say={say} />;
}
