import type { CSSProperties, ReactNode } from 'react';
import { playerNameOf } from '../../match/scene-regions.ts';
import { DEFAULT_SPREAD_SCALE, type Scene, type TableCard, type Zone } from '../../motion/scene.ts';
import { Card } from './Card.tsx';
import { useFling } from './use-fling.ts';

/** Touch callbacks of table cards. */
export interface TouchHandlers {
  /** The card selected for a look before it is played. */
  readonly lifted: string | null;
  /** A card is preselected for one of several zones. */
  readonly isHolding: boolean;
  touch(card: TableCard): void;
  /** The card was flung up or dropped on a zone: it is played at once. */
  fling(card: TableCard, zone: string | undefined): void;
  putBack(): void;
  point(zone: Zone): void;
}

interface Props extends TouchHandlers {
  readonly zone: Zone;
  readonly scene: Scene;
  /** Names the card's player below it. */
  readonly named?: boolean;
}

/** A zone as a pile or as cards side by side. */
export function TableCards(props: Props) {
  const { zone } = props;
  const isPile = zone.arrangement === 'pile';
  const style = { '--scale': scaleOf(zone) } as CSSProperties;
  return (
    <section
      className="zone"
      data-zone={zone.id}
      data-drop={zone.drop === undefined ? undefined : zone.id}
      data-arrangement={zone.arrangement}
      aria-label={zone.label}
      style={style}
    >
      {isPile ? <Pile {...props} /> : <Row {...props} />}
      {props.isHolding && zone.drop && zone.tray && (
        <button type="button" className="tray" aria-label={zone.label} onClick={() => props.point(zone)} />
      )}
    </section>
  );
}

/** The scale at which a card has its maximum width. */
const MAX_SCALE = 1.5;

/** The size of its cards relative to other zones: 1 is the maximum width. */
function scaleOf({ scale, arrangement }: Zone): number {
  const usual = arrangement === 'spread' ? DEFAULT_SPREAD_SCALE : 1;
  return Math.min(MAX_SCALE, Math.max(0.75, scale ?? usual)) / MAX_SCALE;
}

/** Minimum visible share of a covered card, and of one of which only the corner is read. */
const VISIBLE_SHARE = 0.72;
const CORNER_SHARE = 0.45;

/**
 * What rows of zones need: their number, how many have labels, and their height and width in cards of the largest size.
 * A trick reserves a place for each seat from its first card on.
 */
export function rowNeedsOf(rows: readonly (readonly Zone[])[], seats: number): CSSProperties {
  const width = (zone: Zone): number => {
    if (zone.arrangement === 'pile') return scaleOf(zone);
    const cards = Math.max(zone.cards.length, zone.arrangement === 'spread' ? seats : 1);
    return scaleOf(zone) * (1 + (cards - 1) * (zone.arrangement === 'overlap' ? CORNER_SHARE : VISIBLE_SHARE));
  };
  const across = Math.max(1, ...rows.map((row) => row.reduce((sum, zone) => sum + width(zone), 0)));
  const height = rows.reduce((sum, row) => sum + Math.max(...row.map(scaleOf)), 0);
  const labels = rows.filter((row) =>
    row.some(({ arrangement }) => arrangement === 'pile' || arrangement === 'spread'),
  ).length;
  return { '--rows': rows.length, '--labels': labels, '--height': height, '--across': across } as CSSProperties;
}

/** The top card and the count. */
function Pile(props: Props) {
  const { zone } = props;
  const top = zone.cards.at(-1);
  return (
    <>
      {top ? <OneCard {...props} card={top} /> : <span className="card empty" />}
      {zone.cards.length > 1 && (
        <span className="count" aria-hidden="true">
          {zone.cards.length}
        </span>
      )}
      <span className="label small" aria-hidden="true">
        {zone.label}
      </span>
    </>
  );
}

function Row(props: Props) {
  const { zone, scene, named } = props;
  return (
    <ul className="cards" style={{ '--cards': zone.cards.length } as CSSProperties}>
      {zone.cards.map((card) => (
        <li key={card.key}>
          <OneCard {...props} card={card} />
          {named && (
            <span className="label small" aria-hidden="true">
              {playerNameOf(card.from, scene)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type CardProps = Props & { readonly card: TableCard };

/** A card with an action is a button. */
function OneCard(props: CardProps) {
  const { card, scene } = props;
  const picture = <Card deck={scene.deck} back={scene.back} card={card} size="table" />;
  if (card.playable === undefined)
    return (
      <span role="img" aria-label={card.name} data-card={card.key}>
        {picture}
      </span>
    );
  return <Touchable {...props} picture={picture} />;
}

/** It behaves like a card of the hand. */
function Touchable({ card, lifted, touch, fling, putBack, picture }: CardProps & { readonly picture: ReactNode }) {
  const { wasTap, finger } = useFling({ play: (zone) => fling(card, zone), down: putBack });
  return (
    <button
      type="button"
      className="touchable"
      data-card={card.key}
      data-lifted={lifted === card.key}
      aria-disabled={!card.playable}
      aria-description={card.why}
      aria-label={card.name}
      onClick={() => wasTap() && touch(card)}
      {...finger}
    >
      {picture}
    </button>
  );
}
