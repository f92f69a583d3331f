import { pointsOf } from '#shared/games/spizzichino/declarations.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { nameAt, type PanelProps, seatOffset } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { declaredAt } from '../selectors/beats.ts';
import { combinationName, SEATS } from '../selectors/names.ts';

/** SP-9, SP-11: announces a declaration over the cloth while its cards are shown. */
export function Announcement({ observation, viewer, beat, seated, say }: PanelProps<Observation, Move>) {
  const declaration = declaredAt(observation, beat);
  if (!declaration) return null;
  const { kind, seat } = declaration;
  const name = nameAt({ seated, say }, seat);
  return (
    <div className="announcement announced" data-step={seatOffset(viewer, seat, SEATS.length)} role="status">
      <Ribbon>
        <p className="ribbon-word">
          {kind === 'napoletana' ? say('declared.napoletana') : say('declared.equals', { rank: declaration.rank })}
        </p>
        <p className="announced-line">
          {say('event.declare', { name, what: combinationName(declaration, say), points: pointsOf(declaration) })}
        </p>
      </Ribbon>
    </div>
  );
}
