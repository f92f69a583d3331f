/** The Italian deck of 40: corners for all, then signs, an ornamented ace or a figure. */
import {
  ITALIAN_DECK,
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import { besideCorners, between, cornered, fromAfar, LONG, sheet } from '../card-sheet.ts';
import { lettering } from '../corner-letters.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { figure } from './figure-card.ts';
import { italianAce, italianPips } from './number-cards.ts';
import { cornerSign, ITALIAN_INKS, signDefinitions } from './suit-signs.ts';

/** The column of rank and sign at the left edge: all that a fanned card shows (22 % of its width). */
const CORNER = { middle: 61, rankTop: 36, rankHeight: 162, most: 94, sign: 264, box: { width: 92, height: 112 } };

/** 40 cards; those of Spizzichino. */
export const ITALIAN: Deck = {
  id: 'italian',
  faces: ITALIAN_DECK,
  format: LONG,
  farIndex: fromAfar(CORNER.rankHeight, LONG),
  draw: (face, settings) => italianFace(face as ItalianCard, settings),
};

/** What a corner covers from afar. */
const COVERED = { width: 136, height: 440 };

/** A face as SVG, 500 × 940. */
function italianFace(card: ItalianCard, { far }: FaceSettings): string {
  const rank = italianRankOf(card);
  const suit = italianSuitOf(card);
  const inside = between(LONG, middle(rank, suit, far), far, COVERED);
  return sheet(LONG, signDefinitions(suit), inside, cornered(LONG, corner(rank, suit), far));
}

function corner(rank: ItalianRank, suit: ItalianSuit): string {
  const { middle, rankTop, rankHeight, most, sign, box } = CORNER;
  const letter = lettering(rank, middle, rankTop, rankHeight, ITALIAN_INKS[suit], most);
  return letter + cornerSign(suit, middle, sign, box);
}

function middle(rank: ItalianRank, suit: ItalianSuit, far = false): string {
  if (rank === '1') return besideCorners(italianAce(suit), far);
  if (rank === 'R' || rank === 'C' || rank === 'F') return figure(rank, suit);
  return italianPips(rank, suit, far);
}
