import { useEffect, useMemo } from 'react';
import { type Picture, pictureOf } from '../decks/card-picture.ts';
import { type Back, type Deck, showFinest } from '../decks/deck.ts';
import { useLatest } from '../hooks/common.ts';
import type { CardMotion } from '../motion/animation/card-motion.ts';
import { printDeck } from '../table-drawing/print-order.ts';

interface CardPictureInput {
  readonly deck: Deck;
  readonly back: Back;
  readonly fourColour: boolean;
  readonly far: boolean;
  /** Cards on the table are drawn first. */
  readonly motion: CardMotion;
  /** Device pixels that a picture is wide and high. */
  readonly width: number;
  readonly height: number;
  /** Called when one more can be shown. */
  readonly onPrint: () => void;
}

/** The addresses of all faces of the deck, and of the back (null), one after the other as they are drawn. */
export function useFlatCardPictures(wanted: CardPictureInput): ReadonlyMap<string | null, string> {
  const { deck, back, fourColour, far, motion, width, height } = wanted;
  const told = useLatest(wanted.onPrint);
  // Another deck, or size, is another stack of prints: its cards show their backs until they are printed.
  const prints = useMemo(
    () => newStack(deck, back, fourColour, far, width, height),
    [deck, back, fourColour, far, width, height],
  );
  useEffect(() => {
    let shown: Deck | undefined;
    const print = (fine: Deck): void => {
      shown = fine;
      void printDeck(fine.faces, {
        async sketch(face) {
          if (prints.done.has(face)) return;
          prints.sketch(fine, face);
          told.current();
        },
        async print(face) {
          await prints.print(fine, face);
          told.current();
        },
        onTable: () => new Set(motion.cards.map(({ face }) => face)),
        onReady: () => undefined,
        isGone: () => shown !== fine,
      });
    };
    const stop = showFinest(prints.deck, print);
    return () => {
      stop();
      shown = undefined;
    };
  }, [prints, motion, told]);
  return prints.done;
}

interface PictureSet {
  readonly deck: Deck;
  readonly done: ReadonlyMap<string | null, string>;
  /** As soon as it can be seen. */
  sketch(fine: Deck, face: string | null): void;
  print(fine: Deck, face: string | null): Promise<void>;
}

function newStack(
  deck: Deck,
  back: Back,
  fourColour: boolean,
  far: boolean,
  width: number,
  height: number,
): PictureSet {
  const done = new Map<string | null, string>();
  const pictured = (fine: Deck, face: string | null): Picture => {
    if (face === null) return pictureOf(`back/${back.id}`, () => back.draw(), width, height);
    const name = `${fine.id}/${face}/${fourColour}/${far}`;
    return pictureOf(name, () => fine.draw(face, { fourColour, far }), width, height);
  };
  return {
    deck,
    done,
    sketch(fine, face) {
      done.set(face, pictured(fine, face).now);
    },
    async print(fine, face) {
      done.set(face, await pictured(fine, face).drawn);
    },
  };
}
