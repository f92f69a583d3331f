/** The French deck of 40: corners for all, then pips, an ornamented ace or a court. */
import { FRENCH_DECK, type FrenchCard, type Rank, rankOf, type Suit, suitOf } from '#shared/cards/french.ts';
import { between, cornered, fromAfar, POKER, sheet } from '../card-sheet.ts';
import { lettering } from '../corner-letters.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { suitColour, suitSign } from '../suits.ts';
import { court } from './court-card.ts';
import { ace, pips } from './number-cards.ts';

/** The column of rank and suit at the left edge: all that a fanned card shows (22 % of its width). */
const CORNER = { middle: 75, rankTop: 38, rankHeight: 154, suit: 262, suitSize: 104 };

/** 40 cards; those of Briscola Chiamata. */
export const FRENCH: Deck = {
  id: 'french',
  faces: FRENCH_DECK,
  format: POKER,
  farIndex: fromAfar(CORNER.rankHeight, POKER),
  draw: (face, settings) => frenchFace(face as FrenchCard, settings),
};

/** What a corner covers from afar. */
const COVERED = { width: 170, height: 420 };

/** A face as SVG, 630 × 880. */
function frenchFace(card: FrenchCard, { fourColour, far }: FaceSettings): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const colour = suitColour(suit, fourColour);
  const inside = between(POKER, middle(rank, suit, colour, fourColour), far, COVERED);
  return sheet(POKER, inside, cornered(POKER, corner(rank, suit, colour), far));
}

function corner(rank: Rank, suit: Suit, colour: string): string {
  return (
    lettering(rank, CORNER.middle, CORNER.rankTop, CORNER.rankHeight, colour) +
    suitSign(suit, CORNER.middle, CORNER.suit, CORNER.suitSize, colour)
  );
}

function middle(rank: Rank, suit: Suit, colour: string, fourColour: boolean): string {
  if (rank === 'A') return ace(suit, colour);
  if (rank === 'K' || rank === 'Q' || rank === 'J') return court(rank, suit, fourColour);
  return pips(rank, suit, colour);
}
