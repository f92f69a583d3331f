import type { EveningView } from '#shared/protocol/evening.ts';
import type { Say } from '../../../words/say.ts';
import { Paged } from './Paged.tsx';
import { Who } from './Who.tsx';

interface Props {
  readonly evening: EveningView;
  readonly say: Say;
}

/** Places and points: what they are made of is read on a phone. */
export function DeskStandings({ evening: { standings }, say }: Props) {
  const digits = standings.every(({ points }) => points % 100 === 0) ? 0 : 2;
  return (
    <section className="desk-standings slip">
      <Paged
        className="places"
        items={standings}
        keyOf={({ player }) => player}
        title={(page) => (
          <h2>{page ? say('desk-screen.standings.page', { ...page }) : say('desk-screen.standings')}</h2>
        )}
        draw={({ player, name, place, points, here }) => (
          <>
            <span className="place">{place}</span>
            <span className="who">
              <Who player={player} name={name} />
              {!here && <span className="gone">{say('desk-screen.gone')}</span>}
            </span>
            <b>{(points / 100).toFixed(digits)}</b>
          </>
        )}
      />
    </section>
  );
}
