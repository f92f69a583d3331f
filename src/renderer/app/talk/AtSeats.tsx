import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSaid } from '../../match/banter/useBanter.ts';
import { useTalk } from '../../session/tables/talk.ts';
import { TalkFigure } from '../../talk/TalkFigure.tsx';
import { useWords } from '../page/useWords.ts';
import { projected } from '../tabletop/projection.ts';

/** What has just been said and shown, at the plates of those who did it. */
export function AtSeats() {
  const fresh = useTalk((talk) => talk.fresh);
  const { say } = useWords();
  const said = useSaid((now) => now.said);
  return (
    <>
      <div className="at-seats" aria-hidden="true">
        {fresh.map((line) => (
          <AtPlate key={line.number} seat={line.seat}>
            <TalkFigure line={line} say={say} />
          </AtPlate>
        ))}
        {said && (
          <AtPlate key={`${said.seat} ${said.words}`} seat={said.seat}>
            {say(said.words)}
          </AtPlate>
        )}
      </div>
      <p className="unseen" role="status">
        {said && say('banter.by', { name: said.name, words: say(said.words) })}
      </p>
    </>
  );
}

interface Spot {
  readonly left: number;
  readonly top: number;
  /** Towards the middle of the table. */
  readonly below: boolean;
}

function AtPlate({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  const [spot, setSpot] = useState<Spot>();
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
      {children}
    </div>
  );
}

function spotOf(seat: number): Spot | undefined {
  const plate = projected(`plate:${seat}`);
  if (!plate) return undefined;
  const below = plate.y + plate.height / 2 < window.innerHeight / 2;
  return { left: plate.x + plate.width / 2, top: below ? plate.y + plate.height : plate.y, below };
}
