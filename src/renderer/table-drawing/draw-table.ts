/** The bare table in flat colours: rim and cloth, each where they are seen. */
import { type CameraView, project } from '../motion/layout/camera.ts';
import { tableOutline } from '../motion/layout/table-geometry.ts';
import type { ClothStyle } from '../motion/scene.ts';
import { BRASS, DARKNESS } from './light.ts';

/** Wood from the outer edge of the rim to the cloth: how far out, as a part of the rim, how high, how bright. */
export const WOOD = [
  [1, -2, 0.28],
  [0.98, 0.4, 0.5],
  [0.85, 1.3, 0.8],
  [0.6, 1.6, 1],
  [0.3, 1.4, 0.78],
  [0.12, 1, 0.5],
] as const;
/** Walnut in the middle of its back, as the lamp shows it: red, green, blue. */
const WALNUT = [92, 55, 30] as const;
/** The brass line, in centimetres from the cloth. */
const LINE = { out: 1.4, high: 1.3 };
/** Brightness of a dyed surface under the lamp: in the table's middle, at its edge, and as a card's back. */
export const LIT = { middle: 1.65, edge: 0.6, back: 1.1 };
/** The darker a part of a colour, the more of it the dye takes out of the lamp's light. */
const DEEP = 1.35;
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fills the window: the dark, and the table in it. */
export function drawEmptyTable(context: CanvasRenderingContext2D, cloth: ClothStyle, shot: CameraView): void {
  const { width, height } = shot.window;
  context.fillStyle = DARKNESS;
  context.fillRect(0, 0, width, height);
  rim(context, shot);
  felt(context, cloth, shot);
}

/** Traces the table's outline at this distance from the cloth and height; filled, where a style is given. */
export function fillAround(
  context: CanvasRenderingContext2D,
  shot: CameraView,
  out: number,
  y: number,
  style?: string | CanvasGradient | CanvasPattern,
): void {
  trace(context, around(shot, out, y));
  if (!style) return;
  context.fillStyle = style;
  context.fill();
}

function rim(context: CanvasRenderingContext2D, shot: CameraView): void {
  for (const [part, high, bright] of WOOD) {
    fill(context, around(shot, part * shot.shape.rim, high), shaded(WALNUT, bright));
  }
  fill(context, around(shot, 0, 0), '#120b07');
  context.strokeStyle = BRASS;
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(1, shot.window.height / 500);
  trace(context, around(shot, LINE.out, LINE.high));
  context.stroke();
  context.globalAlpha = 1;
}

/** The cloth under its lamp, and the stone around it where there is some. */
function felt(context: CanvasRenderingContext2D, { dye, border }: ClothStyle, shot: CameraView): void {
  const colour = clothChannels(dye);
  if (border)
    fill(
      context,
      around(shot, 0, 0),
      light(
        context,
        channels(border.colour).map((part) => part * 0.6),
        shot,
      ),
    );
  fill(context, around(shot, -(border?.width ?? 0), 0), light(context, colour, shot));
}

/** A colour from the middle of the table to its edge. */
function light(context: CanvasRenderingContext2D, colour: Colour, shot: CameraView): CanvasGradient {
  const middle = project(shot, { x: 0, y: 0, z: -1 }) ?? { x: 0, y: 0 };
  const side = project(shot, { x: shot.shape.halfWidth, y: 0, z: 0 }) ?? middle;
  const reach = Math.max(1, Math.abs(side.x - middle.x));
  const gradient = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  gradient.addColorStop(0, shaded(colour, LIT.middle));
  gradient.addColorStop(1, shaded(colour, LIT.edge));
  return gradient;
}

/** The projected outline at this distance from the cloth and height. */
function around(shot: CameraView, out: number, y: number): Point[] {
  return tableOutline(shot.shape).flatMap(({ x, z, outX, outZ }) => {
    const seen = project(shot, { x: x + outX * out, y, z: z + outZ * out });
    return seen ? [seen] : [];
  });
}

function fill(context: CanvasRenderingContext2D, points: readonly Point[], style: string | CanvasGradient): void {
  context.fillStyle = style;
  trace(context, points);
  context.fill();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}

/** Red, green, blue: 0 to 255. */
type Colour = readonly number[];

function channels(colour: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A dye as the lamp shows it. */
export function clothChannels(dye: string): Colour {
  return channels(dye).map((part) => 255 * (part / 255) ** DEEP);
}

/** As bright as this, and as warm as the lamp. */
export function shaded([red = 0, green = 0, blue = 0]: Colour, bright: number): string {
  const part = (channel: number): number => Math.min(255, Math.round(channel * bright));
  return `rgb(${part(red * 1.04)}, ${part(green * 0.97)}, ${part(blue * 0.84)})`;
}
