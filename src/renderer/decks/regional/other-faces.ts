/** A game's deck with faces that somebody chose for it: loaded when they are wanted. */
import { BRISCOLA_RANKS } from '#shared/cards/briscola-ranks.ts';
import { type FrenchCard, RANKS, type Rank, rankOf, type Suit, suitOf } from '#shared/cards/french.ts';
import {
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import type { Deck } from '../deck.ts';
import type { Sign } from '../italian/suit-signs.ts';
import { suitColour, suitSign } from '../suits.ts';
import { frenchOnLongCards } from './french-long.ts';
import { NEAPOLITAN } from './neapolitan.ts';
import { PIACENTINE } from './piacentine.ts';
import { SICILIAN } from './sicilian.ts';
import { regionalDeck } from './style.ts';

/** `own`: the game's own faces. */
export type Faces = 'own' | 'french' | keyof typeof STYLES;

const STYLES = { neapolitan: NEAPOLITAN, piacentine: PIACENTINE, sicilian: SICILIAN };

const ITALIAN_SUIT_OF: Readonly<Record<Suit, ItalianSuit>> = { C: 'B', D: 'D', H: 'C', S: 'S' };
const FRENCH_SUIT_OF: Readonly<Record<ItalianSuit, Suit>> = { B: 'C', D: 'D', C: 'H', S: 'S' };

/** The Italian card for a French one, by the order of ranks as Italians play it: their three is the ten. */
export function asItalian(card: FrenchCard): ItalianCard {
  return `${BRISCOLA_RANKS[RANKS.indexOf(rankOf(card))] ?? '1'}${ITALIAN_SUIT_OF[suitOf(card)]}`;
}

const FRENCH_RANK_OF: Readonly<Partial<Record<ItalianRank, Rank>>> = { '1': 'A', R: 'K', C: 'Q', F: 'J' };

/** The rank and suit that a French pack prints on an Italian card. */
export function asFrench(card: ItalianCard): { readonly rank: Rank | '7'; readonly suit: Suit } {
  const rank = italianRankOf(card);
  return { rank: FRENCH_RANK_OF[rank] ?? (rank as Rank | '7'), suit: FRENCH_SUIT_OF[italianSuitOf(card)] };
}

/** The sign of a suit with other faces, as the address of a picture. */
export function otherSign(deck: 'french' | 'italian', suit: string, faces: Exclude<Faces, 'own'>): string | undefined {
  if (faces === deck) return undefined;
  const box = faces === 'french' ? frenchSign(FRENCH_SUIT_OF[suit as ItalianSuit]) : italianSign(faces, deck, suit);
  const { width, height, drawing } = box;
  const view = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view} stroke-linejoin="round">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function frenchSign(suit: Suit): Sign {
  return { width: 104, height: 104, drawing: suitSign(suit, 0, 0, 100, suitColour(suit, false)) };
}

function italianSign(faces: keyof typeof STYLES, deck: 'french' | 'italian', suit: string): Sign {
  const { signs, seals } = STYLES[faces];
  const own = deck === 'french' ? ITALIAN_SUIT_OF[suit as Suit] : (suit as ItalianSuit);
  // A club's seal is drawn about the origin, as every sign is.
  return seals[own] ?? signs[own];
}

/** A deck of French or Italian cards with other faces than its own; its size and what its cards are known by stay. */
export function otherFaces(deck: Deck, faces: Exclude<Faces, 'own'>): Deck {
  if (faces === 'french') return frenchOnLongCards(deck, (face) => asFrench(face as ItalianCard));
  const isFrench = deck.id === 'french';
  return regionalDeck(STYLES[faces], deck, (face) =>
    isFrench ? asItalian(face as FrenchCard) : (face as ItalianCard),
  );
}
