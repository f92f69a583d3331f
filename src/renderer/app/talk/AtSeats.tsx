import { useLayoutEffect, useState } from 'react';
import type { Talk } from '#shared/protocol/talk.ts';
import { useTalk } from '../../session/tables/talk.ts';
import { TalkFigure } from '../../talk/TalkFigure.tsx';
import { useWords } from '../page/useWords.ts';
import { projected } from '../tabletop/projection.ts';

/** What has just been said and shown, at the plates of those who did it. */
export function AtSeats() {
  const fresh = useTalk((talk) => talk.fresh);
  return (
    <div className="at-seats" aria-hidden="true">
      {fresh.map((line) => (
        <AtPlate key={line.number} line={line} />
      ))}
    </div>
  );
}

interface Spot {
  readonly left: number;
  readonly top: number;
  /** Towards the middle of the table. */
  readonly below: boolean;
}

function AtPlate({ line }: { readonly line: Talk }) {
  const { say } = useWords();
  const [spot, setSpot] = useState<Spot>();
  const { seat } = line;
  useLayoutEffect(() => {
    const place = (): void => setSpot(spotOf(seat));
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [seat]);
  if (!spot) return null;
  const { left, top, below } = spot;
  return (
    <div className="slip at-seat" data-below={below} style={{ left: `clamp(6rem, ${left}px, 100% - 6rem)`, top }}>
      <TalkFigure line={line} say={say} />
    </div>
  );
}

function spotOf(seat: number): Spot | undefined {
  const plate = projected(`plate:${seat}`);
  if (!plate) return undefined;
  const below = plate.y + plate.height / 2 < window.innerHeight / 2;
  return { left: plate.x + plate.width / 2, top: below ? plate.y + plate.height : plate.y, below };
}
