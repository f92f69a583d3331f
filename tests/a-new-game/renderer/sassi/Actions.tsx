import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { PanelProps } from '../game.ts';

const TAKE: Move = { type: 'take' };

/** What can be done besides laying a stone: the heap can be taken. */
export function Actions({ observation, moves, say, act }: PanelProps<Observation, Move>) {
  const canTake = moves.some(({ type }) => type === 'take');
  const take = (): void => act(TAKE);
  useKeys(canTake ? { t: take, T: take } : {});
  if (!canTake) return null;
  const mustTake = moves.length === 1;
  return (
    <Slip
      acts={
        <button type="button" data-autofocus={mustTake} onClick={take}>
          {say('heap.take.count', { count: observation.heap.length })} <kbd>T</kbd>
        </button>
      }
    >
      {mustTake && <p>{say('turn.must')}</p>}
    </Slip>
  );
}
