import type { DealReview } from '#shared/bots/review/review.ts';
import type { Spread } from '#shared/bots/spread.ts';
import type { Match } from '#shared/engine/match.ts';
import type { Mind } from '#shared/engine/mind.ts';
import { type Hinter, withSign } from '../../../games/hints.ts';
import type { Say } from '../../../words/say.ts';
import { seenAfter } from '../chronicle.ts';
import { type Account, type Dear, dearest, mistakesIn, unweighed } from './account.ts';
import { useCost } from './useCost.ts';

/** What is less than this part of what is usually at stake is nothing that anybody would call a mistake. */
const NEARLY_NOTHING = 0.01;

interface Props {
  readonly match: Match;
  readonly mind: Mind;
  readonly seat: number;
  readonly hinter: Hinter;
  /** With the words of the game's hints. */
  readonly say: Say;
  onLook(event: number): void;
  /** Goes on from before a move, or why that can't be done. */
  readonly again: ((event: number) => void) | string;
}

/** What one seat's moves cost it. */
export function Cost(props: Props) {
  const { match, mind, seat, hinter, say, again } = props;
  const account = useCost(match, seat);
  const least = NEARLY_NOTHING * (mind.measure ?? 1);
  const dear = dearest(account, least);
  const { unsearched, missed } = unweighed(account.reviews);
  return (
    <>
      {account.stands === 'running' && (
        <progress max={account.deals ?? 1} value={account.reviews.length} aria-label={say('cost.title')} />
      )}
      <p role="status">{verdictOf(account, least, hinter, say)}</p>
      {dear.length > 0 && (
        <section>
          <h2>{say('cost.dearest')}</h2>
          <ol>
            {dear.map((one) => (
              <DearMove key={one.event} {...props} dear={one} />
            ))}
          </ol>
          {typeof again === 'string' && <p className="small">{again}</p>}
        </section>
      )}
      {account.reviews.length > 0 && <Deals {...{ seat, least, hinter, say }} reviews={account.reviews} />}
      <p className="small">{say('hint.measure')}</p>
      {unsearched > 0 && <p className="small">{say('cost.unsearched', { count: unsearched })}</p>}
      {missed > 0 && <p className="small">{say('cost.missed', { count: missed })}</p>}
    </>
  );
}

function verdictOf({ stands, deals, reviews }: Account, least: number, hinter: Hinter, say: Say): string {
  if (stands === 'broken') return say('cost.broken');
  if (stands === 'running') {
    return reviews.length === deals
      ? say('cost.longer')
      : say('cost.running', { done: reviews.length, deals: deals ?? 0 });
  }
  const { count, cost } = mistakesIn(reviews, least);
  if (count === 0) return say('cost.none');
  return say('cost.mistakes', { count, amount: hinter.amount(cost.mean), give: hinter.amount(cost.give) });
}

/** A move that cost much, what would have been better, and by how much. */
function DearMove({ match, seat, hinter, say, onLook, again, dear }: Props & { readonly dear: Dear }) {
  const { deal, event, made, better, loss } = dear;
  const seen = seenAfter(match, seat, event);
  return (
    <li>
      <strong>{say('cost.chosen', { deal: deal + 1, made: hinter.name(made, seen, say) })}</strong>
      <p>
        {say('cost.better', {
          better: hinter.name(better, seen, say),
          amount: hinter.amount(loss.mean),
          give: hinter.amount(loss.give),
        })}
      </p>
      <div className="choices">
        {typeof again === 'function' && (
          <button type="button" className="engraved" onClick={() => again(event)}>
            {say('cost.again')}
          </button>
        )}
        <button type="button" className="engraved" onClick={() => onLook(event)}>
          {say('cost.look')}
        </button>
      </div>
    </li>
  );
}

interface DealsProps extends Pick<Props, 'seat' | 'hinter' | 'say'> {
  readonly reviews: readonly DealReview[];
  readonly least: number;
}

/** What each deal brought, what its cards were worth by themselves, and what was lost by mistakes. */
function Deals({ reviews, seat, least, hinter, say }: DealsProps) {
  const spread = ({ mean, give }: Spread, signed: boolean): string =>
    say('cost.spread', {
      amount: signed ? withSign(mean, hinter.amount) : hinter.amount(mean),
      give: hinter.amount(give),
    });
  const rowOf = (brought: number | undefined, luck: Spread | undefined, own: readonly DealReview[]) => {
    const { count, cost } = mistakesIn(own, least);
    return (
      <>
        <td>{brought === undefined ? '–' : withSign(brought, hinter.amount)}</td>
        <td>{luck ? spread(luck, true) : '–'}</td>
        <td>{count > 0 ? spread(cost, false) : '–'}</td>
      </>
    );
  };
  return (
    <section>
      <h2>{say('cost.deals')}</h2>
      <table className="score-table" aria-label={say('cost.deals')}>
        <thead>
          <tr>
            {['deal', 'brought', 'luck', 'lost'].map((what) => (
              <th key={what} scope="col">
                {say(`cost.${what}`)}
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
      <p className="small">{say('cost.luck.about')}</p>
    </section>
  );
}
