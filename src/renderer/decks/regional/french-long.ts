/** French faces on the long cards that games of Italian cards are laid out for. */
import type { Rank, Suit } from '#shared/cards/french.ts';
import { between, cornered, fromAfar, LONG, POKER, sheet } from '../card-sheet.ts';
import { lettering } from '../corner-letters.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { court } from '../french/court-card.ts';
import { ace, pips } from '../french/number-cards.ts';
import { suitColour, suitSign } from '../suits.ts';
import { at } from '../svg.ts';

const CORNER = { middle: 61, rankTop: 36, rankHeight: 154, most: 94, suit: 252, suitSize: 90 };
/** What a corner covers from afar. */
const COVERED = { width: 136, height: 420 };

/** Courts are as wide as the card; pips lie between the corners. */
const COURT_SCALE = LONG.width / POKER.width;
const PIPS_SCALE = 0.92;

const SEVENTH = { x: POKER.width / 2, y: 295 };

interface Printed {
  readonly rank: Rank | '7';
  readonly suit: Suit;
}

/** The cards of a deck with French faces. */
export function frenchOnLongCards({ id, faces }: Deck, printedOn: (face: string) => Printed): Deck {
  return {
    id: `french ${id}`,
    faces,
    format: LONG,
    farIndex: fromAfar(CORNER.rankHeight, LONG),
    draw: (face, settings) => longFace(printedOn(face), settings),
  };
}

function longFace({ rank, suit }: Printed, { fourColour, far }: FaceSettings): string {
  const colour = suitColour(suit, fourColour);
  const corner =
    lettering(rank, CORNER.middle, CORNER.rankTop, CORNER.rankHeight, colour, CORNER.most) +
    suitSign(suit, CORNER.middle, CORNER.suit, CORNER.suitSize, colour);
  const middle = middleOf(rank, suit, colour, fourColour);
  return sheet(LONG, between(LONG, middle, far, COVERED), cornered(LONG, corner, far));
}

function middleOf(rank: Rank | '7', suit: Suit, colour: string, fourColour: boolean): string {
  if (rank === 'K' || rank === 'Q' || rank === 'J') return scaled(court(rank, suit, fourColour), COURT_SCALE);
  if (rank === 'A') return scaled(ace(suit, colour), PIPS_SCALE);
  // Games of Italian cards have a seven: one pip more than a six.
  const pipsOf =
    rank === '7'
      ? pips('6', suit, colour) + suitSign(suit, SEVENTH.x, SEVENTH.y, 140, colour)
      : pips(rank, suit, colour);
  return scaled(pipsOf, PIPS_SCALE);
}

/** What is drawn for a French card, about the middle of a long one. */
function scaled(drawing: string, scale: number): string {
  return at((LONG.width - POKER.width * scale) / 2, (LONG.height - POKER.height * scale) / 2, drawing, scale);
}
