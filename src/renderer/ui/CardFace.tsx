import { useEffect, useState } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { type Picture, pictureOf } from '../decks/card-picture.ts';
import { type Back, type Deck, showFinest } from '../decks/deck.ts';

/**
 * The address of a card's picture, so many device pixels wide: its vectors until it is drawn, nothing until those are there.
 * `face` is its id in the deck, or the back that is seen where it lies face down.
 */
export function useCardPicture(deck: Deck, face: string | Back, width: number): string | undefined {
  const fourColour = useSettings((settings) => settings.fourColours);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const height = Math.round((width * deck.format.height) / deck.format.width);
    const show = (address: string): void => {
      if (wanted) setPicture(address);
    };
    const draw = (fine: Deck): Picture =>
      typeof face === 'string'
        ? pictureOf(`${fine.id}/${face}/${fourColour}`, () => fine.draw(face, { fourColour }), width, height)
        : pictureOf(`back/${face.id}`, () => face.draw(), width, height);
    const stop = showFinest(deck, (fine) => {
      const { now, drawn } = draw(fine);
      show(now);
      void drawn.then(show);
    });
    return () => {
      stop();
      wanted = false;
    };
  }, [deck, face, width, fourColour]);
  return picture;
}

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
