import {
  ITALIAN_SUITS,
  type ItalianCard,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { pointsOf } from '#shared/games/spizzichino/declarations.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { cornerSign, signDefinitions } from '../../../decks/italian/suit-signs.ts';
import { useShownCards } from '../../../decks/shown-cards.ts';
import { honoursName } from '../../../tricks/honours.ts';
import { nameAt, type PanelProps } from '../../game.ts';
import { cardName, SEATS } from '../selectors/names.ts';
import { Count, Status } from './Status.tsx';

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
  const other = useShownCards().signOf?.('italian', suit);
  return <img className="italian-sign" src={other ?? ADDRESSES[suit]} alt="" draggable={false} />;
}

type Props = PanelProps<Observation, Move>;

/** The status with each declaration and the publicly known cards of other hands. A television has no room for them: they were shown and announced. */
export function WholeStatus(props: Props) {
  const { observation, viewer, tvLayout } = props;
  if (tvLayout) return <Status {...props} />;
  const others = SEATS.filter((seat) => seat !== viewer && (observation.known[seat]?.length ?? 0) > 0);
  return (
    <Status {...props}>
      <Count {...props} />
      <Declarations {...props} />
      {others.map((seat) => (
        <Seen key={seat} seat={seat} {...props} />
      ))}
    </Status>
  );
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
      {say('rank.printed', { rank: italianRankOf(card) })}
      <SuitSign suit={italianSuitOf(card)} />
    </span>
  );
}
