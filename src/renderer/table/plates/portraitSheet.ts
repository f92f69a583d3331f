/** The portraits on the plates: one below the other, in a sheet of its own, so that heads turn without a plate being drawn anew. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { ENAMELS, type Enamel } from '../../marks/colours.ts';
import type { Likeness, portraitOf } from '../../marks/portraits/portraits.tsx';
import { LARGE } from '../../marks/portraits/pose.ts';
import { emblemOf, enamelOf } from '../../marks/seatEmblems.ts';
import { SIGN_PATHS, SIGN_SIZE } from '../../marks/signs.ts';
import type { Plate } from '../api.ts';
import type { Gaze } from '../places/gaze.ts';

/** The side of one portrait, in pixels: as large as it gets on a television of 4K. */
const CELL = 192;
/** The seal with their sign at the lower right: middle and radius, where the portrait's ground has radius 50. */
const SEAL = { at: 26, radius: 12, sign: 17 };
/** Of who is away this much is left. */
const AWAY = 0.35;

type Draw = typeof portraitOf;

export interface PortraitSheet {
  readonly texture: Texture;
  /** Draws what has changed; whether anything had. Without `portraitOf`, or without a likeness, nothing is seen. */
  draw(plates: readonly Plate[], gazes: readonly Gaze[], portraitOf: Draw | undefined): boolean;
}

/** A sheet for so many. */
export function portraitSheet(count: number): PortraitSheet {
  const canvas = document.createElement('canvas');
  canvas.width = CELL;
  canvas.height = CELL * count;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  const drawn: string[] = [];
  return {
    texture,
    draw(plates, gazes, portraitOf) {
      const context = canvas.getContext('2d');
      if (!context) return false;
      let changed = false;
      for (const [i, plate] of plates.entries()) {
        const { seat, mark, kind, likeness } = plate;
        const gaze = gazes[i] ?? { right: 0, down: 0 };
        const face = JSON.stringify([seat, mark, kind, likeness, gaze, portraitOf !== undefined]);
        if (drawn[i] === face) continue;
        drawn[i] = face;
        changed = true;
        context.clearRect(0, i * CELL, CELL, CELL);
        if (!likeness || !portraitOf) continue;
        context.save();
        context.beginPath();
        context.rect(0, i * CELL, CELL, CELL);
        context.clip();
        context.translate(CELL / 2, (i + 0.5) * CELL);
        context.scale(CELL / 100, CELL / 100);
        portray(context, plate, likeness, gaze, portraitOf);
        context.restore();
      }
      if (changed) texture.needsUpdate = true;
      return changed;
    },
  };
}

/** Somebody on a ground of radius 50 about the origin. */
function portray(
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
