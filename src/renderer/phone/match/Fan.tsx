import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { Card } from './Card.tsx';
import { fitHand, type HandBox, rowsOf } from './fit-hand.ts';
import { useFling } from './use-fling.ts';

interface Props {
  readonly zone: Zone;
  readonly scene: Scene;
  readonly lifted: string | null;
  /** The hand's share of the window's height. */
  readonly share: number;
  touch(card: TableCard): void;
  /** Plays a card at once: it was flung towards the table or dropped on a zone. */
  fling(card: TableCard, zone: string | undefined): void;
  /** Puts back the selected card, which was pulled towards the viewer. */
  putBack(): void;
}

/** Height by which a selected card rises, in CSS pixels. */
const LIFT_PX = 22;

/** The own hand along the lower edge, as large as fits. A selected card pushes its neighbours apart. */
export function Fan({ zone, share, ...hands }: Props) {
  const list = useRef<HTMLElement>(null);
  useScrollHint(list);
  const { width, height, form } = useRoom(list, share, hands.scene);
  const { inRow, card, step, scrolls } = fitHand(zone.cards.length, { width, height: height - LIFT_PX }, form);
  const rows = rowsOf(zone.cards, inRow);
  const style = { '--w': `${card}px`, '--step': `${step}px`, '--room': `${height}px` } as CSSProperties;
  return (
    <section
      ref={list}
      className="fan"
      data-zone={zone.id}
      data-scrolls={scrolls}
      aria-label={zone.label}
      style={style}
    >
      {rows.map((row) => (
        <ul key={row[0]?.key} className="cards" style={{ '--cards': row.length } as CSSProperties}>
          {row.map((card) => (
            <li key={card.key}>
              <HandCard {...hands} card={card} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

type HandCardProps = Omit<Props, 'zone' | 'share'> & { readonly card: TableCard };

function HandCard({ card, scene, lifted, touch, fling, putBack }: HandCardProps) {
  const { wasTap, finger } = useFling({ play: (zone) => fling(card, zone), down: putBack });
  return (
    <button
      type="button"
      data-hand
      data-card={card.key}
      data-lifted={lifted === card.key}
      data-playable={card.playable ?? false}
      aria-disabled={!card.playable}
      aria-description={card.why}
      aria-label={card.name}
      onClick={() => wasTap() && touch(card)}
      {...finger}
    >
      <Card deck={scene.deck} back={scene.back} card={card} size="hand" />
    </button>
  );
}

/** Room for the hand: its width on the page, its share of the window's height. */
function useRoom(
  list: RefObject<HTMLElement | null>,
  share: number,
  { deck }: Scene,
): HandBox & { readonly form: number } {
  const [{ width, height }, setRoom] = useState<HandBox>({ width: 320, height: share * innerHeight });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      const now = { width: current.clientWidth, height: Math.round(share * innerHeight) };
      setRoom((before) => (before.width === now.width && before.height === now.height ? before : now));
    };
    // Measures at once, so that a first size change does not wait a frame.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // The window may grow higher without growing wider.
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [list, share]);
  return { width, height, form: deck.format.width / deck.format.height };
}
