import { coloursOf, DESIGNS, type VivaCard } from '#shared/cards/viva.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { VIVA } from '../../../decks/viva/index.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { Slip } from '../../../ui/Slip.tsx';
import { Badge, Fact } from '../../Badge.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { cardName, colourName } from '../selectors/names.ts';
import { ColourSign } from './ColourSign.tsx';

/** The cleared cards, each design with its number: all have seen them. */
export function ClearedCards({ observation, say }: PanelProps<Observation, Move>) {
  const { cleared } = observation.table;
  if (cleared.length === 0) return null;
  const gone = DESIGNS.flatMap((card) => {
    const count = cleared.filter((one) => one === card).length;
    return count > 0 ? [{ card, count }] : [];
  });
  return (
    <div className="reviewed gone">
      {gone.map(({ card, count }) => (
        <figure key={card}>
          <CardFace deck={VIVA} id={card} name={cardName(card, say)} />
          <figcaption>× {count}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type Props = PanelProps<Observation, Move>;

/** The status of the round: the blocking cards, the hand sizes, the rounds won. */
export function Status(props: Props) {
  const { observation, seated, viewer, say } = props;
  const { own } = observation.table;
  return (
    <Slip title={title(observation, say)} className="status">
      <Badge>
        <Blocked term={say('status.blocked')} card={observation.table.general} say={say} />
        {own && (
          <Blocked
            term={
              own.seat === viewer
                ? say('status.blocked.you')
                : say('status.blocked.seat', { name: nameAt({ seated, say }, own.seat) })
            }
            card={own.card}
            isSpare={own.seat !== viewer}
            say={say}
          />
        )}
        <Fact term={say('status.stock')} isSpare>
          {observation.table.stock}
        </Fact>
      </Badge>
      {!props.tvLayout && <Count {...props} />}
    </Slip>
  );
}

/** Once a round is over, the observation names the next one already; the title does so only after the deal. */
function title({ round, options, phase, results }: Observation, say: Props['say']): string {
  if (round?.tieBreak && phase !== 'deal') return say('status.tie-break');
  const number = phase === 'deal' && results.length > 0 ? results.length : (round?.number ?? 1);
  return say('status.round', { round: number, rounds: options.deals ?? options.rounds });
}

interface BlockedProps extends Pick<Props, 'say'> {
  readonly term: string;
  readonly card: VivaCard | null;
  readonly isSpare?: boolean;
}

function Blocked({ card, say, ...fact }: BlockedProps) {
  return (
    <Fact {...fact}>
      {card
        ? coloursOf(card).map((colour) => (
            <span key={colour} className="blocked-colour">
              <ColourSign colour={colour} /> {colourName(colour, say)}
            </span>
          ))
        : say('status.blocked.none')}
    </Fact>
  );
}

function Count({ observation, viewer, seated, say }: Props) {
  const { table, scores, round } = observation;
  const rows = table.handSizes.map((size, seat) => [round?.out.includes(seat) ? say('note.out') : size, scores[seat]]);
  return <CountTable columns={['cards', 'won']} rows={rows} viewer={viewer} seated={seated} say={say} />;
}
