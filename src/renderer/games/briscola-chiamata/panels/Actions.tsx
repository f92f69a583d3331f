import { pointsOf } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { Slip } from '../../../paper/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { Auction } from './Auction.tsx';
import { TrumpChoice } from './TrumpChoice.tsx';

type Props = PanelProps<Observation, Move>;

/** The slip of what has to be decided now, made from the allowed moves alone. */
export function Actions(props: Props) {
  const types = new Set(props.moves.map(({ type }) => type));
  if (types.has('throw-in')) return <ThrowIn {...props} />;
  if (types.has('pass')) return <Auction {...props} />;
  if (types.has('trump')) return <TrumpChoice {...props} />;
  return null;
}

/** BC-21: asked in secret. */
function ThrowIn({ observation, say, act }: Props) {
  return (
    <Slip
      title={say('throw-in.title')}
      acts={
        <>
          <button type="button" className="brass" data-first onClick={() => act({ type: 'keep' })}>
            {say('throw-in.keep')}
          </button>
          <button type="button" onClick={() => act({ type: 'throw-in' })}>
            {say('throw-in.throw')}
          </button>
        </>
      }
    >
      <p>{say('throw-in.about', { points: pointsOf(observation.own?.hand ?? []) })}</p>
    </Slip>
  );
}
