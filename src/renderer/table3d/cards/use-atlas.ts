import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { WebGLRenderer } from 'three';
import { type Back, type Deck, type FaceSettings, showFinest } from '../../decks/deck.ts';
import { useLatest } from '../../hooks/common.ts';
import type { CardMotion } from '../../motion/animation/card-motion.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { printDeck } from '../../table-drawing/print-order.ts';
import { type Atlas, type AtlasResolution, blankAtlas } from './atlas.ts';

interface AtlasInput {
  readonly deck: Deck;
  readonly back: Back;
  readonly faces: FaceSettings;
  /** Cards on the table are drawn first. */
  readonly motion: CardMotion;
  readonly onTrouble: (trouble: 'no-pictures') => void;
}

/** The atlas, and whether the cards on the table are drawn in it: until then they show their backs. */
export interface AtlasState {
  readonly atlas: Atlas;
  readonly printed: boolean;
}

/**
 * Draws the deck's atlas for a screen size, and again for a larger one while the old one still shows. Cards are drawn
 * here one by one between the page's other work, since no browser decodes SVG in a worker.
 */
export function useAtlas({ deck, back, faces, motion, onTrouble }: AtlasInput): AtlasState | undefined {
  const { fourColour, far = false } = faces;
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const cellHeight = useThree((state) => cellHeightFor(state.size.height * Math.min(devicePixelRatio, 2)));
  const trouble = useLatest(onTrouble);
  const [sheets, setSheets] = useState<AtlasState>();
  useEffect(() => {
    let printing: Deck | undefined;
    const atlas = blankAtlas(deck.faces, cardSize(deck), finenessOf(gl, cellHeight));
    let shown = false;
    tableStats.faces = false;
    setSheets((before) => before ?? { atlas, printed: false });
    const show = (): void => {
      atlas.show();
      if (!shown) setSheets({ atlas, printed: true });
      shown = true;
      tableStats.faces = true;
      invalidate();
    };
    const print = (fine: Deck): void => {
      printing = fine;
      printDeck(fine.faces, {
        print: async (sheet) => {
          await atlas.print(sheet, sheet === null ? back.draw() : fine.draw(sheet, { fourColour, far }));
          if (sheet !== null) return;
          atlas.show();
          invalidate();
        },
        onTable: () => new Set(motion.cards.map(({ face }) => face)),
        onReady: show,
        isGone: () => printing !== fine,
      }).catch(() => printing !== fine || trouble.current('no-pictures'));
    };
    const stop = showFinest(deck, print);
    return () => {
      stop();
      printing = undefined;
    };
  }, [deck, back, fourColour, far, cellHeight, gl, motion, invalidate, trouble]);
  const texture = sheets?.atlas.texture;
  useEffect(() => () => texture?.dispose(), [texture]);
  return sheets;
}

/**
 * Pixels from a card's upper to its lower edge: a hand card is a quarter of the screen. In steps, so that it is rarely
 * redrawn.
 */
function cellHeightFor(screenPixels: number): number {
  const wanted = screenPixels * 0.26;
  return [256, 360, 560].find((step) => step >= wanted) ?? 640;
}

/** More than 4096 costs more memory than any screen shows. */
function finenessOf({ capabilities }: WebGLRenderer, cellHeight: number): AtlasResolution {
  return {
    cellHeight,
    limit: Math.min(capabilities.maxTextureSize, 4096),
    anisotropy: Math.min(capabilities.getMaxAnisotropy(), 4),
  };
}
