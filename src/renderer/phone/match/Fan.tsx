import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { windowSize } from '../../hooks/common.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { Card } from './Card.tsx';
import { fitFan, type HandBox, rowsOf } from './fit-hand.ts';
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

/** The own hand along the lower edge, as large as fits. A selected card pushes its neighbours apart. */
export function Fan({ zone, share, ...hands }: Props) {
  const list = useRef<HTMLElement>(null);
  useScrollHint(list);
  const around = useWindow(list);
  const { format } = hands.scene.deck;
  const { inRow, card, step, scrolls } = fitFan(zone.cards.length, around, format.width / format.height, share);
  const rows = rowsOf(zone.cards, inRow);
  const style = {
    '--w': `${card}px`,
    '--step': `${step}px`,
    '--room': `${Math.round(share * around.height)}px`,
  } as CSSProperties;
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

/** The hand's width on the page, and the window's height. */
function useWindow(list: RefObject<HTMLElement | null>): HandBox {
  const [box, setBox] = useState<HandBox>(() => ({ width: 320, height: windowSize().height }));
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      const now = { width: current.clientWidth, height: windowSize().height };
      setBox((before) => (before.width === now.width && before.height === now.height ? before : now));
    };
    // Measures at once, so that a first size change does not wait a frame.
    measure();
    // In the next frame: the hand's new share changes what is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(current);
    // The window may grow higher without growing wider.
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [list]);
  return box;
}
