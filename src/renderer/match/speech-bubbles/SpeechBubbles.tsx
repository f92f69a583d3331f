import '../../styles/chat-figures.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChatFigure } from '../../chat/TalkFigure.tsx';
import { useChat } from '../../client/tables/chat.ts';
import { useWords } from '../../games/use-words.ts';
import type { ScreenRect } from '../../motion/scene.ts';
import { useRisePath } from '../tabletop/rise-path.ts';
import { projectOnTable } from '../tabletop/use-scene.ts';
import { useTableInsets } from '../tabletop/use-table-insets.ts';
import { bubblePositionAt } from './bubble-position.ts';
import { Reactions } from './Reactions.tsx';

/** Shows recent chat lines and gestures at their players' plates, and of those who look on at the edge. */
export function SpeechBubbles() {
  const fresh = useChat((talk) => talk.fresh);
  const { say } = useWords();
  return (
    <div className="at-seats" aria-hidden="true">
      {fresh.map((line) => (
        <AtPlate key={line.number} seat={line.seat}>
          <ChatFigure line={line} say={say} />
        </AtPlate>
      ))}
      <Reactions />
    </div>
  );
}

function AtPlate({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const way = useLastWay();
  const inset = useTableInsets();
  useLayoutEffect(() => {
    const place = (): void => setSpot(spotOf(seat, bubble.current, inset.right, way));
    place();
    // The font size may change while it is shown.
    const observer = new ResizeObserver(place);
    if (bubble.current) observer.observe(bubble.current);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [seat, way, inset]);
  const style = spot ? { left: spot.x, top: spot.y } : { visibility: 'hidden' as const };
  return (
    <div ref={bubble} className="slip at-seat" style={style}>
      {children}
    </div>
  );
}

/** The path of what rises, or rose last: a bubble that has made room stays where it is. */
function useLastWay(): ScreenRect | undefined {
  const rising = useRisePath(({ way }) => way);
  const [last, setLast] = useState(rising);
  if (rising && rising !== last) setLast(rising);
  return rising ?? last;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The plate's box, left of the slips that cover the right edge; undefined where the plate is not visible. */
function spotOf(
  seat: number,
  bubble: HTMLElement | null,
  covered: number,
  rising: ScreenRect | undefined,
): Spot | undefined {
  const plate = projectOnTable(`plate:${seat}`);
  if (!plate || !bubble) return undefined;
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  return bubblePositionAt(plate, size, { width: window.innerWidth - covered, height: window.innerHeight }, rising);
}
