/** The table without what lies on it, as it is drawn once: rim, cloth under the lamp, its nap, what is sewn into it. */
import type { Cloth, Zone } from '../api.ts';
import { project, type Shot } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { fractionsFrom } from '../room/grain/noise.ts';
import { drawBare, fillAround, type Point } from '../sketch/bare.ts';

/** A tile of hair, as large as a hand. */
const TILE = 192;
const HAIRS = 5200;
const LETTERS = '"Fraunces Variable", Georgia, serif';
/** From a card's edge to the thread around its place, in centimetres, and its stitches. */
const ROOM = 0.85;
const STITCH = { long: 0.72, gap: 0.3, wide: 0.2 };
/** Cards that overlap show so much of their width. */
const STEP = 0.42;

export interface Ground {
  readonly cloth: Cloth;
  readonly zones: readonly Zone[];
  readonly size: CardSize;
  readonly shot: Shot;
}

/** In pixels of the page. */
export function drawGround(context: CanvasRenderingContext2D, { cloth, zones, size, shot }: Ground): void {
  drawBare(context, cloth, shot);
  nap(context, shot);
  worn(context, shot);
  sunken(context, shot);
  for (const zone of zones) if (zone.tray) tray(context, zone, size, shot);
  for (const zone of zones) if (zone.frame) sewn(context, zone, size, shot);
  vignette(context, shot);
}

let hair: HTMLCanvasElement | undefined;

/** Short curved hairs, light and dark, of a tile that repeats. */
function hairs(): HTMLCanvasElement {
  if (hair) return hair;
  hair = Object.assign(document.createElement('canvas'), { width: TILE, height: TILE });
  const context = hair.getContext('2d');
  const random = fractionsFrom(7);
  if (!context) return hair;
  context.lineWidth = 0.8;
  for (let k = 0; k < HAIRS; k++) {
    const [x, y, turn, long] = [random() * TILE, random() * TILE, random() * Math.PI * 2, 3 + random() * 6];
    context.strokeStyle = random() < 0.5 ? 'rgba(255, 240, 205, 0.055)' : 'rgba(0, 0, 0, 0.10)';
    // What leaves the tile comes in again at its other side.
    for (const [dx, dy] of [
      [0, 0],
      [-TILE, 0],
      [0, -TILE],
      [TILE, 0],
      [0, TILE],
    ] as const) {
      context.beginPath();
      context.moveTo(x + dx, y + dy);
      context.quadraticCurveTo(
        x + dx + Math.cos(turn) * long * 0.6,
        y + dy + Math.sin(turn) * long * 0.6,
        x + dx + Math.cos(turn + 0.7) * long,
        y + dy + Math.sin(turn + 0.7) * long,
      );
      context.stroke();
    }
  }
  return hair;
}

function nap(context: CanvasRenderingContext2D, shot: Shot): void {
  const pattern = context.createPattern(hairs(), 'repeat');
  if (!pattern) return;
  context.save();
  fillAround(context, shot, 0, 0, pattern);
  context.restore();
}

/** Where tricks lie the nap is worn, and shines. */
function worn(context: CanvasRenderingContext2D, shot: Shot): void {
  const middle = seen(shot, 0, -2);
  const reach = Math.abs(seen(shot, shot.shape.halfWidth * 0.55, -2).x - middle.x);
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(1, 0.6);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  light.addColorStop(0, 'rgba(255, 232, 186, 0.16)');
  light.addColorStop(0.5, 'rgba(255, 226, 170, 0.07)');
  light.addColorStop(1, 'rgba(255, 226, 170, 0)');
  context.fillStyle = light;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.restore();
}

/** The cloth lies lower than the rim, which throws a shadow on it. */
function sunken(context: CanvasRenderingContext2D, shot: Shot): void {
  context.save();
  fillAround(context, shot, 0, 0);
  context.clip();
  context.shadowColor = 'rgba(0, 0, 0, 0.85)';
  context.shadowBlur = shot.window.height / 26;
  context.shadowOffsetY = shot.window.height / 120;
  context.lineWidth = shot.window.height / 90;
  context.strokeStyle = 'rgba(0, 0, 0, 0.9)';
  fillAround(context, shot, 0.4, 0);
  context.stroke();
  context.restore();
}

/** Half its width and depth, from the middle to the thread, in centimetres. */
function halfOf(cards: number, scale: number, size: CardSize): { x: number; z: number } {
  return { x: (size.width * scale * (1 + (cards - 1) * STEP)) / 2 + ROOM, z: (size.height * scale) / 2 + ROOM };
}

/** A place in the cloth, its name at its near side. */
function sewn(context: CanvasRenderingContext2D, zone: Zone, size: CardSize, shot: Shot): void {
  const { frame, place } = zone;
  if (!frame) return;
  const half = halfOf(frame.cards, frame.scale, size);
  const unit = unitAt(shot, place.x, place.z);
  context.save();
  context.setLineDash([STITCH.long * unit, STITCH.gap * unit]);
  context.lineWidth = STITCH.wide * unit;
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(236, 206, 134, 0.42)';
  rounded(context, shot, place.x, place.z, half, 1.1);
  context.stroke();
  if (frame.name) named(context, frame.name, seen(shot, place.x, place.z + half.z), unit, half.x * 2 * unit);
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
  context.fillStyle = 'rgba(244, 222, 164, 0.8)';
  context.fillText(name, at.x, at.y);
}

/** A shallow tray in the cloth; where what lies in it is in the way its near edge is striped. */
function tray(context: CanvasRenderingContext2D, zone: Zone, size: CardSize, shot: Shot): void {
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
  const edge = seen(shot, place.x, place.z + half.z + 0.5);
  context.fillStyle = '#d4a94e';
  for (let k = 0; k < (kind?.studs ?? 0); k++) {
    context.beginPath();
    context.arc(edge.x + (k - ((kind?.studs ?? 1) - 1) / 2) * unit * 0.9, edge.y, unit * 0.26, 0, Math.PI * 2);
    context.fill();
  }
  if (kind?.barred) {
    const from = seen(shot, place.x - half.x, place.z + half.z + 0.2);
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
  shot: Shot,
  x: number,
  z: number,
  half: { readonly x: number; readonly z: number },
  corner: number,
): void {
  const [from, to] = [seen(shot, x - half.x, z - half.z), seen(shot, x + half.x, z + half.z)];
  context.beginPath();
  context.roundRect(from.x, from.y, to.x - from.x, to.y - from.y, corner * unitAt(shot, x, z));
}

/** Beyond the lamp's light it gets dark. */
function vignette(context: CanvasRenderingContext2D, shot: Shot): void {
  const { width, height } = shot.window;
  context.save();
  context.translate(width / 2, height * 0.46);
  context.scale(1, height / width + 0.08);
  const dark = context.createRadialGradient(0, 0, width * 0.26, 0, 0, width * 0.62);
  dark.addColorStop(0, 'rgba(6, 4, 3, 0)');
  dark.addColorStop(1, 'rgba(6, 4, 3, 0.72)');
  context.fillStyle = dark;
  context.fillRect(-width, -width, 2 * width, 2 * width);
  context.restore();
}

function seen(shot: Shot, x: number, z: number): Point {
  return project(shot, { x, y: 0, z }) ?? { x: 0, y: 0 };
}

/** Pixels that a centimetre measures there. */
function unitAt(shot: Shot, x: number, z: number): number {
  return seen(shot, x + 1, z).x - seen(shot, x, z).x;
}
