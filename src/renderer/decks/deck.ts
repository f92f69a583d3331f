/** Decks and backs, as games declare them: the drawings and the card format. */
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import type { Format } from './card-sheet.ts';

/** What a player may choose about faces. */
export interface FaceSettings {
  /** Four colours for the four French suits; otherwise red and black. */
  readonly fourColour: boolean;
  /** Seen from across a room: what stands in the corners is drawn larger. */
  readonly far?: boolean;
}

/** The cards of a deck as they are seen. One constant a deck: two objects are two decks. */
export interface Deck {
  /** Identifies the deck. */
  readonly id: string;
  /** Every different face, by the id that its game knows the card by. */
  readonly faces: readonly string[];
  readonly format: Format;
  /** How high the sign in a corner is from afar, as a part of the card's height. */
  readonly farIndex: number;
  /** A face as SVG that draws the same wherever it is shown. */
  draw(face: string, settings: FaceSettings): string;
  /** The same cards with pictures that take a while to be fetched. */
  readonly pictured?: (() => Promise<Deck>) | undefined;
}

/** The cards as fine as they are made. Rejects where their pictures can't be fetched. */
export async function finestDeck(deck: Deck): Promise<Deck> {
  return (await deck.pictured?.()) ?? deck;
}

/**
 * Shows the cards as fine as they can be had: without their pictures where these don't come, and with them once they do. Until
 * the answer is called.
 */
export function showFinest(deck: Deck, show: (fine: Deck) => void): () => void {
  let wanted = true;
  let shown = false;
  const tell = (fine: Deck): void => {
    if (wanted) show(fine);
  };
  const showPlain = (): void => {
    if (!shown) tell(deck);
    shown = true;
  };
  void loadWithRetry(async () => (wanted ? finestDeck(deck) : deck), showPlain).then(tell);
  return () => {
    wanted = false;
  };
}

/** What all cards show from behind: one a game, also where two games share a deck. */
export interface Back {
  /** Identifies the back. */
  readonly id: string;
  /** As SVG, the size of its deck's cards. */
  draw(): string;
}
