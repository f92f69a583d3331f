import { useEffect, useState } from 'react';
import type { Back, Deck } from '../faces/deck.ts';
import { useSettings } from '../session/device/settings.ts';
import { pictureOf } from './picture.ts';

/**
 * The address of a card's picture, so many device pixels wide; nothing until it is drawn. `face` is its id in the deck,
 * `back` is seen in its place where it lies face down.
 */
export function usePicture(deck: Deck, face: string | Back, width: number): string | undefined {
  const fourColour = useSettings((settings) => settings.fourColours);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const name = typeof face === 'string' ? `${deck.id}/${face}/${fourColour}` : `back/${face.id}`;
    const svg = (): string => (typeof face === 'string' ? deck.draw(face, { fourColour }) : face.draw());
    void pictureOf(name, svg, width, Math.round((width * deck.format.height) / deck.format.width)).then((drawn) => {
      if (wanted) setPicture(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [deck, face, width, fourColour]);
  return picture;
}
