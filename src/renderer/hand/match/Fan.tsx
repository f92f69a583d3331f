import { type CSSProperties, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMore } from '../../paper/scrolling/useMore.ts';
import type { Scene, TableCard, Zone } from '../../table/api.ts';
import { Card } from './Card.tsx';

interface Props {
  readonly zone: Zone;
  readonly scene: Scene;
  readonly lifted: string | null;
  touch(card: TableCard): void;
  /** Plays a card at once: it was pushed towards the table. */
  push(card: TableCard): void;
  /** Puts back the card that was taken up: it was pulled towards oneself. */
  pull(): void;
}

/**
 * The own hand along the lower edge: in several rows where one would hide too much of each card. A card that is taken
 * up stays behind its neighbours: where a card was seen, it can be touched.
 */
export function Fan({ zone, ...hands }: Props) {
  const list = useRef<HTMLElement>(null);
  useMore(list);
  const rows = rowsOf(zone.cards, useMost(list));
  return (
    <section ref={list} className="fan" data-zone={zone.id} data-rows={rows.length} aria-label={zone.label}>
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

function HandCard({ card, scene, lifted, touch, push, pull }: Omit<Props, 'zone'> & { readonly card: TableCard }) {
  const { swept, ...finger } = useSweep(() => push(card), pull);
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
      onClick={() => !swept() && touch(card)}
      {...finger}
    >
      <Card deck={scene.deck} back={scene.back} card={card} size="hand" />
    </button>
  );
}

/** What a thumb needs of each card, and how wide a card is, in CSS pixels and in parts of the room. */
const THUMB = 44;
const CARD = 96;
const WIDEST = 0.24;

/** How many cards fit into a row so that each can be touched. */
function useMost(list: RefObject<HTMLElement | null>): number {
  const [most, setMost] = useState(8);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const room = current.clientWidth;
      setMost(Math.max(3, Math.floor((room - Math.min(CARD, room * WIDEST)) / THUMB) + 1));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [list]);
  return most;
}

/** Rows as even as can be. */
function rowsOf(cards: readonly TableCard[], most: number): TableCard[][] {
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, k) => cards.slice(k * length, (k + 1) * length));
}

/** A finger's way towards the table that counts as playing, or back as putting back, in CSS pixels. */
const SWEEP = 40;

/** Swipes upwards and downwards. `swept` says whether the latest touch was one: its click does nothing more. */
function useSweep(push: () => void, pull: () => void) {
  const from = useRef({ x: 0, y: 0 });
  const wasSweep = useRef(false);
  return {
    swept: () => wasSweep.current,
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent): void => {
      from.current = { x, y };
      wasSweep.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const up = from.current.y - clientY;
      wasSweep.current = Math.abs(up) > SWEEP && Math.abs(up) > Math.abs(clientX - from.current.x);
      if (!wasSweep.current) return;
      if (up > 0) push();
      else pull();
    },
  };
}
