import { useState } from 'react';
import type { Bid, Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';

type Props = PanelProps<Observation, Move>;
type BidMove = Extract<Move, { type: 'bid' }>;

/** Only legal bids: ranks as tiles, or a number with the 2; and the pass. */
export function Auction({ observation, moves, say, act }: Props) {
  const bids = moves.filter((move) => move.type === 'bid');
  const ranks = bids.filter(({ points }) => points === undefined);
  const numbers = bids.flatMap(({ points }) => points ?? []);
  const [wished, setWished] = useState(0);
  const points = Math.max(wished, numbers[0] ?? 0);
  const standing = observation.calls.findLast(({ bid }) => bid)?.bid ?? null;
  return (
    <Slip
      className={numbers.length > 0 ? 'auction crowded' : 'auction'}
      acts={
        <>
          {numbers.length > 0 && (
            <button
              type="button"
              className="brass"
              data-autofocus
              onClick={() => act({ type: 'bid', rank: '2', points })}
            >
              {say('auction.bid-points', { points })}
            </button>
          )}
          <button type="button" data-autofocus={bids.length === 0} onClick={() => act({ type: 'pass' })}>
            {say('auction.pass')}
          </button>
        </>
      }
    >
      <p>{advice(standing, say)}</p>
      {ranks.length > 0 && <RankBids bids={ranks} say={say} act={act} />}
      {numbers.length > 0 && <Points numbers={numbers} points={points} say={say} onPoints={setWished} />}
    </Slip>
  );
}

function advice(standing: Bid | null, say: Props['say']): string {
  if (!standing) return say('auction.open');
  if (standing.rank === '2') return say('auction.higher', { points: standing.points });
  return say('auction.lower', { rank: say('rank', { rank: standing.rank }) });
}

function RankBids({ bids, say, act }: { readonly bids: readonly BidMove[] } & Pick<Props, 'say' | 'act'>) {
  return (
    <div className="rank-bids">
      {bids.map((bid, k) => (
        <button
          key={bid.rank}
          type="button"
          className="tile"
          data-autofocus={k === 0}
          aria-label={say('auction.rank', { rank: say('rank', { rank: bid.rank }) })}
          onClick={() => act(bid)}
        >
          {say('rank.printed', { rank: bid.rank })}
        </button>
      ))}
    </div>
  );
}

interface PointsProps extends Pick<Props, 'say'> {
  readonly numbers: readonly number[];
  readonly points: number;
  onPoints(points: number): void;
}

/** BC-8: a number above the current one. */
function Points({ numbers, points, say, onPoints }: PointsProps) {
  const least = numbers[0] ?? 0;
  const most = numbers.at(-1) ?? least;
  const step = (by: number): void => onPoints(Math.min(most, Math.max(least, points + by)));
  return (
    <div className="points-bid">
      <div className="stepper">
        <button type="button" aria-label={say('auction.less')} disabled={points === least} onClick={() => step(-1)}>
          −
        </button>
        <output className="big-number">{points}</output>
        <button type="button" aria-label={say('auction.more')} disabled={points === most} onClick={() => step(1)}>
          +
        </button>
      </div>
      <input
        type="range"
        min={least}
        max={most}
        value={points}
        aria-label={say('auction.points')}
        onChange={(event) => onPoints(Number(event.target.value))}
      />
    </div>
  );
}
