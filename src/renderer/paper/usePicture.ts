import { useEffect, useState } from 'react';
import { type Back, type Deck, showFinest } from '../faces/deck.ts';
import { type Picture, pictureOf } from '../faces/picture.ts';
import { useSettings } from '../session/device/settings.ts';

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
