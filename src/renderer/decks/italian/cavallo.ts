/** The cavalli: a rider on a horse that steps to the left, cape flying, the sign of the suit held high. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { type Costume, faceInProfile } from '../court-figure/body-parts.ts';
import { circlet, flat, hat, helmet } from '../court-figure/hats.ts';
import { SKIN } from '../palette.ts';
import { at, disc, el, fill, line, shape } from '../svg.ts';
import { raisedArm } from './suit-signs.ts';

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
export function cavallo(suit: ItalianSuit, garb: Costume): string {
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
