import { useEffect } from 'react';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { PanelProps } from '../../game.ts';
import { declaredAt } from '../reading/beats.ts';
import { ChoiceSlip } from './ChoiceSlip.tsx';
import { PilesSlip } from './PilesSlip.tsx';

type Props = PanelProps<Observation, Move>;

/** The slip of what has to be decided now, made from the allowed moves alone; what is declared is seen before. */
export function Actions(props: Props) {
  const { observation, moves, beat } = props;
  useForgetting(props);
  if (declaredAt(observation, beat)) return null;
  const choices = moves.filter((move) => move.type === 'choose');
  if (choices.length > 0) return <ChoiceSlip {...props} choices={choices} />;
  return moves.length > 0 ? <PilesSlip {...props} /> : null;
}

/** What was picked in one deal isn't in the next. */
function useForgetting({ preselection: held, preselect: hold, observation: { phase } }: Props): void {
  const stale = held.length > 0 && phase !== 'choosing';
  useEffect(() => {
    if (stale) hold([]);
  }, [stale, hold]);
}
