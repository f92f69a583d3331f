/** The fanti: a youth on his feet, one hand on the hip, the other holding up the sign of his suit. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { type Costume, faceInProfile } from '../court-figure/body-parts.ts';
import { feathered, flat, helmet, hunter } from '../court-figure/hats.ts';
import { SKIN, SKIN_SHADE } from '../palette.ts';
import { at, disc, line, shape } from '../svg.ts';
import { raisedArm } from './suit-signs.ts';

const CAPS: Readonly<Record<ItalianSuit, (garb: Costume) => string>> = { D: flat, C: feathered, S: helmet, B: hunter };

/** A whole figure in the card's own coordinates. */
export function fante(suit: ItalianSuit, garb: Costume): string {
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
    at(244, 180, faceInProfile(garb.hair) + CAPS[suit](garb), 0.84)
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
