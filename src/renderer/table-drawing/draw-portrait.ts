/** Draws a player's portrait into a plate's medallion. */
import {
  AVATAR_COLOURS,
  type AvatarColours,
  SIGN_PATHS,
  SIGN_SIZE,
  seatColours,
  seatEmblem,
} from '../avatars/emblems.ts';
import { type HeadPose, PORTRAIT_SCALE } from '../avatars/portraits/head-pose.ts';
import type { PortraitChoice, shapesOfPortrait } from '../avatars/portraits/portraits.tsx';
import type { Plate } from '../motion/scene.ts';

/** The badge with their sign at the lower right: middle and radius, where the portrait's ground has radius 50. */
const BADGE = { at: 26, radius: 12, sign: 17 };
/** Opacity of an absent player. */
const AWAY_ALPHA = 0.35;

export type PortraitOf = typeof shapesOfPortrait;

/** A portrait on a ground of radius 50 about the origin. */
export function drawPortrait(
  context: CanvasRenderingContext2D,
  { seat, mark, kind }: Plate,
  likeness: PortraitChoice,
  gaze: HeadPose,
  portraitOf: PortraitOf,
): void {
  const enamel = mark ? AVATAR_COLOURS[mark.colour] : seatColours(seat);
  context.fillStyle = enamel.ground;
  context.fillRect(-50, -50, 100, 100);
  context.save();
  context.scale(PORTRAIT_SCALE, PORTRAIT_SCALE);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (kind === 'away') context.globalAlpha = AWAY_ALPHA;
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
  drawBadge(context, enamel, seat, mark);
}

/** The badge distinguishes players where neither face nor colour does. */
function drawBadge(
  context: CanvasRenderingContext2D,
  { ground, ink }: AvatarColours,
  seat: number,
  mark: Plate['mark'],
): void {
  context.save();
  context.translate(BADGE.at, BADGE.at);
  for (const [radius, colour] of [
    [BADGE.radius + 2, '#e6c67f'],
    [BADGE.radius, ground],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = ink;
  if (mark) {
    context.scale(BADGE.sign / SIGN_SIZE, BADGE.sign / SIGN_SIZE);
    context.translate(-SIGN_SIZE / 2, -SIGN_SIZE / 2);
    context.fill(new Path2D(SIGN_PATHS[mark.sign]));
  } else {
    context.beginPath();
    for (const [x, y] of seatEmblem(seat)) context.lineTo(x * 8, y * 8);
    context.fill();
  }
  context.restore();
}
