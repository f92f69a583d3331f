import type { Deck } from '../faces/deck.ts';
import { useCardPicture } from './usePicture.ts';

interface Props {
  readonly deck: Deck;
  readonly id: string;
  /** What a screen reader says. */
  readonly name: string;
}

/** Enough for a card on paper in a 4K window, in pixels. */
const WIDTH = 252;

/** A card as a picture on paper. */
export function CardFace({ deck, id, name }: Props) {
  const { width, height } = deck.format;
  const form = { aspectRatio: `${width} / ${height}` };
  const picture = useCardPicture(deck, id, WIDTH);
  if (!picture) return <span className="card-face" style={form} role="img" aria-label={name} />;
  return <img className="card-face" style={form} src={picture} alt={name} draggable={false} />;
}
