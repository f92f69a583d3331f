import type { Deck } from '../../decks/deck.ts';
import type { Scene, TableCard } from '../../motion/scene.ts';
import { useCardPicture } from '../../ui/CardFace.tsx';

/** Maximum card width in the hand and elsewhere, in CSS pixels. */
const WIDTHS = { hand: 160, table: 120 } as const;

/** Cards with a larger height-to-width ratio need another layout. */
const LONG = 1.6;

export function isLong({ format }: Deck): boolean {
  return format.height / format.width > LONG;
}

/** Highest pixel ratio that is visible on a phone. */
const SHARPEST = 3;

interface Props extends Pick<Scene, 'deck' | 'back'> {
  readonly card: Pick<TableCard, 'face' | 'marked' | 'risky'>;
  readonly size: keyof typeof WIDTHS;
}

/** A card's picture; the surrounding element names it. */
export function Card({ deck, back, card, size }: Props) {
  const width = Math.round(WIDTHS[size] * Math.min(devicePixelRatio, SHARPEST));
  const picture = useCardPicture(deck, card.face ?? back, width);
  return (
    <span
      className="card"
      data-down={card.face === null}
      data-marked={card.marked ?? false}
      data-risky={card.risky ?? false}
      aria-hidden="true"
    >
      {picture && <img src={picture} alt="" draggable={false} />}
    </span>
  );
}
