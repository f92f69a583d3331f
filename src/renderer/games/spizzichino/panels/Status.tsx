import {
  ITALIAN_SUITS,
  type ItalianCard,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { declaredBy, pointsOf } from '#shared/games/spizzichino/declarations.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { cornerSign, signDefinitions } from '../../../decks/italian/suit-signs.ts';
import { honoursName } from '../../../tricks/honours.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { cardName, inPoints, SEATS } from '../selectors/names.ts';

/** Each corner sign in a square of its own. */
const ADDRESSES = Object.fromEntries(
  ITALIAN_SUITS.map((suit) => {
    const drawing = signDefinitions(suit) + cornerSign(suit, 0, 0, { width: 96, height: 96 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${drawing}</svg>`;
    return [suit, `data:image/svg+xml,${encodeURIComponent(svg)}`];
  }),
) as Readonly<Record<ItalianSuit, string>>;

/** A suit's sign as large as the surrounding text. */
function SuitSign({ suit }: { readonly suit: ItalianSuit }) {
  return <img className="italian-sign" src={ADDRESSES[suit]} alt="" draggable={false} />;
}

type Props = PanelProps<Observation, Move>;

/** The status: points in thirds, declarations, publicly known cards of other hands; and the match score. */
export function Status(props: Props) {
  const { observation, viewer, say, tvLayout } = props;
  const { phase, deals, options } = observation;
  const deal = phase === 'scored' || phase === 'over' ? deals.length : deals.length + 1;
  // A television has no room for publicly known cards, which were shown and announced.
  const others = (tvLayout ? [] : SEATS).filter(
    (seat) => seat !== viewer && (observation.known[seat]?.length ?? 0) > 0,
  );
  return (
    <Slip title={title(deal, options, say)} className="status">
      <Count {...props} />
      {!props.tvLayout && <Declarations {...props} />}
      {others.map((seat) => (
        <Seen key={seat} seat={seat} {...props} />
      ))}
    </Slip>
  );
}

function title(deal: number, { deals, target }: Observation['options'], say: Props['say']): string {
  return deals === undefined ? say('status.deal', { deal, target }) : say('status.numbered', { deal, deals });
}

function Count({ observation, viewer, seated, say }: Props) {
  const { taken, declarations, scores } = observation;
  const rows = SEATS.map((seat) => [inPoints(taken[seat] ?? 0), declaredBy(declarations, seat), scores[seat]]);
  return <CountTable columns={['points', 'declared', 'total']} rows={rows} viewer={viewer} seated={seated} say={say} />;
}

function Declarations({ observation, seated, say }: Props) {
  const { declarations } = observation;
  if (declarations.length === 0) return null;
  return (
    <ul className="declarations" aria-label={say('status.declarations')}>
      {declarations.map((declaration) => (
        <li key={`${declaration.seat} ${honoursName(declaration, say)}`}>
          {say('status.declaration', {
            name: nameAt({ seated, say }, declaration.seat),
            what: honoursName(declaration, say),
            points: pointsOf(declaration),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Another hand's cards that all have seen, declared or taken from a pile. */
function Seen({ seat, observation, seated, say }: Props & { readonly seat: Seat }) {
  return (
    <p className="seen-cards">
      <span className="small">{say('status.seen', { name: nameAt({ seated, say }, seat) })}</span>
      {(observation.known[seat] ?? []).map((card) => (
        <SeenCard key={card} card={card} say={say} />
      ))}
    </p>
  );
}

function SeenCard({ card, say }: { readonly card: ItalianCard } & Pick<Props, 'say'>) {
  return (
    <span className="seen-card" role="img" aria-label={cardName(card, say)}>
      {italianRankOf(card)}
      <SuitSign suit={italianSuitOf(card)} />
    </span>
  );
}
