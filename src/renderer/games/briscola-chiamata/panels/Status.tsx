import type { ReactNode } from 'react';
import { type Suit, suitOf } from '#shared/cards/french.ts';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { useSettings } from '../../../client/device/settings.ts';
import { useShownCards } from '../../../decks/shown-cards.ts';
import { suitColour, suitPath } from '../../../decks/suits.ts';
import { RankOrder } from '../../../tricks/RankOrder.tsx';
import { Slip } from '../../../ui/Slip.tsx';
import { Badge, Fact } from '../../Badge.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { formatSigned } from '../../numbers.ts';
import { bidName, cardName, latestCall, SEATS } from '../selectors/names.ts';

/** A suit's sign as large as the surrounding text. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  const fourColours = useSettings((settings) => settings.fourColours);
  const other = useShownCards().signOf?.('french', suit);
  if (other) return <img className="suit-sign" src={other} alt="" />;
  return (
    <svg className="suit-sign" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <path d={suitPath(suit)} fill={suitColour(suit, fourColours)} />
    </svg>
  );
}

type Props = PanelProps<Observation, Move>;

/** The status: the auction while it runs, then trump, called card, and the points taken. */
export function Status({ children, ...props }: Props & { readonly children?: ReactNode }) {
  const { observation, say } = props;
  const { phase, deals, options, factor } = observation;
  const deal = Math.min(phase === 'scored' ? deals.length : deals.length + 1, options.deals);
  return (
    <Slip title={say('status.deal', { deal, deals: options.deals })} className="status">
      {factor > 1 && <p className="tag">{say('status.factor', { factor })}</p>}
      <Badge>
        {observation.trump === null ? <Bidding {...props} /> : <Contract {...props} />}
        <RankOrder basics={BASICS} say={say} />
      </Badge>
      {children}
    </Slip>
  );
}

/** The status with each seat's numbers; a television shows them at the plates. */
export function WholeStatus(props: Props) {
  return <Status {...props}>{!props.tvLayout && <Count {...props} />}</Status>;
}

function Bidding({ observation, seated, say }: Props) {
  const standing = observation.calls.findLast(({ bid }) => bid);
  return (
    <Fact term={say('status.standing')}>
      {standing?.bid
        ? say('status.bid-by', { bid: bidName(standing.bid, say), name: nameAt({ seated, say }, standing.seat) })
        : say('status.no-bid')}
    </Fact>
  );
}

function Contract({ observation, seated, say }: Props) {
  const { called, bid, declarer, teammate } = observation;
  if (!called || !bid || declarer === null) return null;
  const suit = suitOf(called);
  return (
    <>
      <Fact term={say('status.trump')}>
        <SuitSign suit={suit} /> {say('suit', { suit })}
      </Fact>
      <Fact term={say('status.called')}>{cardName(called, say)}</Fact>
      <Fact
        term={
          <>
            {nameAt({ seated, say }, declarer)} {teammate !== null && allies({ seated, say }, declarer, teammate)}
          </>
        }
      >
        {say('status.to-reach', { points: bid.points })}
      </Fact>
    </>
  );
}

function allies(sight: Pick<Props, 'seated' | 'say'>, declarer: number, teammate: number): string {
  if (teammate === declarer) return sight.say('status.alone');
  return sight.say('status.teammate', { name: nameAt(sight, teammate) });
}

/** Each seat's call, then its points; and the match score. */
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
