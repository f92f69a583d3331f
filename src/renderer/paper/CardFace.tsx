import { useEffect, useState } from 'react';
import { type Deck, faceOf } from '../faces/index.ts';
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
const HEIGHT = 352;

/** A card as a picture on paper. */
export function CardFace({ deck, id, name }: Props) {
  const fourColour = useSettings((settings) => settings.fourColours);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const face = (): string => faceOf(deck, id, { fourColour });
    void pictureOf(`${deck}/${id}/${fourColour}`, face, WIDTH, HEIGHT).then((picture) => {
      if (wanted) setAddress(picture);
    });
    return () => {
      wanted = false;
    };
  }, [deck, id, fourColour]);
  if (!address) return <span className="card-face" role="img" aria-label={name} />;
  return <img className="card-face" src={address} alt={name} draggable={false} />;
}
