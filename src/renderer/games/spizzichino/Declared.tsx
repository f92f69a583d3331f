import { pointsOf } from '#shared/games/spizzichino/combinations.ts';
import type { Move } from '#shared/games/spizzichino/moves.ts';
import type { Declaration, Observation } from '#shared/games/spizzichino/observation.ts';
import { nameAt, type PanelProps } from '../game.ts';
import { combinationName } from './names.ts';

interface Props extends PanelProps<Observation, Move> {
  readonly declaration: Declaration;
}

/** SP-9, SP-11: said aloud over the cloth while its cards lie open. */
export function Declared({ declaration, seated, say }: Props) {
  const { kind, seat } = declaration;
  const name = nameAt({ seated, say }, seat);
  return (
    <div className="announced" role="status">
      <p className="announced-word">
        {kind === 'napoletana' ? say('declared.napoletana') : say('declared.equals', { rank: declaration.rank })}
      </p>
      <p className="announced-line">
        {say('event.declare', { name, what: combinationName(declaration, say), points: pointsOf(declaration) })}
      </p>
    </div>
  );
}
