import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import { Slip } from '../../ui/Slip.tsx';
import { CountTable } from '../CountTable.tsx';
import type { PanelProps } from '../game.ts';
import { formatSigned } from '../numbers.ts';

/** How it stands: what each holds, has taken, and has lost so far. */
export function Status({ observation, viewer, seated, say }: PanelProps<Observation, Move>) {
  const { handSizes, taken, scores, rounds, options, phase } = observation;
  const round = phase === 'turn' ? rounds.length + 1 : Math.max(rounds.length, 1);
  return (
    <Slip title={say('status.round', { round, rounds: options.rounds })} className="status">
      <CountTable
        columns={['hand', 'taken', 'total']}
        rows={handSizes.map((size, seat) => [size, taken[seat]?.length, formatSigned(scores[seat] ?? 0)])}
        viewer={viewer}
        seated={seated}
        say={say}
      />
    </Slip>
  );
}
