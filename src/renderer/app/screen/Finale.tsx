import { type CSSProperties, useEffect, useState } from 'react';
import { nameAt, type PanelProps } from '../../games/game.ts';
import { Ribbon } from '../../games/Ribbon.tsx';
import { useReducedMotion } from '../../session/device/useReducedMotion.ts';
import { isolated } from '../../words/isolated.ts';

/** So long the names of who has won stand there alone, in ms. */
const MOMENT = 3200;

/** Whether the end of the match is so fresh that its winners have the picture for themselves: not for who comes later, nor while it is still counted. */
export function useFinale({ observation, before }: PanelProps, isCounting: boolean): boolean {
  const isOver = observation.result !== undefined;
  const isSeen = isOver && before !== null;
  const [isPast, setPast] = useState(isOver && !isSeen);
  useEffect(() => {
    if (!isSeen || isCounting) return;
    const timer = setTimeout(() => setPast(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isSeen, isCounting]);
  return isOver && !isPast;
}

/** Who has won, as large as the picture allows, before the score says by how much. */
export function Finale({ panel }: { readonly panel: PanelProps }) {
  const { say, observation, seated } = panel;
  const isStill = useReducedMotion();
  const winners = observation.result?.winners ?? [];
  const names = winners.map((seat) => isolated(nameAt(panel, seat)));
  const isOneSide = winners.length === 0 || winners.length === seated.length;
  return (
    <div className="screen-finale" data-still={isStill} role="status">
      <Ribbon>
        {isOneSide ? (
          <p className="all">{say('result.winners', { names: names.join(', '), count: winners.length })}</p>
        ) : (
          <>
            <ol style={{ '--names': winners.length } as CSSProperties}>
              {winners.map((seat, k) => (
                <li key={seat}>{names[k]}</li>
              ))}
            </ol>
            <p>{say('screen.winners', { count: winners.length })}</p>
          </>
        )}
      </Ribbon>
    </div>
  );
}
