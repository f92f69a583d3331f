import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import { Slip } from '../../paper/Slip.tsx';
import { nameAt, type PanelProps } from '../game.ts';
import { signed } from '../ScoreTable.tsx';

/** How it stands: what each holds, has taken, and has lost so far. */
export function Status({ observation, seated, say }: PanelProps<Observation, Move>) {
  const { handSizes, taken, scores, rounds, options, phase } = observation;
  const round = phase === 'turn' ? rounds.length + 1 : Math.max(rounds.length, 1);
  return (
    <Slip title={say('status.round', { round, rounds: options.rounds })} className="status">
      <table className="count">
        <thead>
          <tr>
            {['player', 'hand', 'taken', 'total'].map((column) => (
              <th key={column} scope="col">
                {say(`status.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...handSizes.entries()].map(([seat, size]) => (
            <tr key={seat}>
              <th scope="row">{nameAt({ seated, say }, seat)}</th>
              <td>{size}</td>
              <td>{taken[seat]?.length}</td>
              <td>{signed(scores[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Slip>
  );
}
