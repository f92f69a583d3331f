/**
 * The rooms around the table: painted floor and wall, a little out of focus. On a television there is only the floor
 * with its chairs, from above. Pure.
 */
import type { RoomName } from '../../client/device/settings.ts';
import { type Brush, chair, dot, glow, light, planks, rect, seat, shade, streak } from './room-brush.ts';

/** Painted size, in pixels: the wall above, the floor below it; a wall from left to right, a floor seen from above. */
export const WALL = { width: 1024, height: 180 };
export const FLOOR = { width: 1024, height: 704 };

type Paint = (brush: Brush) => void;

interface Painted {
  /** Behind the table's far side: a seated camera sees all of its upper half, and the lower one left and right. */
  readonly wall: Paint;
  /** The far end is up; the table stands on its middle. */
  readonly floor: Paint;
  /** The same floor from above the table, at twice the scale. */
  readonly above: Paint;
}

/** Paints the wall of a room. */
export function paintWall(brush: Brush, room: RoomName): void {
  ROOMS[room].wall(brush);
}

/** Paints its floor; `isTv`: for a television, from straight above. */
export function paintFloor(brush: Brush, room: RoomName, isTv: boolean): void {
  ROOMS[room][isTv ? 'above' : 'floor'](brush);
}

const BOARDS = { plain: '#17100b', bar: '#241409' };

/** Boards in the last of the light, a wainscot, two chairs at the wall. */
const PLAIN: Painted = {
  wall(brush) {
    light(brush, 0, 0, WALL.width, WALL.height, '#20150d', '#150e09');
    rect(brush, 0, 14, WALL.width, 7, 'rgba(120, 78, 44, 0.5)');
    for (let k = 0; k < 10; k++) {
      rect(brush, k * 104 + 8, 36, 90, 170, 'rgba(92, 58, 34, 0.3)');
      rect(brush, k * 104 + 18, 46, 70, 150, 'rgba(8, 5, 4, 0.5)');
    }
    glow(brush, 512, 190, 430, 'rgba(255, 176, 96, 0.2)');
    for (const x of [236, 770]) chair(brush, x, 224, 176, 'rgba(40, 24, 13, 0.98)', 'rgba(190, 128, 72, 0.5)');
    vignette(brush);
  },
  floor(brush) {
    planks(brush, BOARDS.plain, FLOOR);
    shade(brush, 0.25, FLOOR);
  },
  above(brush) {
    planks(brush, '#2a1b11', FLOOR);
    shade(brush, 0.1, FLOOR);
    seats(brush, 'rgba(58, 34, 18, 0.95)', 'rgba(176, 116, 62, 0.45)');
  },
};

/** A counter before shelves of bottles, lit from behind; a red sign, stools; polished boards mirror it all. */
const BAR: Painted = {
  wall(brush) {
    rect(brush, 0, 0, WALL.width, WALL.height, '#160c07');
    light(brush, 0, 0, WALL.width, 84, 'rgba(255, 158, 62, 0.5)', 'rgba(160, 74, 22, 0.42)');
    for (let k = 0; k < 44; k++) bottle(brush, 12 + k * 23 + ((k * 7) % 9), 76, k);
    rect(brush, 0, 76, WALL.width, 8, '#1c0d05');
    rect(brush, 0, 94, WALL.width, 130, '#26130a');
    light(brush, 0, 88, WALL.width, 9, 'rgba(255, 196, 120, 0.8)', 'rgba(170, 96, 34, 0.7)');
    for (let k = 0; k < 16; k++) rect(brush, k * 66 + 4, 108, 54, 116, 'rgba(8, 4, 2, 0.5)');
    glow(brush, 262, 30, 130, 'rgba(255, 40, 54, 0.5)');
    glow(brush, 800, 40, 120, 'rgba(60, 200, 170, 0.26)');
    for (const x of [176, 344, 512, 680, 848]) {
      light(brush, x - 30, 104, 60, 20, 'rgba(150, 40, 34, 1)', 'rgba(64, 16, 14, 1)');
      light(brush, x - 30, 103, 60, 4, 'rgba(255, 200, 150, 0.7)', 'rgba(255, 180, 120, 0.3)');
      rect(brush, x - 4, 124, 8, 100, 'rgba(150, 116, 54, 0.7)');
    }
    vignette(brush);
  },
  floor(brush) {
    planks(brush, BOARDS.bar, FLOOR);
    shade(brush, 0.2, FLOOR);
    mirrored(brush, 40, 0.5);
    glow(brush, 150, 200, 230, 'rgba(255, 50, 60, 0.34)');
    glow(brush, 874, 190, 200, 'rgba(60, 190, 160, 0.2)');
  },
  above(brush) {
    planks(brush, '#35200f', FLOOR);
    shade(brush, 0.05, FLOOR);
    mirrored(brush, -40, 0.75);
    glow(brush, 150, 300, 240, 'rgba(255, 46, 60, 0.3)');
    glow(brush, 884, 330, 230, 'rgba(60, 200, 170, 0.2)');
    glow(brush, 512, 20, 420, 'rgba(255, 160, 70, 0.34)');
    stools(brush);
  },
};

/** Tiles on the floor and half way up the wall, a stove, a window on the moon and its light across the floor. */
const KITCHEN: Painted = {
  wall(brush) {
    rect(brush, 0, 0, WALL.width, WALL.height, '#221a15');
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 32; column++) {
        const tone = 62 + ((row * 31 + column * 17) % 11);
        rect(brush, column * 32 + 1, row * 32 + 1, 30, 30, `rgb(${tone + 16}, ${tone + 8}, ${tone - 6})`);
      }
    }
    rect(brush, 0, 0, WALL.width, WALL.height, 'rgba(12, 8, 6, 0.4)');
    pane(brush, 196, -30, 150, 108);
    // A cupboard with its doors; a stove with a pot and a small fire.
    rect(brush, 420, 40, 206, 184, '#2c1a12');
    light(brush, 412, 32, 222, 12, 'rgba(170, 124, 84, 0.9)', 'rgba(90, 58, 38, 0.9)');
    for (const x of [430, 528]) rect(brush, x, 54, 90, 160, '#48301f');
    for (const x of [508, 540]) dot(brush, x, 100, 5, '#c09a54');
    rect(brush, 676, 36, 160, 188, '#171210');
    light(brush, 668, 28, 176, 11, 'rgba(170, 158, 144, 0.8)', 'rgba(60, 50, 44, 0.9)');
    rect(brush, 706, -8, 84, 38, '#9a5a34');
    light(brush, 706, -8, 84, 10, 'rgba(255, 200, 140, 0.7)', 'rgba(255, 190, 130, 0.1)');
    rect(brush, 704, 66, 104, 60, '#0c0706');
    glow(brush, 756, 108, 84, 'rgba(255, 128, 40, 0.72)');
    for (const x of [120, 928]) chair(brush, x, 224, 182, 'rgba(96, 48, 20, 0.98)', 'rgba(232, 168, 100, 0.5)');
    vignette(brush);
  },
  floor(brush) {
    tiles(brush, 24);
    shade(brush, 0.3, FLOOR);
    moonlight(brush, 60, 20, 96);
    glow(brush, 700, 40, 170, 'rgba(255, 140, 60, 0.3)');
  },
  above(brush) {
    tiles(brush, 12);
    shade(brush, 0.3, FLOOR);
    moonlight(brush, -30, 60, 150);
    glow(brush, 990, 40, 360, 'rgba(255, 150, 70, 0.4)');
    seats(brush, 'rgba(104, 54, 22, 0.96)', 'rgba(232, 168, 100, 0.5)');
  },
};

/** Flagstones under a string of lamps; a parapet with pots of lemons, behind it the sea at night and a coast's lights. */
const TERRACE: Painted = {
  wall(brush) {
    light(brush, 0, 0, WALL.width, 40, '#0c1738', '#233458');
    light(brush, 0, 40, WALL.width, 44, '#0d1a30', '#1a2a44');
    glow(brush, 640, 30, 150, 'rgba(160, 186, 234, 0.42)');
    for (let k = 0; k < 16; k++)
      streak(brush, 560 + ((k * 41) % 160), 44 + k * 2.2, 30 - k, 4, 'rgba(200, 216, 244, 0.4)');
    for (let k = 0; k < 64; k++) {
      const [x, y] = [(k * 173) % WALL.width, 30 + ((k * 29) % 14)];
      dot(brush, x, y, 2.2 + (k % 3), k % 4 ? 'rgba(255, 190, 110, 0.9)' : 'rgba(255, 240, 210, 0.95)');
    }
    rect(brush, 0, 84, WALL.width, 140, '#3a322a');
    light(brush, 0, 78, WALL.width, 14, 'rgba(176, 152, 116, 1)', 'rgba(104, 88, 66, 1)');
    for (let k = 0; k < 27; k++) {
      rect(brush, k * 38 + 9, 100, 20, 96, '#0f0d0c');
      dot(brush, k * 38, 156, 15, '#4a4136');
    }
    for (const [x, many] of [
      [214, 7],
      [420, 5],
      [820, 7],
    ] as const)
      pot(brush, x, many);
    for (let k = 0; k < 10; k++) {
      const [x, y] = [50 + k * 104, 8 + 14 * Math.sin((k / 9) * Math.PI * 3) ** 2];
      glow(brush, x, y, 62, 'rgba(255, 190, 96, 0.6)');
      dot(brush, x, y, 8, 'rgba(255, 236, 190, 1)');
    }
    vignette(brush);
  },
  floor(brush) {
    flags(brush, 1);
    shade(brush, 0.28, FLOOR);
    for (let k = 0; k < 6; k++) glow(brush, 90 + k * 170, 80, 130, 'rgba(255, 186, 96, 0.24)');
  },
  above(brush) {
    flags(brush, 2);
    shade(brush, 0, FLOOR);
    for (let k = 0; k < 5; k++) glow(brush, 40 + k * 236, 40 + 560 * (k % 2), 240, 'rgba(255, 186, 96, 0.34)');
    for (const [x, y] of [
      [40, 60],
      [984, 60],
      [40, 640],
      [984, 640],
    ] as const)
      lemons(brush, x, y, 74);
    seats(brush, 'rgba(44, 40, 36, 0.96)', 'rgba(190, 180, 160, 0.4)');
  },
};

const ROOMS: Readonly<Record<RoomName, Painted>> = { plain: PLAIN, bar: BAR, kitchen: KITCHEN, terrace: TERRACE };

/** The lamp over the table is the room's only one: towards its corners it is dark. */
function vignette(brush: Brush): void {
  brush.save();
  brush.scale(1, 0.5);
  const fade = brush.createRadialGradient(512, 180, 120, 512, 180, 640);
  fade.addColorStop(0, 'rgba(8, 6, 5, 0.16)');
  fade.addColorStop(0.6, 'rgba(8, 6, 5, 0.42)');
  fade.addColorStop(1, 'rgba(8, 6, 5, 0.86)');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, WALL.width, WALL.height * 2);
  brush.restore();
}

/** Chairs drawn back a little from a broad table, from above. */
function seats(brush: Brush, wood: string, edge: string): void {
  for (const [x, y, turn] of [
    [300, 92, 0],
    [512, 84, 0.1],
    [724, 92, -0.08],
    [186, 352, Math.PI * 1.5],
    [838, 340, Math.PI / 2],
    [360, 604, Math.PI - 0.12],
    [664, 604, Math.PI + 0.06],
  ] as const)
    seat(brush, x, y, turn, wood, edge);
}

function stools(brush: Brush): void {
  for (const [x, y] of [
    [300, 76],
    [512, 70],
    [724, 76],
    [186, 352],
    [838, 340],
    [360, 612],
    [664, 612],
  ] as const) {
    dot(brush, x + 8, y + 10, 46, 'rgba(4, 2, 1, 0.6)');
    dot(brush, x, y, 42, 'rgba(212, 169, 78, 0.5)');
    dot(brush, x, y, 37, 'rgba(96, 22, 22, 0.96)');
    glow(brush, x - 10, y - 12, 36, 'rgba(255, 160, 120, 0.35)');
  }
}

const GLASS = ['255, 170, 60', '110, 200, 90', '255, 110, 40', '90, 180, 190', '255, 220, 150', '190, 60, 40'];

/** A bottle on its shelf, the light shining through it. */
function bottle(brush: Brush, x: number, foot: number, k: number): void {
  const [high, wide, colour] = [46 + ((k * 13) % 26), 12 + ((k * 5) % 5), GLASS[(k * 7) % GLASS.length] ?? ''];
  rect(brush, x, foot - high * 0.66, wide, high * 0.66, `rgba(${colour}, 0.62)`);
  rect(brush, x + wide * 0.32, foot - high, wide * 0.36, high * 0.4, `rgba(${colour}, 0.5)`);
  rect(brush, x + 2, foot - high * 0.6, 2.4, high * 0.5, 'rgba(255, 245, 220, 0.5)');
}

/** What polished boards make of the shelf. */
function mirrored(brush: Brush, top: number, strong: number): void {
  for (let k = 0; k < 40; k++) {
    const colour = GLASS[(k * 7) % GLASS.length];
    const high = 130 + ((k * 53) % 120);
    streak(
      brush,
      12 + k * 26 + ((k * 37) % 11),
      top,
      9 + ((k * 5) % 9),
      high,
      `rgba(${colour}, ${strong * (0.4 + ((k * 13) % 5) / 12)})`,
    );
  }
}

/** A window on the night. */
function pane(brush: Brush, x: number, y: number, wide: number, high: number): void {
  rect(brush, x - 10, y - 10, wide + 20, high + 20, '#5a4636');
  light(brush, x, y, wide, high, '#31507e', '#89a8d4');
  glow(brush, x + wide * 0.7, y + high * 0.42, 90, 'rgba(226, 236, 255, 0.95)');
  rect(brush, x + wide / 2 - 5, y, 10, high, '#4a382b');
  rect(brush, x, y + high / 2 - 5, wide, 10, '#4a382b');
}

/** Its light across the floor, with its bars. */
function moonlight(brush: Brush, left: number, top: number, side: number): void {
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  brush.transform(1, 0, 0.5, 1, left, top);
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    rect(brush, column * side * 1.1, row * side * 1.3, side, side * 1.2, 'rgba(120, 156, 220, 0.34)');
  brush.restore();
}

function tiles(brush: Brush, across: number): void {
  const side = FLOOR.width / across;
  for (let row = 0; row < FLOOR.height / side; row++) {
    for (let column = 0; column < across; column++) {
      const tone = ((row * 31 + column * 17) % 7) - 3;
      const colour = (row + column) % 2 ? `rgb(${88 + tone}, ${76 + tone}, ${62 + tone})` : `rgb(${56 + tone}, 24, 17)`;
      rect(brush, column * side + 1, row * side + 1, side - 2, side - 2, colour);
    }
  }
}

function flags(brush: Brush, scale: number): void {
  rect(brush, 0, 0, FLOOR.width, FLOOR.height, '#14130f');
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < 10; column++) {
      const tone = 34 + ((row * 29 + column * 53 + 99) % 18) + (scale - 1) * 14;
      const x = column * 112 + (row % 2) * 56 + ((row * 37) % 17);
      rect(brush, x * scale, row * 62 * scale, 106 * scale, 57 * scale, `rgb(${tone + 10}, ${tone + 6}, ${tone})`);
    }
  }
}

/** A pot with a small lemon tree, on the parapet. */
function pot(brush: Brush, x: number, many: number): void {
  light(brush, x - 22, 44, 44, 36, '#a05a34', '#6e371f');
  rect(brush, x - 27, 40, 54, 10, '#b26a42');
  lemons(brush, x, 12, 40);
  for (let k = 0; k < many; k++)
    dot(brush, x - 28 + ((k * 37) % 56), 4 + ((k * 29) % 34), 5, 'rgba(244, 206, 80, 0.95)');
}

/** Leaves, from near or from above, and what shines between them. */
function lemons(brush: Brush, x: number, y: number, reach: number): void {
  for (let k = 0; k < 46; k++) {
    const [turn, far] = [k * 2.4, reach * Math.sqrt((k + 0.5) / 46)];
    const tone = 40 + ((k * 17) % 34);
    dot(
      brush,
      x + far * Math.cos(turn),
      y + far * 0.86 * Math.sin(turn),
      reach * 0.2,
      `rgba(${tone * 0.55}, ${tone + 16}, ${tone * 0.5}, 0.9)`,
    );
  }
  for (let k = 0; k < 7; k++) {
    const [turn, far] = [k * 2.6 + x, reach * (0.25 + ((k * 31) % 60) / 90)];
    dot(brush, x + far * Math.cos(turn), y + far * 0.86 * Math.sin(turn), reach * 0.1, 'rgba(240, 204, 84, 0.95)');
  }
}
