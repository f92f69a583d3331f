import { type ItalianCard, italianRankOf, italianSuitOf } from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { pointsOf } from '#shared/games/spizzichino/turns/combinations.ts';
import { declaredBy } from '#shared/games/spizzichino/turns/declare.ts';
import { Slip } from '../../../paper/Slip.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { cardName, combinationName, inPoints } from '../reading/names.ts';
import { SEATS } from '../reading/seats.ts';
import { sorted } from '../zones/sides.ts';
import { SuitSign } from './SuitSign.tsx';

type Props = PanelProps<Observation, Move>;

/** How the deal stands: points in thirds, what was declared, which cards of other hands all have seen; and the match. */
export function Status(props: Props) {
  const { observation, viewer, say, tvLayout: sofa } = props;
  const { phase, deals, options } = observation;
  const deal = phase === 'scored' || phase === 'over' ? deals.length : deals.length + 1;
  // A television has no room for what everybody has seen: it was laid open and called out before all.
  const others = (sofa ? [] : SEATS).filter((seat) => seat !== viewer && (observation.known[seat]?.length ?? 0) > 0);
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
  const { thirds, declarations, scores } = observation;
  const rows = SEATS.map((seat) => [inPoints(thirds[seat] ?? 0), declaredBy(declarations, seat), scores[seat]]);
  return <CountTable columns={['points', 'declared', 'total']} rows={rows} viewer={viewer} seated={seated} say={say} />;
}

function Declarations({ observation, seated, say }: Props) {
  const { declarations } = observation;
  if (declarations.length === 0) return null;
  return (
    <ul className="declarations" aria-label={say('status.declarations')}>
      {declarations.map((declaration) => (
        <li key={`${declaration.seat} ${combinationName(declaration, say)}`}>
          {say('status.declaration', {
            name: nameAt({ seated, say }, declaration.seat),
            what: combinationName(declaration, say),
            points: pointsOf(declaration),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Cards of another hand that all have seen, declared or taken from a pile. */
function Seen({ seat, observation, seated, say }: Props & { readonly seat: Seat }) {
  return (
    <p className="seen-cards">
      <span className="small">{say('status.seen', { name: nameAt({ seated, say }, seat) })}</span>
      {sorted(observation.known[seat] ?? []).map((card) => (
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
