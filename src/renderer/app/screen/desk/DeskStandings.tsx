import type { EveningView } from '#shared/protocol/evening.ts';
import { digitsFor, formatHundredths } from '../../../evening/figures.ts';
import type { Say } from '../../../words/say.ts';
import { Paged } from './Paged.tsx';
import { PersonName } from './Who.tsx';

interface DeskStandingsProps {
  readonly evening: EveningView;
  readonly say: Say;
}

/** So many have room for larger letters. */
const FEW_PEOPLE = 8;

/** Places and points: what they are made of is read on a phone. Before anything was played, who will play. */
export function DeskStandings({ evening: { standings, round }, say }: DeskStandingsProps) {
  const digits = digitsFor(standings.map(({ points }) => points));
  const isBegun = round !== null;
  const title = isBegun ? say('standings.title') : say('desk-screen.players', { count: standings.length });
  return (
    <section className="desk-standings slip">
      <Paged
        className={standings.length > FEW_PEOPLE ? 'places' : 'places few'}
        items={standings}
        keyOf={({ player }) => player}
        title={(page) => <h2>{page && isBegun ? say('desk-screen.standings.page', { ...page }) : title}</h2>}
        draw={({ player, name, place, points, here }) => (
          <>
            <span className="rank">{isBegun && place}</span>
            <span className="player">
              <PersonName player={player} name={name} />
              {!here && <span className="gone">{say('standings.gone')}</span>}
            </span>
            {isBegun && <b>{formatHundredths(points, digits)}</b>}
          </>
        )}
      />
    </section>
  );
}
