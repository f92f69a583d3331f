/** The figures: fante, cavallo and re, whole and upright, in a frame that steps around the two corners. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import {
  beard,
  brows,
  type Costume,
  circlet,
  costume,
  ermine,
  faceFromFront,
  faceInProfile,
  feathered,
  flat,
  hat,
  helmet,
  hunter,
} from '../court-figure.ts';
import { SKIN, SKIN_SHADE, WOOD } from '../palette.ts';
import { at, disc, el, fill, line, mirrored, shape } from '../svg.ts';
import { italianSign, raisedArm, scaleFor } from './suit-signs.ts';

// The fanti: a youth on his feet, one hand on the hip, the other holding up the sign of his suit.

const FANTE_CAPS: Readonly<Record<ItalianSuit, (garb: Costume) => string>> = {
  D: flat,
  C: feathered,
  S: helmet,
  B: hunter,
};

/** A whole figure in the card's own coordinates. */
function fante(suit: ItalianSuit, garb: Costume): string {
  return (
    cape(garb) +
    legs(garb) +
    tunic(garb) +
    restingArm(garb) +
    at(316, 322, raisedArm(suit, garb)) +
    shape('M222 246H276V296L250 318L222 296Z', SKIN, garb.ink, 5) +
    shape('M224 262L274 268V284C252 288 236 280 224 270Z', SKIN_SHADE, SKIN_SHADE, 1) +
    shape(
      'M204 288C190 296 188 316 196 330C220 334 240 326 250 312C260 326 284 334 304 330C312 314 308 296 294 288C280 304 218 304 204 288Z',
      garb.linen,
      garb.ink,
      5,
    ) +
    at(244, 180, faceInProfile(garb.hair) + FANTE_CAPS[suit](garb), 0.84)
  );
}

function cape({ lining, ink }: Costume): string {
  return (
    shape(
      'M200 306C120 350 84 480 78 700C110 716 150 706 176 680L330 680C346 700 360 706 372 700C384 540 372 380 306 306Z',
      lining,
      ink,
      5,
    ) + line('M120 520C110 580 106 640 106 690', ink, 4)
  );
}

function legs({ linen, gold, lining, ink }: Costume): string {
  return (
    shape('M190 600H250C250 660 246 730 236 780L232 846H192C188 790 178 730 180 690Z', linen, ink, 5) +
    shape('M250 600H312C320 660 316 720 310 780L306 846H266C262 790 252 730 250 690Z', gold, ink, 5) +
    shape('M190 806H235L232 850V874H140C136 854 160 848 192 840Z', lining, ink, 5) +
    shape('M264 806H308L306 840C338 848 362 854 358 874H266V850Z', lining, ink, 5) +
    line('M190 806H235M264 806H308', ink, 8)
  );
}

function tunic({ robe, lining, gold, goldLight, ink }: Costume): string {
  return (
    shape(
      'M190 304C222 292 278 292 312 304C328 360 318 420 308 466L346 624C290 646 210 646 154 624L192 466C180 420 172 360 190 304Z',
      robe,
      ink,
      5,
    ) +
    shape('M158 606L154 624C210 646 290 646 346 624L342 606C290 626 210 626 158 606Z', goldLight, ink, 4) +
    line('M210 490L194 604M250 490V614M290 490L306 604', ink, 4) +
    line('M250 330V456', ink, 4) +
    [352, 386, 420].map((y) => disc(250, y, 7.5, gold, ink, 4)).join('') +
    shape('M190 456H310L314 482H186Z', lining, ink, 5) +
    shape('M236 450H264V488H236Z', gold, ink, 5)
  );
}

function restingArm({ robe, linen, ink }: Costume): string {
  return (
    shape(
      'M190 306C150 322 116 372 108 420C120 446 156 468 190 476L198 440C176 434 160 424 154 414C166 390 182 372 194 360Z',
      robe,
      ink,
      5,
    ) + shape('M176 438L168 474L190 478L198 442Z', linen, ink, 5)
  );
}

// The kings: enthroned, robed to the feet, bearded, crowned with rays, one hand on the arm of the throne.

/** Half an outline of the beard from the temple to its point. */
const BEARDS: Readonly<Record<ItalianSuit, string>> = {
  D: 'C-62 60 -84 100 -66 136C-48 160 -18 164 0 162',
  C: 'C-60 70 -66 120 -44 152C-30 178 -10 190 0 208',
  S: 'C-58 70 -72 110 -54 146C-44 166 -24 176 -16 188C-10 172 -4 152 0 140',
  B: 'C-70 36 -88 58 -76 84C-92 98 -82 126 -62 126C-60 148 -34 160 -22 146C-16 162 -6 164 0 160',
};

/** A whole figure in the card's own coordinates. */
function re(suit: ItalianSuit, garb: Costume): string {
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

// The cavalli: a rider on a horse that steps to the left, cape flying, the sign of the suit held high.

/** A horse in the card's own coordinates, facing left, one foreleg raised, bridled and ready to be mounted. */
export interface Coat {
  readonly coat: string;
  /** Legs on the far side. */
  readonly shade: string;
  readonly mane: string;
}

const BODY =
  'M146 352C186 352 220 392 234 462C262 478 300 472 330 460C370 454 394 488 392 532C392 582 374 602 366 632C364 660 378 684 378 704C378 740 364 780 364 820L374 846L376 868H334L340 846L344 820C342 780 348 744 344 716C330 690 300 660 292 630C262 648 216 652 184 642C182 690 176 730 174 760L174 820L184 846L186 868H144L150 846L152 820C146 780 142 720 136 690C118 650 104 610 110 560C112 520 132 490 140 458C128 454 118 460 108 470C98 486 92 496 80 498C66 502 50 492 50 476C54 452 74 430 88 404C98 380 112 362 130 352Z';

const FAR_LEGS =
  'M300 620C296 660 316 690 312 716C312 760 300 790 296 820L302 846V868H262L270 846L274 820C276 780 282 750 276 720C262 690 256 660 258 630ZM150 600C150 640 142 664 124 682L84 690C80 710 84 730 92 748L84 770L50 762L56 738C52 712 52 684 60 664C84 650 104 640 108 600Z';

/** The horse, its saddle cloth and its bridle. */
function horse({ coat, shade, mane }: Coat, { robe, gold, goldLight, ink }: Costume): string {
  return (
    shape(
      'M380 486C424 500 432 560 414 604C402 640 400 690 372 716C376 680 366 640 372 600C380 560 376 530 366 516Z',
      mane,
      ink,
      5,
    ) +
    shape(FAR_LEGS, shade, ink, 5) +
    shape(BODY, coat, ink, 5) +
    fill('M341 848H369L373 866H337ZM151 848H179L183 866H147Z', '#3a2f2a') +
    shape('M122 358L128 312C142 322 150 338 152 356Z', coat, ink, 5) +
    shape(
      'M132 350C120 360 112 376 110 392C124 388 134 378 140 368C150 384 164 396 166 412C176 408 178 400 178 394C190 410 196 424 198 440C208 438 212 430 212 424C220 440 224 454 224 472L240 470C234 400 196 340 132 350Z',
      mane,
      ink,
      4.5,
    ) +
    shape('M98 404C104 396 114 396 120 404C114 410 104 410 98 404Z', '#fbf4e6', ink, 3.5) +
    disc(108, 404, 4.5, ink) +
    disc(64, 472, 4.5, ink) +
    line('M54 488C66 484 76 482 84 474', ink, 3.5) +
    line('M78 424L112 456M104 372L90 402M112 456L138 392', gold, 7) +
    line('M84 480C120 520 170 500 214 452', gold, 6) +
    shape('M206 462C240 484 300 484 340 466L352 600C310 622 240 626 200 610Z', robe, ink, 5) +
    line('M202 592C242 606 308 604 350 584', goldLight, 9) +
    line('M112 560C150 580 180 580 204 570M350 560C366 566 380 562 390 552', gold, 9)
  );
}

const COATS: Readonly<Record<ItalianSuit, Coat>> = {
  D: { coat: '#b97c46', shade: '#8f5a2e', mane: '#5a3620' },
  C: { coat: '#efe6d4', shade: '#cdbfa4', mane: '#b6a07c' },
  S: { coat: '#7d8489', shade: '#5c6267', mane: '#34383b' },
  B: { coat: '#7a4a2c', shade: '#5a331d', mane: '#2e211a' },
};

/** Riders wear no feather: their sign is where it would be. */
const CAPS: Readonly<Record<ItalianSuit, (garb: Costume) => string>> = { D: circlet, C: flat, S: helmet, B: hat };

/** A whole figure in the card's own coordinates. */
function cavallo(suit: ItalianSuit, garb: Costume): string {
  const { robe, lining, linen, gold, ink } = garb;
  const face = el('g', { transform: 'scale(-1 1)' }, faceInProfile(garb.hair) + CAPS[suit](garb));
  return (
    shape(
      'M290 296C350 300 420 350 452 440C430 436 420 446 410 462C390 440 366 446 352 470C330 420 310 360 280 330Z',
      lining,
      ink,
      5,
    ) +
    horse(COATS[suit], garb) +
    shape(
      'M222 286C250 276 290 276 312 290C328 340 322 420 318 474C296 488 250 490 226 478C212 410 208 340 222 286Z',
      robe,
      ink,
      5,
    ) +
    line('M226 452C256 464 290 464 318 452', gold, 10) +
    shape(
      'M232 470C280 460 318 474 320 496C318 530 284 548 262 560L256 640H222L218 548C222 520 240 510 262 502Z',
      lining,
      ink,
      5,
    ) +
    shape(
      'M218 604L260 610C256 636 256 650 260 666V690H172C168 672 190 664 206 658C216 650 218 630 218 604Z',
      '#5a3a24',
      ink,
      5,
    ) +
    line('M170 694H264', gold, 9) +
    shape('M238 300C206 320 186 370 180 424L206 446C226 414 250 386 262 362Z', robe, ink, 5) +
    shape('M176 420L208 440L198 458C184 464 168 452 168 440Z', SKIN, ink, 5) +
    at(304, 312, raisedArm(suit, garb)) +
    shape('M238 236H290V284L264 304L238 284Z', SKIN, ink, 5) +
    shape(
      'M226 278C212 286 210 304 218 316C238 320 254 312 264 300C276 312 294 320 312 314C318 300 314 286 302 278C286 292 242 292 226 278Z',
      linen,
      ink,
      5,
    ) +
    disc(264, 312, 7, gold, ink, 4) +
    at(266, 182, face, 0.76)
  );
}

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

export type FigureRank = 'R' | 'C' | 'F';

/** The edge of a figure card, which steps around both corners; it is the same upside down. */
export const FRAME = 'M124 28H472V612H376V912H28V328H124Z';
const GROUND = 'M28 846H378V912H28Z';
const TILES =
  'M28 878H378M84 846L70 878M160 846L154 878M236 846V878M312 846L320 878M44 878L34 912M120 878L112 912M200 878L198 912M280 878L284 912M350 878L360 912';

const FIGURES: Readonly<Record<FigureRank, (suit: ItalianSuit, garb: Costume) => string>> = {
  R: re,
  C: cavallo,
  F: fante,
};

/** A whole figure in the card's own coordinates, in the dress that is given. */
export function wholeFigure(rank: FigureRank, suit: ItalianSuit, garb: Costume): string {
  return FIGURES[rank](suit, garb);
}

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
        wholeFigure(rank, suit, garb),
    ) +
    line(FRAME, garb.ink, 5)
  );
}
