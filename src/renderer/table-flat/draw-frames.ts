/** What is sewn into the cloth, or sunk into it: places for cards. Drawn anew where one of them is another. */

import type { CameraView } from '../motion/layout/camera.ts';
import type { CardSize } from '../motion/layout/pose.ts';
import type { Zone } from '../motion/scene.ts';
import type { Point } from '../table-drawing/draw-table.ts';
import { projectToCss } from './card-projection.ts';

const LETTERS = '"Fraunces Variable", Georgia, serif';
/** From a card's edge to the thread around its place, in centimetres, and its stitches. */
const FRAME_MARGIN_CM = 0.85;
const STITCH_CM = { long: 0.72, gap: 0.3, wide: 0.2 };
/** A name stands so much below the thread, out of the shadow of the cards. */
const NAME_DROP_CM = 0.3;
/** Cards that overlap show so much of their width. */
const STEP = 0.42;

/** In pixels of the page. */
export function drawFrames(
  context: CanvasRenderingContext2D,
  zones: readonly Zone[],
  size: CardSize,
  shot: CameraView,
): void {
  for (const zone of zones) if (zone.tray) tray(context, zone, size, shot);
  for (const zone of zones) if (zone.frame) drawFrame(context, zone, size, shot);
}

/** Half its width and depth, from the middle to the thread, in centimetres. */
function halfOf(cards: number, scale: number, size: CardSize): { x: number; z: number } {
  return {
    x: (size.width * scale * (1 + (cards - 1) * STEP)) / 2 + FRAME_MARGIN_CM,
    z: (size.height * scale) / 2 + FRAME_MARGIN_CM,
  };
}

/** A place in the cloth, its name at its near side. */
function drawFrame(context: CanvasRenderingContext2D, zone: Zone, size: CardSize, shot: CameraView): void {
  const { frame, place } = zone;
  if (!frame) return;
  const half = halfOf(frame.cards, frame.scale, size);
  const unit = unitAt(shot, place.x, place.z);
  context.save();
  context.setLineDash([STITCH_CM.long * unit, STITCH_CM.gap * unit]);
  context.lineWidth = STITCH_CM.wide * unit;
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(236, 206, 134, 0.42)';
  rounded(context, shot, place.x, place.z, half, 1.1);
  context.stroke();
  if (frame.name)
    named(context, frame.name, projectToCss(shot, place.x, place.z + half.z + NAME_DROP_CM), unit, half.x * 2 * unit);
  context.restore();
}

/** Written over the thread, on a piece of bare cloth. */
function named(context: CanvasRenderingContext2D, name: string, at: Point, unit: number, room: number): void {
  context.setLineDash([]);
  const high = Math.min(2.2 * unit, (1.6 * room) / name.length);
  context.font = `600 ${high}px ${LETTERS}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = high * 0.3;
  context.strokeStyle = 'rgba(12, 10, 8, 0.5)';
  context.strokeText(name, at.x, at.y);
  context.fillStyle = 'rgba(248, 228, 176, 0.95)';
  context.fillText(name, at.x, at.y);
}

/** A shallow tray in the cloth; a barred one has a striped near edge. */
function tray(context: CanvasRenderingContext2D, zone: Zone, size: CardSize, shot: CameraView): void {
  const { place, scale = 1, tray: kind } = zone;
  const half = { x: (size.width * scale) / 2 + 0.7, z: (size.height * scale) / 2 + 0.7 };
  const unit = unitAt(shot, place.x, place.z);
  context.save();
  context.fillStyle = 'rgba(0, 0, 0, 0.28)';
  context.strokeStyle = 'rgba(0, 0, 0, 0.5)';
  context.lineWidth = 0.25 * unit;
  rounded(context, shot, place.x, place.z, half, 0.8);
  context.fill();
  context.stroke();
  context.strokeStyle = 'rgba(255, 236, 190, 0.16)';
  context.lineWidth = 0.12 * unit;
  rounded(context, shot, place.x, place.z + 0.14, half, 0.8);
  context.stroke();
  const edge = projectToCss(shot, place.x, place.z + half.z + 0.5);
  context.fillStyle = '#d4a94e';
  for (let k = 0; k < (kind?.studs ?? 0); k++) {
    context.beginPath();
    context.arc(edge.x + (k - ((kind?.studs ?? 1) - 1) / 2) * unit * 0.9, edge.y, unit * 0.26, 0, Math.PI * 2);
    context.fill();
  }
  if (kind?.barred) {
    const from = projectToCss(shot, place.x - half.x, place.z + half.z + 0.2);
    const stripes = Math.round((half.x * 2) / 0.9);
    for (let k = 0; k < stripes; k++) {
      context.fillStyle = k % 2 ? '#1b1714' : '#e0b54c';
      context.fillRect(from.x + k * 0.9 * unit, from.y, 0.9 * unit, 0.55 * unit);
    }
  }
  context.restore();
}

/** A path around a place on the cloth, its corners round. */
function rounded(
  context: CanvasRenderingContext2D,
  shot: CameraView,
  x: number,
  z: number,
  half: { readonly x: number; readonly z: number },
  corner: number,
): void {
  const [from, to] = [projectToCss(shot, x - half.x, z - half.z), projectToCss(shot, x + half.x, z + half.z)];
  context.beginPath();
  context.roundRect(from.x, from.y, to.x - from.x, to.y - from.y, corner * unitAt(shot, x, z));
}

/** Pixels that a centimetre measures there. */
function unitAt(shot: CameraView, x: number, z: number): number {
  return projectToCss(shot, x + 1, z).x - projectToCss(shot, x, z).x;
}
