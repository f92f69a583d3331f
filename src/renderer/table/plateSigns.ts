/** Draws the plates' faces: names engraved in brass, a medallion with an initial and a sign, notes. */
import { initialOf } from '#shared/words/letters.ts';
import type { Plate } from './scene.ts';
import { type Corner, enamelOf, signOf } from './seatSigns.ts';

/** One plate's part of the sheet, in pixels: the shape of PLATE. */
export const SIGN = { width: 768, height: 256 };
/** How much of the wooden block is seen around the brass. */
export const FRAME = 16;
/** The medallion on it: middle from the left, radius. */
export const MEDALLION = { x: 128, radius: 92 };

const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';

/** Draws one plate with its upper left corner at 0/0. */
export function drawSign(context: CanvasRenderingContext2D, plate: Plate): void {
  const { width, height } = SIGN;
  block(context);
  context.save();
  context.beginPath();
  context.roundRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 18);
  context.clip();
  const brass = context.createLinearGradient(0, 0, width * 0.3, height);
  brass.addColorStop(0, '#d9bd84');
  brass.addColorStop(0.5, '#c4a468');
  brass.addColorStop(1, '#a98a52');
  context.fillStyle = brass;
  context.fillRect(0, 0, width, height);
  brushed(context);
  context.restore();
  context.strokeStyle = 'rgba(74, 46, 14, 0.7)';
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(FRAME + 10, FRAME + 10, width - 2 * FRAME - 20, height - 2 * FRAME - 20, 12);
  context.stroke();
  medallion(context, plate);
  lettering(context, plate);
}

/** The block of walnut that carries the brass, with its grain and the brass's shadow. */
function block(context: CanvasRenderingContext2D): void {
  const { width, height } = SIGN;
  context.fillStyle = '#3a2416';
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = `rgba(${i % 3 ? '14, 8, 4' : '110, 74, 44'}, ${0.08 + ((i * 7) % 5) / 40})`;
    context.fillRect(0, (i * 53) % height, width, 1 + (i % 3));
  }
  context.fillStyle = 'rgba(8, 4, 2, 0.6)';
  context.beginPath();
  context.roundRect(FRAME - 3, FRAME - 1, width - 2 * FRAME + 6, height - 2 * FRAME + 7, 20);
  context.fill();
}

/** Fine lines of the brush in the metal. */
function brushed(context: CanvasRenderingContext2D): void {
  for (let y = 0; y < SIGN.height; y += 2) {
    context.fillStyle = `rgba(${y % 6 === 0 ? '255, 236, 180' : '70, 42, 10'}, ${0.02 + ((y * 7) % 11) / 260})`;
    context.fillRect(0, y, SIGN.width, 1);
  }
}

function medallion(context: CanvasRenderingContext2D, plate: Plate): void {
  const { radius } = MEDALLION;
  context.save();
  context.translate(MEDALLION.x, SIGN.height / 2);
  disc(context, radius, '#6b4517');
  disc(context, radius - 4, '#e6c67f');
  disc(context, radius - 11, enamelOf(plate.seat));
  context.fillStyle = '#f0e2c4';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  write(context, initialOf(plate.name), 0, 22, { size: 106, weight: 600, family: SERIF });
  context.translate(0, 54);
  outline(context, signOf(plate.seat), 18);
  context.fill();
  context.restore();
}

function disc(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

/** The way around a sign of this size. */
function outline(context: CanvasRenderingContext2D, corners: readonly Corner[], r: number): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x * r, y * r);
  context.closePath();
}

/** The name, and beneath it what there is to know; alone the name stands in the middle. */
function lettering(context: CanvasRenderingContext2D, plate: Plate): void {
  const left = MEDALLION.x + MEDALLION.radius + 26;
  const room = SIGN.width - left - 34;
  const notes = plate.notes.join(' · ');
  const mark = plate.kind === 'person' ? 0 : 74;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  engrave(context, plate.name, left, notes ? 114 : 160, room - mark, {
    size: notes ? 94 : 104,
    weight: 650,
    family: SERIF,
    ...(plate.large && { least: 0.88 }),
  });
  if (mark) kindMark(context, plate.kind, SIGN.width - 70, notes ? 88 : 124);
  if (notes) engrave(context, notes, left, 210, room, { size: 78, weight: 640, family: SANS });
}

interface Face {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  /** Text that finds no room gets smaller by this factor before it gets shorter. */
  readonly least?: number;
}

/**
 * Typefaces with optical sizes get hairlines when they are set large. A plate is read from afar: its letters are set
 * at this size, which has sturdy ones, and enlarged.
 */
const SET_AT = 18;

/** Text with its baseline at x/y, in the context's fill. */
function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, face: Face): void {
  context.save();
  context.translate(x, y);
  context.scale(face.size / SET_AT, face.size / SET_AT);
  context.font = `${face.weight} ${SET_AT}px ${face.family}`;
  context.fillText(text, 0, 0);
  context.restore();
}

/** How wide a text gets. */
function widthOf(context: CanvasRenderingContext2D, text: string, face: Face): number {
  context.font = `${face.weight} ${SET_AT}px ${face.family}`;
  return (context.measureText(text).width * face.size) / SET_AT;
}

/** Cut letters: dark ground, a light lower lip. Text that is too long gets smaller, then shorter. */
function engrave(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  face: Face,
): void {
  const wide = widthOf(context, text, face);
  const fit = { ...face, size: face.size * Math.max(face.least ?? 0.72, Math.min(1, room / wide)) };
  let shown = text;
  while (shown.length > 1 && widthOf(context, shown, fit) > room) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
  context.fillStyle = 'rgba(255, 240, 200, 0.6)';
  write(context, shown, x, y + 2.5, fit);
  context.fillStyle = '#1c0f03';
  write(context, shown, x, y, fit);
}

/** A bot: a small clockwork figure. Somebody away: a crescent moon. */
function kindMark(context: CanvasRenderingContext2D, kind: Plate['kind'], x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = '#2a1806';
  if (kind === 'bot') {
    context.fillRect(-3, -34, 6, 14);
    context.beginPath();
    context.arc(0, -36, 6, 0, Math.PI * 2);
    context.roundRect(-28, -22, 56, 44, 12);
    context.fill();
    context.fillStyle = '#d9b05c';
    context.beginPath();
    context.arc(-11, -2, 7, 0, Math.PI * 2);
    context.arc(11, -2, 7, 0, Math.PI * 2);
    context.fill();
    context.fillRect(-12, 11, 24, 4);
  } else {
    context.beginPath();
    context.arc(0, 0, 26, Math.PI * 0.35, Math.PI * 1.65);
    context.arc(13, 0, 22, Math.PI * 1.6, Math.PI * 0.4, true);
    context.fill();
  }
  context.restore();
}
