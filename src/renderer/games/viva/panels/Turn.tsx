import type { Last, Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { faultFor } from '../selectors/plays.ts';
import { Decision } from './Decision.tsx';
import { HouseTiles } from './Houses.tsx';

type Props = PanelProps<Observation, Move>;

/** Moves besides picking a card. It takes the focus only where no card can be played. */
export function Turn(props: Props) {
  const { observation, moves, say, act } = props;
  const lasts = moves.filter((move) => move.type === 'last');
  const advice = adviceFor(observation, moves);
  const Paper = advice === 'play' ? Slip : Decision;
  return (
    <Paper
      className="turn brief"
      acts={
        <>
          {lasts.map((last, k) => (
            <LastButton key={last.on} last={last} first={k === 0} say={say} act={act} />
          ))}
          {moves.some(({ type }) => type === 'take') && (
            <button
              type="button"
              data-autofocus={advice === 'take' || advice === 'take-last'}
              onClick={() => act({ type: 'take' })}
            >
              {say('turn.take.do')} <kbd>T</kbd>
            </button>
          )}
          {moves.some(({ type }) => type === 'pass') && (
            <button type="button" data-autofocus onClick={() => act({ type: 'pass' })}>
              {say('turn.pass.do')} <kbd>P</kbd>
            </button>
          )}
        </>
      }
    >
      <p className="wordy">{say(`turn.${advice}`)}</p>
      {lasts.length === 0 && <HouseTiles {...props} plays={[]} isMeant={false} />}
    </Paper>
  );
}

function LastButton({
  last,
  first,
  say,
  act,
}: { readonly last: Last; readonly first: boolean } & Pick<Props, 'say' | 'act'>) {
  return (
    <button type="button" className="brass" data-autofocus={first} onClick={() => act(last)}>
      {say(`turn.last.${last.on}`)}
    </button>
  );
}

/** The advice: play or take, place the last card, take, or pass. Forbidden plays are not advised. */
function adviceFor(observation: Observation, moves: readonly Move[]): 'play' | 'last' | 'take' | 'take-last' | 'pass' {
  if (moves.some((move) => move.type === 'play' && !faultFor(observation, move))) return 'play';
  if (moves.some(({ type }) => type === 'last')) return 'last';
  if (moves.some(({ type }) => type === 'pass')) return 'pass';
  return observation.table.hand?.length === 1 ? 'take-last' : 'take';
}
