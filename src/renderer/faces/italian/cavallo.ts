/** The cavalli: a rider on a horse that steps to the left, cape flying, the sign of the suit held high. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { circlet, flat, hat, helmet } from '../figure/caps.ts';
import type { Costume } from '../figure/garb.ts';
import { faceInProfile } from '../figure/profile.ts';
import { SKIN } from '../palette.ts';
import { at, disc, el, line, shape } from '../svg.ts';
import { raisedArm } from './arm.ts';
import { type Coat, horse } from './horse.ts';

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
