import type { CSSProperties } from 'react';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/SeatAvatar.tsx';
import { playerPlateOf, regionsOf } from '../../match/scene-regions.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { CardFace } from '../../ui/CardFace.tsx';

interface Props {
  readonly scene: Scene;
  /** What happened last, where nothing lies there. */
  readonly said: string;
  readonly seated: readonly Seated[];
}

/** So many cards of one place are seen beside each other. */
const MAX_CARDS = 6;

/** What belongs to all, with faces that everybody sees, row by row; else what happened last. */
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

/** A card with the sign of who gave it below; the one that takes the trick as it lies is ringed. */
function PlanCard({ card: { face, name, winsTrick: leads = false }, giver, scene, seated }: CardProps) {
  return (
    <span className="lying" data-leads={leads}>
      {face === null ? <span className="back" /> : <CardFace deck={scene.deck} id={face} name={name} />}
      {giver !== undefined && <SeatAvatar seat={giver} who={seated[giver]} />}
    </span>
  );
}
