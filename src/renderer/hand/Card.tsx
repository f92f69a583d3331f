import { useEffect, useState } from 'react';
import type { Back, Deck } from '../faces/deck.ts';
import { pictureOf } from '../paper/picture.ts';
import { useSettings } from '../session/settings.ts';
import type { Scene, TableCard } from '../table/api.ts';

/** How wide a card is drawn at most, in CSS pixels: in the hand, and elsewhere. */
const WIDTHS = { hand: 112, table: 76 } as const;

/** Cards so much higher than wide need other places than usual ones. */
const LONG = 1.6;

export function isLong({ format }: Deck): boolean {
  return format.height / format.width > LONG;
}

/** More than this is not seen on a phone. */
const SHARPEST = 3;

interface Props extends Pick<Scene, 'deck' | 'back'> {
  readonly card: Pick<TableCard, 'face' | 'marked' | 'risky'>;
  readonly size: keyof typeof WIDTHS;
}

/** A card as it lies: the picture alone, what it is called is said around it. */
export function Card({ deck, back, card, size }: Props) {
  const picture = usePicture(deck, back, card.face, size);
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

/** The address of the drawn card; nothing until it is drawn. */
function usePicture(deck: Deck, back: Back, face: string | null, size: Props['size']): string | undefined {
  const fourColour = useSettings((settings) => settings.fourColours);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const width = Math.round(WIDTHS[size] * Math.min(devicePixelRatio, SHARPEST));
    const name = face === null ? `back/${back.id}` : `${deck.id}/${face}/${fourColour}`;
    const svg = (): string => (face === null ? back.draw() : deck.draw(face, { fourColour }));
    void pictureOf(name, svg, width, Math.round((width * deck.format.height) / deck.format.width)).then((drawn) => {
      if (wanted) setPicture(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [deck, back, face, size, fourColour]);
  return picture;
}
