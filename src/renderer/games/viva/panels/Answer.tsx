import { commonColours } from '#shared/cards/viva.ts';
import { topOf } from '#shared/games/viva/state/houses.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { HOUSES } from '#shared/games/viva/state/table.ts';
import type { PanelProps } from '../../game.ts';
import { ColourSign } from './ColourSign.tsx';
import { Decision } from './Decision.tsx';

/** VI-13: three houses match, and calling or not is one's choice. */
export function Answer({ observation, say, act }: PanelProps<Observation, Move>) {
  const tops = HOUSES.flatMap((house) => topOf(observation.table, house) ?? []);
  return (
    <Decision
      title={say('answer.title')}
      acts={
        <>
          <button type="button" className="brass viva-call" data-first onClick={() => act({ type: 'viva' })}>
            {say('answer.viva')} <kbd>V</kbd>
          </button>
          <button type="button" onClick={() => act({ type: 'pass' })}>
            {say('answer.decline')} <kbd>P</kbd>
          </button>
        </>
      }
    >
      <p className="wordy">
        {commonColours(tops).map((colour) => (
          <ColourSign key={colour} colour={colour} />
        ))}{' '}
        {say('answer.about')}
      </p>
    </Decision>
  );
}
