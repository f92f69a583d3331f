import type { CSSProperties } from 'react';
import { useReducedMotion } from '../client/device/use-reduced-motion.ts';
import { nameAt, type PanelProps } from '../games/game.ts';
import { Ribbon } from '../games/Ribbon.tsx';
import { bidiIsolated, nameList } from '../i18n/names.ts';

/** The winners' names, as large as possible, before the score. */
export function Finale({ panel }: { readonly panel: PanelProps }) {
  const { say, observation, seated } = panel;
  const isStill = useReducedMotion();
  const winners = observation.result?.winners ?? [];
  const names = winners.map((seat) => nameAt(panel, seat));
  const isOneSide = winners.length === 0 || winners.length === seated.length;
  return (
    <div className="tv-finale" data-at-rest={isStill} role="status">
      <Ribbon>
        {isOneSide ? (
          <p className="all">{say('result.winners', { names: nameList(names), count: winners.length })}</p>
        ) : (
          <>
            <ol style={{ '--names': winners.length } as CSSProperties}>
              {winners.map((seat, k) => (
                <li key={seat}>{bidiIsolated(names[k] ?? '')}</li>
              ))}
            </ol>
            <p>{say('tv.winners', { count: winners.length })}</p>
          </>
        )}
      </Ribbon>
    </div>
  );
}
