import { useEffect, useState } from 'react';
import { type Deck, faceOf } from '../../faces/index.ts';
import { useSettings } from '../../session/settings.ts';

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
    void pictureOf(deck, id, fourColour).then((picture) => {
      if (wanted) setAddress(picture);
    });
    return () => {
      wanted = false;
    };
  }, [deck, id, fourColour]);
  if (!address) return <span className="card-face" role="img" aria-label={name} />;
  return <img className="card-face" src={address} alt={name} draggable={false} />;
}

const pictures = new Map<string, Promise<string>>();

/** The address of the drawn face; drawn once, since drawing the vectors at every repaint takes too long. */
function pictureOf(deck: Deck, id: string, fourColour: boolean): Promise<string> {
  const key = `${deck}/${id}/${fourColour}`;
  const picture = pictures.get(key) ?? draw(faceOf(deck, id, { fourColour }));
  pictures.set(key, picture);
  return picture;
}

async function draw(svg: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return URL.createObjectURL(await canvas.convertToBlob());
}
