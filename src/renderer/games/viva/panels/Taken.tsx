import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { VIVA } from '../../../faces/viva/index.ts';
import { CardFace } from '../../../paper/CardFace.tsx';
import type { PanelProps } from '../../game.ts';
import { cardName } from '../reading/names.ts';
import { faultFor, playsOf } from '../reading/plays.ts';
import { refusalOf } from '../reading/why.ts';
import { Decision } from './Decision.tsx';
import { HouseTiles, singly } from './Houses.tsx';

/** VI-10: the card just taken may be played at once, or kept. */
export function Taken(panel: PanelProps<Observation, Move>) {
  const { observation, moves, preselect: hold, say, act } = panel;
  const { taken } = observation;
  if (taken === null) return null;
  const plays = playsOf(taken, moves);
  const [first] = plays;
  const isPermitted = plays.some((play) => !faultFor(observation, play));
  return (
    <Decision
      title={say('taken.title')}
      acts={
        <>
          {first && (
            <button
              type="button"
              className={isPermitted ? 'taken-play brass' : 'taken-play'}
              data-first={isPermitted}
              onClick={() => (plays.length === 1 ? act(first) : hold([taken]))}
            >
              {say('taken.play')}
            </button>
          )}
          <button type="button" data-first={!isPermitted} onClick={() => act({ type: 'pass' })}>
            {say('taken.keep')} <kbd>P</kbd>
          </button>
        </>
      }
    >
      <div className="taken-card">
        <CardFace deck={VIVA} id={taken} name={cardName(taken, say)} />
        <p>{isPermitted ? say('taken.playable') : refusalOf(observation, taken, say)}</p>
      </div>
      {first && <HouseTiles {...panel} plays={singly(taken, moves)} />}
    </Decision>
  );
}
