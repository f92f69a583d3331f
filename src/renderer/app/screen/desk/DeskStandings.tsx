import type { EveningView } from '#shared/protocol/evening.ts';
import { digitsFor, figure } from '../../../evening/figures.ts';
import type { Say } from '../../../words/say.ts';
import { Paged } from './Paged.tsx';
import { Who } from './Who.tsx';

interface Props {
  readonly evening: EveningView;
  readonly say: Say;
}

/** So many have room for larger letters. */
const FEW = 8;

/** Places and points: what they are made of is read on a phone. Before anything was played, who will play. */
export function DeskStandings({ evening: { standings, round }, say }: Props) {
  const digits = digitsFor(standings.map(({ points }) => points));
  const isBegun = round !== null;
  const title = isBegun ? say('standings.title') : say('desk-screen.players', { count: standings.length });
  return (
    <section className="desk-standings slip">
      <Paged
        className={standings.length > FEW ? 'places' : 'places few'}
        items={standings}
        keyOf={({ player }) => player}
        title={(page) => <h2>{page && isBegun ? say('desk-screen.standings.page', { ...page }) : title}</h2>}
        draw={({ player, name, place, points, here }) => (
          <>
            <span className="rank">{isBegun && place}</span>
            <span className="player">
              <Who player={player} name={name} />
              {!here && <span className="gone">{say('standings.gone')}</span>}
            </span>
            {isBegun && <b>{figure(points, digits)}</b>}
          </>
        )}
      />
    </section>
  );
}
