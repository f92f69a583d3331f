import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { nameAt, type PanelProps } from '../../game.ts';
import { cardName } from '../reading/names.ts';

/** VI-21: until the next seat has acted, a play that was not permitted can be called out. */
export function CallOut({ observation: { window }, seated, say, act }: PanelProps<Observation, Move>) {
  const play = window?.since[0]?.event;
  if (!window || play?.type !== 'play') return null;
  const name = nameAt({ seated, say }, window.player);
  return (
    <button type="button" className="danger call-out" onClick={() => act({ type: 'catch' })}>
      <strong>{say('catch.call')}</strong>
      <span className="small">
        {say('catch.play', { name, card: cardName(play.card, say), house: (play.houses[0] ?? 0) + 1 })}
      </span>
      <kbd>C</kbd>
    </button>
  );
}
