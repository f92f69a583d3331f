/** Draws the plates: names engraved in brass, an avatar, a note. */
import { firstGrapheme, graphemesOf } from '#shared/i18n/characters.ts';
import { AVATAR_COLOURS, type Corner, SIGN_PATHS, SIGN_SIZE, seatColours, seatEmblem } from '../avatars/emblems.ts';
import type { Plate } from '../motion/scene.ts';

/** One plate's part of the sheet, in pixels: the shape of PLATE. */
export const PLATE_FACE_PX = { width: 768, height: 256 };
/** How much of the wooden block is seen around the brass. */
export const FRAME_PX = 16;
/** The radius of the brass's corners. */
export const CORNER_PX = 18;
/** On a large plate letters are never lower than this: 28 of 1080 lines, with what LARGE_PART makes of the sign. */
const MIN_LARGE_LETTER_PX = 75;
/** … but narrower by this much, before they are cut. */
const MIN_SQUEEZE = 0.8;
/** On a plate that is seen from a chair, letters get smaller by this factor at most. */
const MIN_SHRINK = 0.72;
/** How large a name is cut on a large plate, and the base of its first row. */
const LARGE_ROWS = {
  one: { bare: { size: 104, top: 160 }, noted: { size: 96, top: 122 } },
  two: { bare: { size: 92, top: 110 }, noted: { size: MIN_LARGE_LETTER_PX, top: 80 } },
} as const;
/** A name stays in one row if it need not shrink further than this. */
const ONE_ROW = 0.86;
/** Words stay whole unless the longer row becomes this many times as long. */
const UNEQUAL = 1.35;
/** The medallion on it: middle from the left, radius. */
export const AVATAR_PX = { x: 132, radius: 100 };
/** Width that the sign of a bot or an absent player takes from the name's row, with its gap. */
const MARK_ROOM = 92;
/** Size of a sign, so that its corners stay within the enamel. */
const SIGN_WIDE = 124;

const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';

/** Draws one plate with its upper left corner at 0/0. */
export function drawPlate(context: CanvasRenderingContext2D, plate: Plate, lettered: boolean): void {
  const { width, height } = PLATE_FACE_PX;
  block(context);
  context.save();
  context.beginPath();
  context.roundRect(FRAME_PX, FRAME_PX, width - 2 * FRAME_PX, height - 2 * FRAME_PX, CORNER_PX);
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
  context.roundRect(FRAME_PX + 10, FRAME_PX + 10, width - 2 * FRAME_PX - 20, height - 2 * FRAME_PX - 20, 12);
  context.stroke();
  drawAvatar(context, plate, lettered);
  if (lettered) lettering(context, plate);
}

/** The block of walnut that carries the brass, with its grain and the brass's shadow. */
function block(context: CanvasRenderingContext2D): void {
  const { width, height } = PLATE_FACE_PX;
  context.fillStyle = '#3a2416';
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = `rgba(${i % 3 ? '14, 8, 4' : '110, 74, 44'}, ${0.08 + ((i * 7) % 5) / 40})`;
    context.fillRect(0, (i * 53) % height, width, 1 + (i % 3));
  }
  context.fillStyle = 'rgba(8, 4, 2, 0.6)';
  context.beginPath();
  context.roundRect(FRAME_PX - 3, FRAME_PX - 1, width - 2 * FRAME_PX + 6, height - 2 * FRAME_PX + 7, 20);
  context.fill();
}

/** Fine lines of the brush in the metal. */
function brushed(context: CanvasRenderingContext2D): void {
  for (let y = 0; y < PLATE_FACE_PX.height; y += 2) {
    context.fillStyle = `rgba(${y % 6 === 0 ? '255, 236, 180' : '70, 42, 10'}, ${0.02 + ((y * 7) % 11) / 260})`;
    context.fillRect(0, y, PLATE_FACE_PX.width, 1);
  }
}

/** The player's avatar; without one the seat's emblem and their initial. */
function drawAvatar(context: CanvasRenderingContext2D, plate: Plate, lettered: boolean): void {
  const { radius } = AVATAR_PX;
  const { ground, ink } = plate.mark ? AVATAR_COLOURS[plate.mark.colour] : seatColours(plate.seat);
  context.save();
  context.translate(AVATAR_PX.x, PLATE_FACE_PX.height / 2);
  disc(context, radius, '#6b4517');
  disc(context, radius - 4, '#e6c67f');
  disc(context, radius - 11, ground);
  context.fillStyle = ink;
  if (plate.mark) {
    context.scale(SIGN_WIDE / SIGN_SIZE, SIGN_WIDE / SIGN_SIZE);
    context.translate(-SIGN_SIZE / 2, -SIGN_SIZE / 2);
    context.fill(new Path2D(SIGN_PATHS[plate.mark.sign]));
  } else {
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    if (lettered) write(context, firstGrapheme(plate.name), 0, 22, { size: 106, weight: 600, family: SERIF });
    context.translate(0, 54);
    outline(context, seatEmblem(plate.seat), 18);
    context.fill();
  }
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
  const left = AVATAR_PX.x + AVATAR_PX.radius + 18;
  const room = PLATE_FACE_PX.width - left - 34;
  const small: FontSpec = { size: 78, weight: 640, family: SANS, squeeze: MIN_SQUEEZE };
  const { note } = plate;
  const mark = plate.kind === 'person' ? 0 : MARK_ROOM;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const face: FontSpec = { size: note ? 94 : 104, weight: 650, family: SERIF, squeeze: MIN_SQUEEZE };
  if (plate.large || widthOf(context, plate.name, face) * MIN_SHRINK * MIN_SQUEEZE > room - mark) {
    large(context, plate);
    return;
  }
  engrave(context, plate.name, left, note ? 114 : 160, room - mark, face);
  if (mark) kindMark(context, plate.kind, PLATE_FACE_PX.width - 70, note ? 88 : 124);
  if (note) engrave(context, note, left, 210, room, small);
}

/** On a television a long name gets a second row before it shrinks, and is cut off last. */
function large(context: CanvasRenderingContext2D, { name, note, kind }: Plate): void {
  const left = AVATAR_PX.x + AVATAR_PX.radius + 8;
  const room = PLATE_FACE_PX.width - left - FRAME_PX - 14;
  const mark = kind === 'person' ? 0 : MARK_ROOM;
  const beside = note ? 0 : mark;
  const face: FontSpec = { size: 104, weight: 650, family: SERIF };
  const wide = (text: string): number => widthOf(context, text, face);
  const rows = wide(name) * ONE_ROW <= room - beside ? [name] : splitName(name, wide);
  const { size, top } = LARGE_ROWS[rows.length > 1 ? 'two' : 'one'][note ? 'noted' : 'bare'];
  const narrow = { ...face, size, least: MIN_LARGE_LETTER_PX / size, squeeze: MIN_SQUEEZE };
  for (const [row, text] of rows.entries()) {
    engrave(context, text, left, top + row * size, row === 0 ? room - beside : room, narrow);
  }
  if (mark) kindMark(context, kind, PLATE_FACE_PX.width - 66, note ? 194 : 124);
  if (note)
    engrave(context, note, left, 214, room - mark, { ...narrow, size: MIN_LARGE_LETTER_PX, family: SANS, least: 0.9 });
}

/** A name in two rows as equal as can be: between words, else anywhere. */
export function splitName(name: string, wide: (text: string) => number): [string, string] {
  const letters = Array.from(name);
  const between = letters.flatMap((letter, k) => (letter === ' ' || letter === '-' ? [k + 1] : []));
  const cuts = between.map((k): [string, string] => [
    letters.slice(0, k).join('').trimEnd(),
    letters.slice(k).join(''),
  ]);
  const broken = letters
    .slice(1)
    .map((_, k): [string, string] => [`${letters.slice(0, k + 1).join('')}-`, letters.slice(k + 1).join('')]);
  const longer = ([first, second]: [string, string]): number => Math.max(wide(first), wide(second));
  const best = (ways: [string, string][]): [string, string] | undefined =>
    ways.sort((a, b) => longer(a) - longer(b))[0];
  const word = best(cuts);
  const anywhere = best(broken) ?? [name, ''];
  return word && longer(word) < longer(anywhere) * UNEQUAL ? word : anywhere;
}

interface FontSpec {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  /** Text that finds no room gets smaller by this factor before it gets shorter … */
  readonly least?: number;
  /** … and then narrower by this one. */
  readonly squeeze?: number;
}

/**
 * Typefaces with optical sizes get hairlines when they are set large. A plate is read from afar: its letters are set
 * at this size, which has sturdy ones, and enlarged.
 */
const SET_AT = 18;

/** Text with its baseline at x/y, in the context's fill. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: FontSpec,
  narrow = 1,
): void {
  context.save();
  context.translate(x, y);
  context.scale((narrow * face.size) / SET_AT, face.size / SET_AT);
  context.font = `${face.weight} ${SET_AT}px ${face.family}`;
  context.fillText(text, 0, 0);
  context.restore();
}

/** How wide a text gets. */
function widthOf(context: CanvasRenderingContext2D, text: string, face: FontSpec): number {
  context.font = `${face.weight} ${SET_AT}px ${face.family}`;
  return (context.measureText(text).width * face.size) / SET_AT;
}

/** Cut letters: dark ground, a light lower lip. Text that is too long gets smaller, then narrower, then shorter. */
function engrave(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  face: FontSpec,
): void {
  const wide = widthOf(context, text, face);
  const fit = { ...face, size: face.size * Math.max(face.least ?? MIN_SHRINK, Math.min(1, room / wide)) };
  const narrow = Math.max(face.squeeze ?? 1, Math.min(1, room / widthOf(context, text, fit)));
  const letters = graphemesOf(text);
  let shown = text;
  while (letters.length > 1 && widthOf(context, shown, fit) * narrow > room) {
    letters.pop();
    shown = `${letters.join('')}…`;
  }
  context.fillStyle = 'rgba(255, 240, 200, 0.6)';
  write(context, shown, x, y + 2.5, fit, narrow);
  context.fillStyle = '#1c0f03';
  write(context, shown, x, y, fit, narrow);
}

/** A bot: a small clockwork figure. An absent player: an empty chair. */
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
    // Seen from the side: back, seat, legs.
    context.fillRect(-22, -38, 8, 72);
    context.fillRect(-22, 0, 44, 9);
    context.fillRect(14, 0, 8, 34);
    context.fillRect(-14, -34, 6, 22);
  }
  context.restore();
}
