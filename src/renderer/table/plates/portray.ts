/** Who sits there, drawn into a medallion. */
import { ENAMELS, type Enamel } from '../../marks/colours.ts';
import type { Likeness, portraitOf } from '../../marks/portraits/portraits.tsx';
import { LARGE } from '../../marks/portraits/pose.ts';
import { emblemOf, enamelOf } from '../../marks/seatEmblems.ts';
import { SIGN_PATHS, SIGN_SIZE } from '../../marks/signs.ts';
import type { Plate } from '../api.ts';
import type { Gaze } from '../places/gaze.ts';

/** The seal with their sign at the lower right: middle and radius, where the portrait's ground has radius 50. */
const SEAL = { at: 26, radius: 12, sign: 17 };
/** Of who is away this much is left. */
const AWAY = 0.35;

export type Draw = typeof portraitOf;

/** Somebody on a ground of radius 50 about the origin. */
export function portray(
  context: CanvasRenderingContext2D,
  { seat, mark, kind }: Plate,
  likeness: Likeness,
  gaze: Gaze,
  portraitOf: Draw,
): void {
  const enamel = mark ? ENAMELS[mark.colour] : enamelOf(seat);
  context.fillStyle = enamel.ground;
  context.fillRect(-50, -50, 100, 100);
  context.save();
  context.scale(LARGE, LARGE);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (kind === 'away') context.globalAlpha = AWAY;
  for (const { d, fill, line, width, x, y } of portraitOf(likeness, gaze)) {
    const path = new Path2D(d);
    context.translate(x, y);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (line) {
      context.strokeStyle = line;
      context.lineWidth = width;
      context.stroke(path);
    }
    context.translate(-x, -y);
  }
  context.restore();
  seal(context, enamel, seat, mark);
}

/** What tells them apart where neither face nor colour does. */
function seal(context: CanvasRenderingContext2D, { ground, ink }: Enamel, seat: number, mark: Plate['mark']): void {
  context.save();
  context.translate(SEAL.at, SEAL.at);
  for (const [radius, colour] of [
    [SEAL.radius + 2, '#e6c67f'],
    [SEAL.radius, ground],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = ink;
  if (mark) {
    context.scale(SEAL.sign / SIGN_SIZE, SEAL.sign / SIGN_SIZE);
    context.translate(-SIGN_SIZE / 2, -SIGN_SIZE / 2);
    context.fill(new Path2D(SIGN_PATHS[mark.sign]));
  } else {
    context.beginPath();
    for (const [x, y] of emblemOf(seat)) context.lineTo(x * 8, y * 8);
    context.fill();
  }
  context.restore();
}
