import type { Observation } from '#shared/games/sassi/observation.ts';
import type { SheetProps } from '../game.ts';
import { formatSigned } from '../numbers.ts';
import { LineNumber, ScoreTable } from '../ScoreTable.tsx';

/** What each round has cost. */
export function ScoreSheet({ observation, ...sight }: SheetProps<Observation>) {
  const lines = observation.rounds.map((points, k) => ({
    head: <LineNumber number={k + 1} />,
    cells: points.map((one) => ({ what: formatSigned(one) })),
  }));
  return (
    <ScoreTable
      {...sight}
      unit={sight.say('score.round')}
      lines={lines}
      totals={observation.scores.map(formatSigned)}
    />
  );
}
