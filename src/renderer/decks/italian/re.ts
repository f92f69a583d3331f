/** The kings: enthroned, robed to the feet, bearded, crowned with rays, one hand on the arm of the throne. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { beard, brows, type Costume, ermine, faceFromFront } from '../court-figure/body-parts.ts';
import { SKIN, WOOD } from '../palette.ts';
import { at, disc, line, mirrored, shape } from '../svg.ts';
import { italianSign, raisedArm, scaleFor } from './suit-signs.ts';

/** Half an outline of the beard from the temple to its point. */
const BEARDS: Readonly<Record<ItalianSuit, string>> = {
  D: 'C-62 60 -84 100 -66 136C-48 160 -18 164 0 162',
  C: 'C-60 70 -66 120 -44 152C-30 178 -10 190 0 208',
  S: 'C-58 70 -72 110 -54 146C-44 166 -24 176 -16 188C-10 172 -4 152 0 140',
  B: 'C-70 36 -88 58 -76 84C-92 98 -82 126 -62 126C-60 148 -34 160 -22 146C-16 162 -6 164 0 160',
};

/** A whole figure in the card's own coordinates. */
export function re(suit: ItalianSuit, garb: Costume): string {
  return (
    throne(garb) +
    robes(suit, garb) +
    armOnThrone(garb) +
    at(318, 350, raisedArm(suit, garb)) +
    at(252, 400, ermine(garb), 0.68) +
    at(252, 206, head(garb, BEARDS[suit]), 0.94)
  );
}

function throne({ lining, gold, goldLight, ink }: Costume): string {
  return (
    shape('M134 880V170C134 96 190 58 252 58C314 58 370 96 370 170V880Z', WOOD, ink, 5) +
    shape('M158 600V176C158 120 204 84 252 84C300 84 346 120 346 176V600Z', lining, ink, 5) +
    [152, 352].map((x) => disc(x, 104, 17, gold, ink, 5)).join('') +
    shape('M62 880V560H134V880Z', WOOD, ink, 5) +
    shape('M48 530H150V562H48Z', gold, ink, 5) +
    disc(60, 546, 20, goldLight, ink, 5)
  );
}

function robes(suit: ItalianSuit, { robe, lining, gold, goldLight, linen, ink }: Costume): string {
  return (
    shape('M186 330C130 380 116 480 112 580C92 660 84 780 60 880H372V560C372 470 360 380 318 330Z', robe, ink, 5) +
    shape('M214 340L196 590C176 680 170 790 164 880H332C330 790 326 680 306 590L290 340Z', linen, ink, 5) +
    shape('M236 340L230 590L222 880H282L274 590L268 340Z', gold, ink, 5) +
    line('M112 584C150 616 182 612 196 590M306 590C326 612 350 612 372 596', ink, 5) +
    line('M132 640C124 720 116 800 108 876M352 640C356 720 358 800 358 876', ink, 4) +
    shape('M60 856L54 884H372V856Z', goldLight, ink, 5) +
    shape('M186 868C150 866 132 880 130 900H214V868ZM290 868C330 866 350 880 352 900H290Z', lining, ink, 5) +
    italianSign(suit, 252, 700, scaleFor(suit, { width: 48, height: 130 }))
  );
}

function armOnThrone({ robe, linen, ink }: Costume): string {
  return (
    shape('M192 334C140 356 96 440 82 508L140 528C150 490 176 450 204 428Z', robe, ink, 5) +
    shape('M80 496L140 514L136 536L74 516Z', linen, ink, 5) +
    shape('M72 516L128 534C122 552 84 556 66 546C58 538 62 522 72 516Z', SKIN, ink, 5)
  );
}

function head(garb: Costume, outline: string): string {
  const { hair, ink } = garb;
  return (
    mirrored(shape('M-50 -46C-88 -40 -96 6 -88 40C-84 64 -104 68 -102 88C-84 98 -60 86 -52 66Z', hair, ink, 5)) +
    faceFromFront({ half: 54, chin: 96 }) +
    beard(outline, garb) +
    brows('M-44 -14C-34 -24 -20 -23 -11 -15', ink, 7) +
    crown(garb)
  );
}

/** An arched crown with a ball on top. */
function crown({ robe, gold, goldLight, ink }: Costume): string {
  const arches = 'M-60 -68C-84 -112 -50 -140 0 -132C50 -140 84 -112 60 -68M0 -132V-68';
  return (
    shape('M-60 -60C-88 -116 -46 -136 0 -132C46 -136 88 -116 60 -60Z', robe, ink, 5) +
    line(arches, ink, 20) +
    line(arches, gold, 11) +
    disc(0, -146, 14, goldLight, ink, 5) +
    mirrored(disc(-66, -100, 7, goldLight, ink, 4) + disc(-40, -130, 7, goldLight, ink, 4)) +
    shape('M-72 -72C-30 -86 30 -86 72 -72V-40C30 -50 -30 -50 -72 -40Z', goldLight, ink, 5) +
    mirrored(disc(-42, -60, 6, robe, ink, 3)) +
    shape('M0 -78L10 -65L0 -52L-10 -65Z', robe, ink, 3)
  );
}
