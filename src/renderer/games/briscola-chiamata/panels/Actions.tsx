import { cardOf, type Suit } from '#shared/cards/french.ts';
import { pointsOf } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { Auction } from './Auction.tsx';
import { SuitSign } from './Status.tsx';

type TrumpChoiceProps = PanelProps<Observation, Move>;

/** BC-11: the suits, each with the card it calls and whether the viewer holds it. */
function TrumpChoice({ observation, moves, say, act }: TrumpChoiceProps) {
  const suits = moves.flatMap((move) => (move.type === 'trump' ? [move.suit] : []));
  return (
    <Slip>
      <p>{say('trump.about')}</p>
      <div className="suit-choices">
        {suits.map((suit, k) => (
          <button
            key={suit}
            type="button"
            className="suit-choice"
            data-autofocus={k === 0}
            onClick={() => act({ type: 'trump', suit })}
          >
            <SuitSign suit={suit} />
            <strong>{say('trump.suit', { suit })}</strong>
            <CalledBy suit={suit} observation={observation} say={say} />
          </button>
        ))}
      </div>
    </Slip>
  );
}

function CalledBy({ suit, observation, say }: { readonly suit: Suit } & Pick<TrumpChoiceProps, 'observation' | 'say'>) {
  const { bid, own } = observation;
  if (!bid) return null;
  const holds = own?.hand.includes(cardOf(bid.rank, suit));
  return (
    <>
      <span className="small">{say('trump.calls', { card: say('card', { rank: bid.rank, suit }) })}</span>
      {holds && <span className="small tag">{say('trump.own')}</span>}
    </>
  );
}

type Props = PanelProps<Observation, Move>;

/** The slip of the current decision, built only from the legal moves. */
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
          <button type="button" className="brass" data-autofocus onClick={() => act({ type: 'keep' })}>
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
