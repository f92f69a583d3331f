import { useEffect, useState } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { type Picture, pictureOf } from '../decks/card-picture.ts';
import { type Back, type Deck, showFinest } from '../decks/deck.ts';
import { useShownCards } from '../decks/shown-cards.ts';

/**
 * The URL of a card's picture at this device-pixel width: its vectors until it is drawn, undefined until those are
 * loaded. `face` is its id in the deck, or the back of a face-down card.
 */
export function useCardPicture(deck: Deck, face: string | Back, width: number): string | undefined {
  const fourColour = useSettings((settings) => settings.fourColours);
  const { deckOf } = useShownCards();
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
    const stop = showFinest(deckOf(deck), (fine) => {
      const { now, drawn } = draw(fine);
      show(now);
      void drawn.then(show);
    });
    return () => {
      stop();
      wanted = false;
    };
  }, [deck, face, width, fourColour, deckOf]);
  return picture;
}

interface Props {
  readonly deck: Deck;
  readonly id: string;
  /** The name for screen readers. */
  readonly name: string;
  /** The picture's width in pixels; by default enough for a card on a slip in a 4K window. */
  readonly pixels?: number;
}

const PIXELS = 252;

/** A card as a picture on a slip. */
export function CardFace({ deck, id, name, pixels = PIXELS }: Props) {
  const { width, height } = deck.format;
  const form = { aspectRatio: `${width} / ${height}` };
  const picture = useCardPicture(deck, id, pixels);
  if (!picture) return <span className="card-face" style={form} role="img" aria-label={name} />;
  return <img className="card-face" style={form} src={picture} alt={name} draggable={false} />;
}
