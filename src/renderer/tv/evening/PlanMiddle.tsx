import type { CSSProperties } from 'react';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { playerPlateOf, regionsOf } from '../../match/scene-regions.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { CardFace } from '../../ui/CardFace.tsx';

interface Props {
  readonly scene: Scene;
  /** The latest event, shown without cards. */
  readonly said: string;
  readonly seated: readonly Seated[];
}

/** Maximum number of cards of one zone shown side by side. */
const MAX_CARDS = 6;

/** The shared face-up cards, row by row; else the latest event. */
export function PlanMiddle({ scene, said, seated }: Props) {
  const rows = regionsOf(scene, 'everyone').middle.map((row) => row.filter(isOpen));
  const { width, height } = scene.deck.format;
  const lying = rows.filter((row) => row.length > 0);
  if (lying.length === 0) return <span className="middle said">{said}</span>;
  return (
    <span className="middle" style={{ '--rows': lying.length, '--aspect': width / height } as CSSProperties}>
      {lying.map((row) => (
        <span key={row[0]?.id} className="row">
          {row.map((zone) => (
            <PlanZone key={zone.id} zone={zone} scene={scene} seated={seated} />
          ))}
        </span>
      ))}
    </span>
  );
}

function isOpen({ cards }: Zone): boolean {
  return cards.some(({ face }) => face !== null);
}

interface ZoneProps extends Pick<Props, 'scene' | 'seated'> {
  readonly zone: Zone;
}

function PlanZone({ zone, scene, seated }: ZoneProps) {
  const shown = zone.arrangement === 'pile' ? zone.cards.slice(-1) : zone.cards.slice(-MAX_CARDS);
  return (
    <span className="zone" role="img" aria-label={zone.label}>
      {shown.map((card) => (
        <PlanCard
          key={card.key}
          card={card}
          scene={scene}
          giver={zone.arrangement === 'spread' ? playerPlateOf(card.from, scene)?.seat : undefined}
          seated={seated}
        />
      ))}
    </span>
  );
}

interface CardProps extends Pick<Props, 'scene' | 'seated'> {
  readonly card: TableCard;
  readonly giver: number | undefined;
}

/** A card with its player's sign below; the winning one is ringed. */
function PlanCard({ card: { face, name, winsTrick: leads = false }, giver, scene, seated }: CardProps) {
  return (
    <span className="lying" data-wins-trick={leads}>
      {face === null ? <span className="back" /> : <CardFace deck={scene.deck} id={face} name={name} />}
      {giver !== undefined && <SeatAvatar seat={giver} who={seated[giver]} />}
    </span>
  );
}
