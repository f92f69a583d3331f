/**
 * A court card: a half figure, and the same half figure again upside down. The frame steps around the two
 * corners, so that figures are as large as the card allows.
 */
import type { Suit } from '#shared/cards/french.ts';
import { POKER } from '../card.ts';
import type { Costume } from '../figure/garb.ts';
import { at, el, line, shape } from '../svg.ts';
import { frenchCostume } from './garb.ts';
import { jack } from './jack.ts';
import { king } from './king.ts';
import { queen } from './queen.ts';

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
