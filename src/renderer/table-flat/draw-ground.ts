/** The empty table, drawn once: floor, rim, lit cloth and its nap. */

import type { CameraView } from '../motion/layout/camera.ts';
import type { ClothStyle } from '../motion/scene.ts';
import { drawEmptyTable, fillAround, WOOD } from '../table-drawing/draw-table.ts';
import { seededFractions } from '../table-drawing/noise.ts';
import { projectToCss } from './card-projection.ts';

/** A tile of hair, as large as a hand. */
const TILE = 192;
const HAIRS = 5200;
/** Strokes along the rim that make it wood. */
const GRAIN = 420;
/** How broad the boards of the floor are, as a part of the picture's height. */
const BOARD = 0.13;

/** In pixels of the page. */
export function drawGround(context: CanvasRenderingContext2D, cloth: ClothStyle, shot: CameraView): void {
  drawEmptyTable(context, cloth, shot);
  onlyOn('floor', context, shot, floor);
  onlyOn('rim', context, shot, wood);
  nap(context, shot);
  worn(context, shot);
  sunken(context, shot);
  vignette(context, shot);
}

type Draw = (context: CanvasRenderingContext2D, shot: CameraView) => void;

/** On the wood alone, or on what is outside of it. */
function onlyOn(what: 'floor' | 'rim', context: CanvasRenderingContext2D, shot: CameraView, draw: Draw): void {
  const { width, height } = shot.window;
  context.save();
  if (what === 'floor') {
    fillAround(context, shot, shot.shape.rim, WOOD[0][1]);
    context.rect(0, 0, width, height);
  } else {
    fillAround(context, shot, shot.shape.rim, WOOD[0][1]);
    context.clip();
    fillAround(context, shot, 0.3, 0);
    context.rect(0, 0, width, height);
  }
  context.clip('evenodd');
  draw(context, shot);
  context.restore();
}

/** Boards in the dark. */
function floor(context: CanvasRenderingContext2D, { window: { width, height } }: CameraView): void {
  const random = seededFractions(3);
  const board = height * BOARD;
  for (let y = -board / 3; y < height; y += board) {
    context.fillStyle = `rgba(74, 46, 28, ${0.18 + random() * 0.14})`;
    context.fillRect(0, y, width, board - Math.max(1, height / 400));
    context.fillStyle = 'rgba(0, 0, 0, 0.6)';
    for (let x = random() * width * 0.3; x < width; x += width * (0.2 + random() * 0.3))
      context.fillRect(x, y, Math.max(1, height / 500), board);
  }
}

/** How the lamp shines on the round back of the rim: how wide, as a part of the picture's height, and how bright. */
const SHINE = [
  [0.02, 0.06],
  [0.011, 0.08],
  [0.004, 0.13],
] as const;

/** The grain of walnut along the rim. */
function wood(context: CanvasRenderingContext2D, shot: CameraView): void {
  const { height } = shot.window;
  const random = seededFractions(11);
  context.lineWidth = Math.max(1, height / 900);
  for (let k = 0; k < GRAIN; k++) {
    const part = random();
    context.strokeStyle = random() < 0.55 ? `rgba(18, 9, 4, ${0.1 + random() * 0.22})` : 'rgba(226, 160, 96, 0.09)';
    // A stroke is a piece of the way around.
    context.setLineDash([height * (0.1 + random() * 0.5), height * 8]);
    context.lineDashOffset = -random() * height * 7;
    fillAround(context, shot, part * shot.shape.rim, 1.6 * Math.sin(part * Math.PI));
    context.stroke();
  }
  context.setLineDash([]);
  for (const [wide, bright] of SHINE) {
    context.lineWidth = height * wide;
    context.strokeStyle = `rgba(255, 205, 140, ${bright})`;
    fillAround(context, shot, 0.55 * shot.shape.rim, 1.6);
    context.stroke();
  }
}

let hair: HTMLCanvasElement | undefined;

/** Short curved hairs, light and dark, of a tile that repeats. */
function hairs(): HTMLCanvasElement {
  if (hair) return hair;
  hair = Object.assign(document.createElement('canvas'), { width: TILE, height: TILE });
  const context = hair.getContext('2d');
  const random = seededFractions(7);
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

function nap(context: CanvasRenderingContext2D, shot: CameraView): void {
  const pattern = context.createPattern(hairs(), 'repeat');
  if (!pattern) return;
  context.save();
  fillAround(context, shot, 0, 0, pattern);
  context.restore();
}

/** Where tricks lie the nap is worn, and shines. */
function worn(context: CanvasRenderingContext2D, shot: CameraView): void {
  const middle = projectToCss(shot, 0, -2);
  const reach = Math.abs(projectToCss(shot, shot.shape.halfWidth * 0.55, -2).x - middle.x);
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

/** The cloth is lower than the rim, which casts a shadow on it. */
function sunken(context: CanvasRenderingContext2D, shot: CameraView): void {
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

/** Beyond the lamp's light it gets dark. */
function vignette(context: CanvasRenderingContext2D, shot: CameraView): void {
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
