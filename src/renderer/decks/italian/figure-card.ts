/** The figures: fante, cavallo and re, whole and upright, in a frame that steps around the two corners. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { type Costume, costume } from '../court-figure/body-parts.ts';
import { el, fill, line } from '../svg.ts';
import { cavallo } from './cavallo.ts';
import { fante } from './fante.ts';
import { re } from './re.ts';

/** What the figures of each Italian suit wear. */
const COSTUMES: Readonly<Record<ItalianSuit, Costume>> = {
  D: costume({ robe: '#a8412a', lining: '#2d6470', wall: '#f3e0b4', hair: '#8a5426' }),
  C: costume({ robe: '#9c2a3c', lining: '#33507a', wall: '#f2d6c8', hair: '#6b3f22' }),
  S: costume({ robe: '#274a78', lining: '#a23a32', wall: '#d3dde2', hair: '#3a3433' }),
  B: costume({ robe: '#2f6142', lining: '#b4632f', wall: '#dfe3c4', hair: '#7a4c22' }),
};

/** The colours of a suit's figures. */
function italianCostume(suit: ItalianSuit): Costume {
  return COSTUMES[suit];
}

type FigureRank = 'R' | 'C' | 'F';

const FRAME = 'M124 28H472V612H376V912H28V328H124Z';
const GROUND = 'M28 846H378V912H28Z';
const TILES =
  'M28 878H378M84 846L70 878M160 846L154 878M236 846V878M312 846L320 878M44 878L34 912M120 878L112 912M200 878L198 912M280 878L284 912M350 878L360 912';

const FIGURES: Readonly<Record<FigureRank, (suit: ItalianSuit, garb: Costume) => string>> = {
  R: re,
  C: cavallo,
  F: fante,
};

/** The middle of a figure card. */
export function figure(rank: FigureRank, suit: ItalianSuit): string {
  const garb = italianCostume(suit);
  const edge = `${rank}${suit}-frame`;
  return (
    el('clipPath', { id: edge }, el('path', { d: FRAME })) +
    el(
      'g',
      { 'clip-path': `url(#${edge})` },
      fill(FRAME, garb.wall) +
        fill(GROUND, '#d8bf92') +
        line(`M28 846H378${TILES}`, '#a98a58', 3.5) +
        FIGURES[rank](suit, garb),
    ) +
    line(FRAME, garb.ink, 5)
  );
}
