import { useEffect, useState } from 'react';
import { type Back, type Deck, finest } from '../../faces/deck.ts';
import { pictureOf } from '../../faces/picture.ts';

interface Wanted {
  readonly deck: Deck;
  readonly back: Back;
  readonly fourColour: boolean;
  readonly far: boolean;
  /** The faces on the table: drawn first. */
  readonly faces: readonly string[];
  /** Device pixels that a picture is wide and high. */
  readonly width: number;
  readonly height: number;
}

/** The addresses of the faces that lie on the table, and of the back (null), one after the other as they are drawn. */
export function usePrints({
  deck,
  back,
  fourColour,
  far,
  faces,
  width,
  height,
}: Wanted): ReadonlyMap<string | null, string> {
  const [prints, setPrints] = useState<ReadonlyMap<string | null, string>>(new Map());
  const wanted = faces.join();
  useEffect(() => {
    let gone = false;
    const print = async (): Promise<void> => {
      const fine = await finest(deck);
      const settings = { fourColour, far };
      const draw = (face: string | null): Promise<string> =>
        face === null
          ? pictureOf(`back/${back.id}`, () => back.draw(), width, height)
          : pictureOf(`${fine.id}/${face}/${fourColour}/${far}`, () => fine.draw(face, settings), width, height);
      for (const face of [null, ...(wanted === '' ? [] : wanted.split(','))]) {
        const address = await draw(face);
        if (gone) return;
        setPrints((before) => (before.get(face) === address ? before : new Map([...before, [face, address]])));
      }
    };
    void print();
    return () => {
      gone = true;
    };
  }, [deck, back, fourColour, far, wanted, width, height]);
  return prints;
}
