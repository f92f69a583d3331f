/**
 * The table as a drawing in flat colours, before the graphics card has its first picture: cloth, rim, plates and plain cards,
 * each where they will be seen. The drawn table fades in over it.
 */
import { PAPER } from '../../faces/palette.ts';
import type { Cloth, Scene } from '../api.ts';
import type { Laid } from '../places/arrangement.ts';
import { project, type Shot } from '../places/camera.ts';
import { type CardSize, cardSize } from '../places/cardSize.ts';
import { layScene, placeOfZone } from '../places/layScene.ts';
import { cornersOf } from '../places/screen.ts';
import { drawPlate, FACE } from '../plates/drawPlate.ts';
import { BRASS, DARKNESS } from '../room/light.ts';
import { outline } from '../room/outline.ts';

/** Wood from the outer edge of the rim to the cloth: how far out, as a part of the rim, how high, how bright. */
const WOOD = [
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
/** How bright a dyed thing is under the lamp: in the middle of the table, at its edge, and held or lying as a card's back. */
const LIT = { middle: 1.65, edge: 0.6, back: 1.1 };
/** The darker a part of a colour, the more of it the dye takes out of the lamp's light. */
const DEEP = 1.35;
/** How much of the light is left on a card that lies or is held. */
const CARD = 'rgba(10, 6, 4, 0.1)';
const SHADOW = 'rgba(10, 6, 4, 0.35)';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a scene as it is seen in this shot, in CSS pixels. `lettered`: the typefaces of the plates are there. */
export function drawSketch(context: CanvasRenderingContext2D, scene: Scene, shot: Shot, lettered: boolean): void {
  const { width, height } = shot.window;
  context.fillStyle = DARKNESS;
  context.fillRect(0, 0, width, height);
  rim(context, shot);
  felt(context, scene.cloth, shot);
  const size = cardSize(scene.deck);
  const laid = layScene(scene, shot, size);
  const corners = (id: string): Point[] => cornersOf(id, scene, laid, placeOfZone(scene, shot), shot, size);
  for (const plate of scene.plates) {
    onto(context, corners(`plate:${plate.seat}`), FACE, () => drawPlate(context, plate, lettered));
  }
  for (const { card } of laid.toSorted((a, b) => heldUp(a) - heldUp(b))) {
    paper(context, corners(card.key), size, card.face === null ? shaded(dyed(scene.cloth.dye), LIT.back) : undefined);
  }
}

function rim(context: CanvasRenderingContext2D, shot: Shot): void {
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
function felt(context: CanvasRenderingContext2D, { dye, border }: Cloth, shot: Shot): void {
  const colour = dyed(dye);
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
function light(context: CanvasRenderingContext2D, colour: Colour, shot: Shot): CanvasGradient {
  const middle = project(shot, { x: 0, y: 0, z: -1 }) ?? { x: 0, y: 0 };
  const side = project(shot, { x: shot.shape.halfWidth, y: 0, z: 0 }) ?? middle;
  const reach = Math.max(1, Math.abs(side.x - middle.x));
  const gradient = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  gradient.addColorStop(0, shaded(colour, LIT.middle));
  gradient.addColorStop(1, shaded(colour, LIT.edge));
  return gradient;
}

/** A card of plain paper; one that shows its back has a field in the colour of the cloth. */
function paper(context: CanvasRenderingContext2D, corners: readonly Point[], size: CardSize, back?: string): void {
  onto(context, corners, size, () => {
    const { width, height, corner } = size;
    sheet(context, -0.12, -0.12, width + 0.24, height + 0.24, corner, SHADOW);
    sheet(context, 0, 0, width, height, corner, PAPER);
    if (back) sheet(context, 0.26, 0.26, width - 0.52, height - 0.52, corner, back);
    sheet(context, 0, 0, width, height, corner, CARD);
  });
}

/** What is held is nearer to the eye than what lies, and the own hand is nearest. */
function heldUp({ zone: { arrangement } }: Laid): number {
  return arrangement === 'hand' ? 2 : Number(arrangement === 'fan');
}

function sheet(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height, corner, colour]: [number, number, number, number, number, string]
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.fill();
}

/** Lets something be drawn that is so wide and high as if it lay between four corners, the lower left one first, clockwise. */
function onto(
  context: CanvasRenderingContext2D,
  [lower, upper, right]: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  draw: () => void,
): void {
  if (!lower || !upper || !right) return;
  context.save();
  context.transform(
    (right.x - upper.x) / width,
    (right.y - upper.y) / width,
    (lower.x - upper.x) / height,
    (lower.y - upper.y) / height,
    upper.x,
    upper.y,
  );
  draw();
  context.restore();
}

/** The outline of the table so far outside the cloth, so high above it, as it is seen. */
function around(shot: Shot, out: number, y: number): Point[] {
  return outline(shot.shape).flatMap(({ x, z, outX, outZ }) => {
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

function dyed(dye: string): Colour {
  return channels(dye).map((part) => 255 * (part / 255) ** DEEP);
}

/** As bright as this, and as warm as the lamp. */
function shaded([red = 0, green = 0, blue = 0]: Colour, bright: number): string {
  const part = (channel: number): number => Math.min(255, Math.round(channel * bright));
  return `rgb(${part(red * 1.04)}, ${part(green * 0.97)}, ${part(blue * 0.84)})`;
}
