/** The Italian deck of 40: corners for all, then signs, an ornamented ace or a figure. */
import {
  ITALIAN_DECK,
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import { bothEnds, LONG, sheet } from '../card.ts';
import type { Deck } from '../deck.ts';
import { lettering } from '../glyphs.ts';
import { italianAce } from './ace.ts';
import { figure } from './figure.ts';
import { italianPips } from './pips.ts';
import { cornerSign, ITALIAN_INKS, signDefinitions } from './signs.ts';

/** 40 cards; those of Spizzichino. */
export const ITALIAN: Deck = {
  id: 'italian',
  faces: ITALIAN_DECK,
  format: LONG,
  draw: (face) => italianFace(face as ItalianCard),
};

/** The column of rank and sign at the left edge: all that a fanned card shows (22 % of its width). */
const CORNER = { middle: 61, rankTop: 36, rankHeight: 162, most: 94, sign: 264, box: { width: 92, height: 112 } };

/** A face as SVG, 500 × 940. */
function italianFace(card: ItalianCard): string {
  const rank = italianRankOf(card);
  const suit = italianSuitOf(card);
  return sheet(LONG, signDefinitions(suit), bothEnds(LONG, corner(rank, suit)), middle(rank, suit));
}

function corner(rank: ItalianRank, suit: ItalianSuit): string {
  const { middle, rankTop, rankHeight, most, sign, box } = CORNER;
  return lettering(rank, middle, rankTop, rankHeight, ITALIAN_INKS[suit], most) + cornerSign(suit, middle, sign, box);
}

function middle(rank: ItalianRank, suit: ItalianSuit): string {
  if (rank === '1') return italianAce(suit);
  if (rank === 'R' || rank === 'C' || rank === 'F') return figure(rank, suit);
  return italianPips(rank, suit);
}
