import type { CSSProperties } from 'react';
import { giverOf, sidesOf } from '../../../match/sides.ts';
import { CardFace } from '../../../paper/CardFace.tsx';
import type { Scene, TableCard, Zone } from '../../../table/api.ts';
import type { Say } from '../../../words/say.ts';

interface Props {
  readonly scene: Scene;
  /** What happened last, where nothing lies there. */
  readonly said: string;
  readonly say: Say;
}

/** So many cards of one place are seen beside each other. */
const MOST = 6;

/** What belongs to all, with faces that everybody sees, row by row; else what happened last. */
export function PlanMiddle({ scene, said, say }: Props) {
  const rows = sidesOf(scene, 'everyone').middle.map((row) => row.filter(isOpen));
  const lying = rows.filter((row) => row.length > 0);
  if (lying.length === 0) return <span className="middle said">{said}</span>;
  return (
    <span className="middle" style={{ '--rows': lying.length } as CSSProperties}>
      {lying.map((row) => (
        <span key={row[0]?.id} className="row">
          {row.map((zone) => (
            <PlanZone key={zone.id} zone={zone} scene={scene} say={say} />
          ))}
        </span>
      ))}
    </span>
  );
}

function isOpen({ cards }: Zone): boolean {
  return cards.some(({ face }) => face !== null);
}

function PlanZone({ zone, scene }: { readonly zone: Zone; readonly scene: Scene; readonly say: Say }) {
  const shown = zone.arrangement === 'pile' ? zone.cards.slice(-1) : zone.cards.slice(-MOST);
  return (
    <span className="zone" role="img" aria-label={zone.label}>
      {shown.map((card) => (
        <PlanCard key={card.key} card={card} scene={scene} isNamed={zone.arrangement === 'spread'} />
      ))}
    </span>
  );
}

interface CardProps {
  readonly card: TableCard;
  readonly scene: Scene;
  readonly isNamed: boolean;
}

/** A card with whose it is below it; the one that takes the trick as it lies is ringed. */
function PlanCard({ card: { face, name, leads = false, from }, scene, isNamed }: CardProps) {
  return (
    <span className="lying" data-leads={leads}>
      {face === null ? <span className="back" /> : <CardFace deck={scene.deck} id={face} name={name} />}
      {isNamed && <span className="giver">{giverOf(from, scene)}</span>}
    </span>
  );
}
