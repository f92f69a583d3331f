import { useEffect, useState } from 'react';
import { type Back, type Deck, finest } from '../faces/deck.ts';
import { pictureOf } from '../faces/picture.ts';
import { useSettings } from '../session/device/settings.ts';

/**
 * The address of a card's picture, so many device pixels wide; nothing until it is drawn. `face` is its id in the deck,
 * `back` is seen in its place where it lies face down.
 */
export function usePicture(deck: Deck, face: string | Back, width: number): string | undefined {
  const fourColour = useSettings((settings) => settings.fourColours);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const height = Math.round((width * deck.format.height) / deck.format.width);
    const draw = (fine: Deck): Promise<string> =>
      typeof face === 'string'
        ? pictureOf(`${fine.id}/${face}/${fourColour}`, () => fine.draw(face, { fourColour }), width, height)
        : pictureOf(`back/${face.id}`, () => face.draw(), width, height);
    void finest(deck)
      .then(draw)
      .then((drawn) => {
        if (wanted) setPicture(drawn);
      });
    return () => {
      wanted = false;
    };
  }, [deck, face, width, fourColour]);
  return picture;
}
