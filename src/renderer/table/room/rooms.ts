/** The rooms that a table can stand in, told by their floors and what light falls on them. Pure. */
import type { RoomName } from '../../session/device/tastes.ts';

/** Side of the square that a floor is painted on, in pixels. */
export const FLOOR = 1024;

type Paint = (context: CanvasRenderingContext2D) => void;

/** Paints a room's floor, seen from above; the table stands in its middle, the far end is up. */
export function paintFloor(context: CanvasRenderingContext2D, room: RoomName): void {
  PAINTS[room](context);
}

const PAINTS: Readonly<Record<RoomName, Paint>> = { plain, bar, kitchen, terrace };

/** Boards in the last of the light. */
function plain(context: CanvasRenderingContext2D): void {
  boards(context, '#17100b');
  shade(context, 0.25);
}

/** Polished boards that mirror a shelf of bottles, lit from behind, and a red sign; stools stand before it. */
function bar(context: CanvasRenderingContext2D): void {
  boards(context, '#1b110a');
  shade(context, 0.2);
  for (let k = 0; k < 34; k++) {
    const x = 130 + k * 23 + ((k * 37) % 11);
    const colour = ['255, 170, 60', '120, 190, 90', '255, 120, 40', '90, 160, 170'][(k * 7) % 4];
    const high = 120 + ((k * 53) % 90);
    streak(context, x, 120, 10 + ((k * 5) % 7), high, `rgba(${colour}, ${0.34 + ((k * 13) % 5) / 18})`);
  }
  glow(context, 512, 90, 430, 'rgba(255, 150, 60, 0.28)');
  glow(context, 165, 330, 190, 'rgba(255, 50, 60, 0.3)');
  for (const x of [180, 360, 664, 844]) stool(context, x, 262);
}

/** Chequered tiles, a window's moonlight across them with its bars, and the legs of two chairs. */
function kitchen(context: CanvasRenderingContext2D): void {
  const tile = FLOOR / 24;
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 24; column++) {
      const tone = ((row * 31 + column * 17) % 7) - 3;
      context.fillStyle =
        (row + column) % 2 ? `rgb(${58 + tone}, ${50 + tone}, ${42 + tone})` : `rgb(${34 + tone}, 16, 12)`;
      context.fillRect(column * tile + 1, row * tile + 1, tile - 2, tile - 2);
    }
  }
  shade(context, 0.35);
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.transform(1, 0, 0.5, 1, -60, 0);
  for (const [x, y] of [
    [110, 90],
    [196, 90],
    [110, 196],
    [196, 196],
  ] as const) {
    context.fillStyle = 'rgba(120, 150, 205, 0.3)';
    context.fillRect(x, y, 76, 96);
  }
  context.restore();
  glow(context, 860, 150, 260, 'rgba(255, 176, 90, 0.26)');
  for (const [x, y] of [
    [640, 180],
    [716, 180],
    [650, 262],
    [726, 262],
  ] as const)
    stroke(context, x, y, x + 10, y + 84, 13, 'rgba(10, 6, 4, 0.8)');
}

/** Flagstones under a string of lamps; beyond the parapet a night with stars, and the lights of a coast. */
function terrace(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#14130f';
  context.fillRect(0, 0, FLOOR, FLOOR);
  for (let row = 0; row < 14; row++) {
    for (let column = -1; column < 10; column++) {
      const tone = 26 + ((row * 29 + column * 53 + 99) % 14);
      const x = column * 112 + (row % 2) * 56 + ((row * 37) % 17);
      context.fillStyle = `rgb(${tone + 8}, ${tone + 5}, ${tone})`;
      context.fillRect(x, 190 + row * 62, 106, 57);
    }
  }
  shade(context, 0.3);
  context.fillStyle = '#070b16';
  context.fillRect(0, 0, FLOOR, 150);
  for (let k = 0; k < 90; k++)
    dot(context, (k * 397) % FLOOR, 6 + ((k * 71) % 112), 1 + (k % 2), 'rgba(200, 215, 255, 0.5)');
  for (let k = 0; k < 26; k++)
    dot(context, 60 + ((k * 173) % 900), 126 + ((k * 29) % 20), 2.4, 'rgba(255, 190, 110, 0.75)');
  stroke(context, 0, 168, FLOOR, 168, 34, '#2a261f');
  for (let k = 0; k < 9; k++) {
    const x = 70 + k * 110;
    const y = 214 + 26 * Math.sin((k / 8) * Math.PI * 2);
    glow(context, x, y + 40, 110, 'rgba(255, 186, 96, 0.3)');
    dot(context, x, y, 8, 'rgba(255, 226, 170, 0.95)');
  }
}

function boards(context: CanvasRenderingContext2D, ground: string): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, FLOOR, FLOOR);
  for (let row = 0; row < 26; row++) {
    const y = (row * FLOOR) / 26;
    context.fillStyle = `rgba(${90 + ((row * 37) % 30)}, 56, 34, ${0.1 + ((row * 13) % 7) / 60})`;
    context.fillRect(0, y, FLOOR, FLOOR / 26 - 2);
    context.fillStyle = 'rgba(4, 3, 2, 0.75)';
    context.fillRect(0, y - 2, FLOOR, 3);
    context.fillRect(((row * 397) % FLOOR) - 2, y, 3, FLOOR / 26);
  }
}

/** The light dies away towards the walls; `middle`: how much is taken from it under the table. */
function shade(context: CanvasRenderingContext2D, middle: number): void {
  const shade = context.createRadialGradient(512, 512, 60, 512, 512, 520);
  shade.addColorStop(0, `rgba(10, 8, 7, ${middle})`);
  shade.addColorStop(0.45, 'rgba(10, 8, 7, 0.55)');
  shade.addColorStop(1, 'rgba(10, 8, 7, 1)');
  context.fillStyle = shade;
  context.fillRect(0, 0, FLOOR, FLOOR);
}

/** What a polished floor makes of a small light: a streak towards who looks, `(x, y)` its far end. */
function streak(
  context: CanvasRenderingContext2D,
  ...[x, y, wide, long, colour]: [number, number, number, number, string]
): void {
  const fade = context.createLinearGradient(0, y, 0, y + long);
  fade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  fade.addColorStop(0.2, colour);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = fade;
  context.fillRect(x - wide / 2, y, wide, long);
}

function glow(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  const fade = context.createRadialGradient(x, y, 0, x, y, radius);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = fade;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A stool from above: its seat in the dark, its ring of brass. */
function stool(context: CanvasRenderingContext2D, x: number, y: number): void {
  dot(context, x, y, 34, 'rgba(8, 5, 4, 0.92)');
  context.strokeStyle = 'rgba(212, 169, 78, 0.4)';
  context.lineWidth = 4;
  context.beginPath();
  context.arc(x, y, 34, Math.PI * 1.1, Math.PI * 1.95);
  context.stroke();
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function stroke(
  context: CanvasRenderingContext2D,
  ...[x, y, toX, toY, wide, colour]: [number, number, number, number, number, string]
): void {
  context.strokeStyle = colour;
  context.lineWidth = wide;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}
