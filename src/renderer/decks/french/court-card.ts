/**
 * A court card: a half figure, and the same half figure again upside down. The frame steps around the two
 * corners, so that figures are as large as the card allows.
 */
import type { Suit } from '#shared/cards/french.ts';
import { POKER } from '../card-sheet.ts';
import { type Costume, costume } from '../court-figure.ts';
import { BLUE, GREEN, RED } from '../palette.ts';
import { at, el, line, shape } from '../svg.ts';
import { jack, king, queen } from './courts.ts';

/** What the courts of each suit wear: the colours of their house. */
const COSTUMES: Readonly<Record<Suit, Costume>> = {
  C: costume({ robe: '#2b5d43', lining: '#a8502f', wall: '#dfe2c6', hair: '#6b3f22' }),
  D: costume({ robe: '#b4452a', lining: '#2d6470', wall: '#f0d9b8', hair: '#b9772f' }),
  H: costume({ robe: RED, lining: '#3d4a63', wall: '#f3d8c9', hair: '#8d4a22' }),
  S: costume({ robe: '#2a3650', lining: '#8c2f33', wall: '#c9d3d8', hair: '#3a3433' }),
};

/** With four colours the robe follows the suit's own colour. */
const FOUR_COLOUR_ROBES: Readonly<Partial<Record<Suit, Partial<Costume>>>> = {
  C: { robe: GREEN },
  D: { robe: BLUE, lining: '#b4452a', wall: '#d5dfe6' },
};

/** The colours of a suit's court. */
function frenchCostume(suit: Suit, fourColour: boolean): Costume {
  return fourColour ? { ...COSTUMES[suit], ...FOUR_COLOUR_ROBES[suit] } : COSTUMES[suit];
}

type CourtRank = 'K' | 'Q' | 'J';

/** The frame around the card's middle: how far it reaches beside a corner, beside none, and up. */
const NEAR = 167;
const FAR = 283;
const HIGH = 408;
/** The corners end here; below, the frame takes the card's whole width. */
const STEP = 106;
/** How far the dividing line rises from the middle to the right edge. */
const SLANT = 56;
/** The middle of a figure: halfway between the corner and the other edge. */
const FIGURE = (FAR - NEAR) / 2;

const UPPER = `M${-NEAR} ${-HIGH}H${FAR}V${-SLANT}L${-FAR} ${SLANT}V${-STEP}H${-NEAR}Z`;
const FRAME = `M${-NEAR} ${-HIGH}H${FAR}V${STEP}H${NEAR}V${HIGH}H${-FAR}V${-STEP}H${-NEAR}Z`;

const FIGURES: Readonly<Record<CourtRank, (suit: Suit, garb: Costume) => string>> = { K: king, Q: queen, J: jack };

/** The middle of a court card. */
export function court(rank: CourtRank, suit: Suit, fourColour: boolean): string {
  const garb = frenchCostume(suit, fourColour);
  const half = `${rank}${suit}-half`;
  const upper = el(
    'g',
    { id: half, 'clip-path': `url(#${half}-edge)` },
    el('path', { d: UPPER, fill: garb.wall }),
    at(FIGURE, 0, FIGURES[rank](suit, garb)),
  );
  return at(
    POKER.width / 2,
    POKER.height / 2,
    el('clipPath', { id: `${half}-edge` }, el('path', { d: UPPER })) +
      upper +
      el('use', { href: `#${half}`, transform: 'rotate(180)' }) +
      sash(garb) +
      line(FRAME, garb.ink, 6),
  );
}

/** The band across the middle, where the two halves meet. */
function sash({ gold, goldLight, ink }: Costume): string {
  const thick = 17;
  return (
    shape(
      `M${-FAR} ${SLANT - thick}L${FAR} ${-SLANT - thick}V${-SLANT + thick}L${-FAR} ${SLANT + thick}Z`,
      gold,
      ink,
      5,
    ) + line(`M${-FAR} ${SLANT}L${FAR} ${-SLANT}`, goldLight, 5)
  );
}
