import { useEffect, useState } from 'react';
import type { Deck } from '../faces/deck.ts';
import { useSettings } from '../session/settings.ts';
import { pictureOf } from './picture.ts';

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
  const fourColour = useSettings((settings) => settings.fourColours);
  const { width, height } = deck.format;
  const form = { aspectRatio: `${width} / ${height}` };
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const face = (): string => deck.draw(id, { fourColour });
    void pictureOf(`${deck.id}/${id}/${fourColour}`, face, WIDTH, Math.round((WIDTH * height) / width)).then(
      (picture) => {
        if (wanted) setAddress(picture);
      },
    );
    return () => {
      wanted = false;
    };
  }, [deck, id, fourColour, width, height]);
  if (!address) return <span className="card-face" style={form} role="img" aria-label={name} />;
  return <img className="card-face" style={form} src={address} alt={name} draggable={false} />;
}
