import { suitOf } from '#shared/cards/french.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { FRENCH } from '../../../faces/french/index.ts';
import { CardFace } from '../../../paper/CardFace.tsx';
import { Slip } from '../../../paper/Slip.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { formatSigned } from '../../signed.ts';
import { bidName, cardName, latestCall } from '../reading/names.ts';
import { SEATS } from '../reading/seats.ts';
import { secretNote } from '../reading/secret.ts';
import { SuitSign } from './SuitSign.tsx';

type Props = PanelProps<Observation, Move>;

/** How the deal stands: the auction while it goes on, then trump, called card, and what each has taken. */
export function Status(props: Props) {
  const { observation, say } = props;
  const { phase, deals, options, factor } = observation;
  const deal = Math.min(phase === 'scored' ? deals.length : deals.length + 1, options.deals);
  return (
    <Slip title={say('status.deal', { deal, deals: options.deals })} className="status">
      {factor > 1 && <p className="tag">{say('status.factor', { factor })}</p>}
      {observation.trump === null ? <Bidding {...props} /> : <Contract {...props} />}
      {!props.tvLayout && <Count {...props} />}
    </Slip>
  );
}

function Bidding({ observation, seated, say, tvLayout: sofa }: Props) {
  const { declarer, calls, toAct } = observation;
  const standing = calls.findLast(({ bid }) => bid);
  const name = (seat: number): string => nameAt({ seated, say }, seat);
  const [speaker] = toAct;
  return (
    <dl>
      <Term term={say('status.standing')} counts>
        {standing?.bid
          ? say('status.bid-by', { bid: bidName(standing.bid, say), name: name(standing.seat) })
          : say('status.no-bid')}
      </Term>
      {speaker !== undefined && !sofa && (
        <Term term={say(declarer === null ? 'status.to-speak' : 'status.to-name')}>{name(speaker)}</Term>
      )}
    </dl>
  );
}

function Contract({ observation, viewer, seated, say }: Props) {
  const { called, bid, declarer, teammate } = observation;
  if (!called || !bid || declarer === null) return null;
  const name = nameAt({ seated, say }, declarer);
  const known = secretNote(observation, { viewer, seated, say });
  return (
    <>
      <div className="contract">
        <CardFace deck={FRENCH} id={called} name={cardName(called, say)} />
        <dl>
          <Term term={say('status.trump')} counts>
            <SuitSign suit={suitOf(called)} /> {say('suit', { suit: suitOf(called) })}
          </Term>
          <Term term={say('status.called')} counts>
            {cardName(called, say)}
          </Term>
        </dl>
      </div>
      <p className="lead" data-counts>
        {say('status.to-reach', { name, points: bid.points })}
        {teammate !== null && ` ${allies({ seated, say }, declarer, teammate)}`}
      </p>
      {known && (
        <p className="secret" data-counts>
          {known}
        </p>
      )}
    </>
  );
}

interface TermProps {
  readonly term: string;
  /** It stays in sight. */
  readonly counts?: boolean;
  readonly children: React.ReactNode;
}

function Term({ term, counts, children }: TermProps) {
  return (
    <div data-counts={counts ? '' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function allies(sight: Pick<Props, 'seated' | 'say'>, declarer: number, teammate: number): string {
  if (teammate === declarer) return sight.say('status.alone');
  return sight.say('status.teammate', { name: nameAt(sight, teammate) });
}

/** What each has called, then what each has taken; and the match so far. */
function Count({ observation, viewer, seated, say }: Props) {
  const { tricks, taken, scores, trump } = observation;
  const taking = (seat: number) => [tricks.filter(({ winner }) => winner === seat).length, taken[seat]];
  return (
    <CountTable
      columns={trump ? ['tricks', 'points', 'total'] : ['call', 'total']}
      rows={SEATS.map((seat) => [
        ...(trump ? taking(seat) : [latestCall(observation, seat, say)]),
        formatSigned(scores[seat] ?? 0),
      ])}
      viewer={viewer}
      seated={seated}
      say={say}
    />
  );
}
