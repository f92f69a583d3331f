import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { declaredLine } from '../../../tricks/honours.ts';
import { type PanelProps, seatOffset } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { declaredAt } from '../selectors/beats.ts';
import { SEATS } from '../selectors/names.ts';

/** SP-9, SP-11: announces a declaration over the cloth while its cards are shown. */
export function Announcement({ observation, viewer, beat, seated, say }: PanelProps<Observation, Move>) {
  const declaration = declaredAt(observation, beat);
  if (!declaration) return null;
  const { kind, seat } = declaration;
  return (
    <div className="announcement announced" data-step={seatOffset(viewer, seat, SEATS.length)} role="status">
      <Ribbon>
        <p className="ribbon-word">
          {kind === 'napoletana' ? say('declared.napoletana') : say('declared.equals', { rank: declaration.rank })}
        </p>
        <p className="announced-line">{declaredLine(declaration, { seated, say })}</p>
      </Ribbon>
    </div>
  );
}
