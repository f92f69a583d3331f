import { useEffect, useState } from 'react';
import type { ConfidenceInterval } from '#shared/bots/confidence-interval.ts';
import type { DealReview } from '#shared/bots/review/review.ts';
import type { Match } from '#shared/engine/match.ts';
import { recordOf } from '#shared/engine/record.ts';
import type { SearchModel } from '#shared/engine/search-model.ts';
import { type HintDescriber, prefixSign } from '../../../games/load-assist.ts';
import type { Say } from '../../../i18n/say.ts';
import { requestJob } from '../../jobs/request-job.ts';
import { observationAfter } from '../replay-steps.ts';
import {
  addReview,
  type CostlyDealMove,
  costliestMoves,
  mistakesIn,
  notReviewed,
  REVIEW_STARTED,
  type ReviewProgress,
} from './review-progress.ts';

/** Reviews a seat's moves in a worker while mounted. */
function useReview(match: Match, seat: number): ReviewProgress {
  const [account, setAccount] = useState(REVIEW_STARTED);
  useEffect(() => {
    setAccount(REVIEW_STARTED);
    return requestJob({
      job: 'review',
      ask: { record: recordOf(match), seat },
      tell: (told) => setAccount((now) => addReview(now, told)),
      fail: () => setAccount((now) => ({ ...now, stands: 'broken' })),
    });
  }, [match, seat]);
  return account;
}

/** Losses below this share of the usual stake are not mistakes. */
const NEGLIGIBLE_SHARE = 0.01;

interface Props {
  readonly match: Match;
  readonly mind: SearchModel;
  readonly seat: number;
  readonly hinter: HintDescriber;
  /** Includes the messages of the game's hints. */
  readonly say: Say;
  onLook(event: number): void;
  /** Resumes play before a move, or why that is not possible. */
  readonly again: ((event: number) => void) | string;
}

/** The cost of one seat's moves. */
export function Review(props: Props) {
  const { match, mind, seat, hinter, say, again } = props;
  const account = useReview(match, seat);
  const least = NEGLIGIBLE_SHARE * (mind.scoreUnit ?? 1);
  const dear = costliestMoves(account, least);
  const { unsearched, missed } = notReviewed(account.reviews);
  return (
    <>
      {account.stands === 'running' && (
        <progress max={account.deals ?? 1} value={account.reviews.length} aria-label={say('match-review.title')} />
      )}
      <p role="status">{verdictOf(account, least, hinter, say)}</p>
      {dear.length > 0 && (
        <section>
          <h2>{say('match-review.dearest')}</h2>
          <ol>
            {dear.map((one) => (
              <CostlyMove key={one.event} {...props} dear={one} />
            ))}
          </ol>
          {typeof again === 'string' && <p className="small">{again}</p>}
        </section>
      )}
      {account.reviews.length > 0 && <Deals {...{ seat, least, hinter, say }} reviews={account.reviews} />}
      <p className="small">{say('hint.measure')}</p>
      {unsearched > 0 && <p className="small">{say('match-review.unsearched', { count: unsearched })}</p>}
      {missed > 0 && <p className="small">{say('match-review.missed', { count: missed })}</p>}
    </>
  );
}

function verdictOf({ stands, deals, reviews }: ReviewProgress, least: number, hinter: HintDescriber, say: Say): string {
  if (stands === 'broken') return say('match-review.broken');
  if (stands === 'running') {
    return reviews.length === deals
      ? say('match-review.longer')
      : say('match-review.running', { done: reviews.length, deals: deals ?? 0 });
  }
  const { count, cost } = mistakesIn(reviews, least);
  if (count === 0) return say('match-review.none');
  return say('match-review.mistakes', { count, amount: hinter.amount(cost.mean), give: hinter.amount(cost.halfWidth) });
}

/** A costly move, the better one, and the difference. */
function CostlyMove({ match, seat, hinter, say, onLook, again, dear }: Props & { readonly dear: CostlyDealMove }) {
  const { deal, event, made, better, loss } = dear;
  const seen = observationAfter(match, seat, event);
  return (
    <li>
      <strong>{say('match-review.chosen', { deal: deal + 1, made: hinter.name(made, seen, say) })}</strong>
      <p>
        {say('match-review.better', {
          better: hinter.name(better, seen, say),
          amount: hinter.amount(loss.mean),
          give: hinter.amount(loss.halfWidth),
        })}
      </p>
      <div className="choices">
        {typeof again === 'function' && (
          <button type="button" className="engraved" onClick={() => again(event)}>
            {say('match-review.again')}
          </button>
        )}
        <button type="button" className="engraved" onClick={() => onLook(event)}>
          {say('match-review.look')}
        </button>
      </div>
    </li>
  );
}

interface DealsProps extends Pick<Props, 'seat' | 'hinter' | 'say'> {
  readonly reviews: readonly DealReview[];
  readonly least: number;
}

/** Each deal's result, the value of its cards, and the points lost by mistakes. */
function Deals({ reviews, seat, least, hinter, say }: DealsProps) {
  const spread = ({ mean, halfWidth: give }: ConfidenceInterval, signed: boolean): string =>
    say('match-review.spread', {
      amount: signed ? prefixSign(mean, hinter.amount) : hinter.amount(mean),
      give: hinter.amount(give),
    });
  const rowOf = (brought: number | undefined, luck: ConfidenceInterval | undefined, own: readonly DealReview[]) => {
    const { count, cost } = mistakesIn(own, least);
    return (
      <>
        <td>{brought === undefined ? '–' : prefixSign(brought, hinter.amount)}</td>
        <td>{luck ? spread(luck, true) : '–'}</td>
        <td>{count > 0 ? spread(cost, false) : '–'}</td>
      </>
    );
  };
  return (
    <section>
      <h2>{say('match-review.deals')}</h2>
      <table className="score-table" aria-label={say('match-review.deals')}>
        <thead>
          <tr>
            {['deal', 'brought', 'luck', 'lost'].map((what) => (
              <th key={what} scope="col">
                {say(`match-review.${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...reviews.entries()].map(([deal, review]) => (
            <tr key={deal}>
              <th scope="row">{deal + 1}</th>
              {rowOf(review.brought, review.luck?.[seat], [review])}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{say('match-review.luck.about')}</p>
    </section>
  );
}
