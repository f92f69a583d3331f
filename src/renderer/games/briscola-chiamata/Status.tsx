import { suitOf } from '#shared/cards/french.ts';
import type { Move } from '#shared/games/briscola-chiamata/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/observation.ts';
import { CardFace } from '../../app/paper/CardFace.tsx';
import { Slip } from '../../app/paper/Slip.tsx';
import { nameAt, type PanelProps } from '../game.ts';
import { bidName, cardName } from './layout.ts';
import { SuitSign } from './SuitSign.tsx';
import { SEATS } from './seats.ts';

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
      <Count {...props} />
    </Slip>
  );
}

function Bidding({ observation, seated, say }: Props) {
  const { declarer, calls, toAct } = observation;
  const standing = calls.findLast(({ bid }) => bid);
  const speaker = toAct[0];
  return (
    <>
      <p className="lead">
        {standing?.bid
          ? say('status.standing', {
              bid: bidName(standing.bid, say),
              name: nameAt({ seated, say }, standing.seat),
            })
          : say('status.no-bid')}
      </p>
      {speaker !== undefined && (
        <p>
          {say(declarer === null ? 'status.thinking' : 'status.naming-trump', {
            name: nameAt({ seated, say }, speaker),
          })}
        </p>
      )}
    </>
  );
}

function Contract({ observation, viewer, seated, say }: Props) {
  const { called, bid, declarer, teammate, own } = observation;
  if (!called || !bid || declarer === null) return null;
  const name = nameAt({ seated, say }, declarer);
  return (
    <>
      <div className="contract">
        <CardFace deck="french" id={called} name={cardName(called, say)} />
        <dl>
          <Term term={say('status.trump')}>
            <SuitSign suit={suitOf(called)} /> {say('suit', { suit: suitOf(called) })}
          </Term>
          <Term term={say('status.called')}>{cardName(called, say)}</Term>
        </dl>
      </div>
      <p className="lead">
        {say('status.to-reach', { name, points: bid.points })}
        {teammate !== null && ` ${allies({ seated, say }, declarer, teammate)}`}
      </p>
      {teammate === null && own?.isTeammate && (
        <p className="secret">
          {say(declarer === viewer ? 'status.you-are-alone' : 'status.you-are-called', { name })}
        </p>
      )}
    </>
  );
}

function Term({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function allies(sight: Pick<Props, 'seated' | 'say'>, declarer: number, teammate: number): string {
  if (teammate === declarer) return sight.say('status.alone');
  return sight.say('status.teammate', { name: nameAt(sight, teammate) });
}

function Count({ observation, seated, say }: Props) {
  const { tricks, taken, scores, trump } = observation;
  return (
    <table className="count">
      <thead>
        <tr>
          <th scope="col">{say('status.player')}</th>
          {trump && <th scope="col">{say('status.tricks')}</th>}
          {trump && <th scope="col">{say('status.points')}</th>}
          <th scope="col">{say('status.total')}</th>
        </tr>
      </thead>
      <tbody>
        {SEATS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{nameAt({ seated, say }, seat)}</th>
            {trump && <td>{tricks.filter(({ winner }) => winner === seat).length}</td>}
            {trump && <td>{taken[seat]}</td>}
            <td>{scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
