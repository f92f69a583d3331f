import type { TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { PanelProps } from '../games/game.ts';
import { Slip } from '../ui/Slip.tsx';

/** The sentence of a game's own move: `move.TYPE`, with its other field `move.TYPE.VALUE`. */
export function moveKey({ type, ...fields }: { readonly type: string }): string {
  return `move.${[type, ...Object.values(fields)].join('.')}`;
}

/** A button for each of the game's own moves that may be made now; a card may be played all the same. */
export function TrickActions<T extends TrickTypes>({ moves, say, act }: PanelProps<TrickObservation<T>, TrickMove<T>>) {
  const own = moves.filter(({ type }) => type !== 'play');
  if (own.length === 0) return null;
  return (
    <Slip
      title={say('actions.title')}
      acts={own.map((move, k) => (
        <button key={moveKey(move)} type="button" data-first={k === 0} onClick={() => act(move)}>
          {say(moveKey(move))}
        </button>
      ))}
    >
      <p>{say(`actions.${own[0]?.type}`)}</p>
    </Slip>
  );
}
