/** Strokes that rooms are painted with. Pure, but for what they paint on. */

export type Brush = CanvasRenderingContext2D;

interface Extent {
  readonly width: number;
  readonly height: number;
}

export function rect(brush: Brush, ...[x, y, wide, high, colour]: [number, number, number, number, string]): void {
  brush.fillStyle = colour;
  brush.fillRect(x, y, wide, high);
}

/** A surface whose light changes from its upper to its lower edge. */
export function light(
  brush: Brush,
  ...[x, y, wide, high, above, below]: [number, number, number, number, string, string]
): void {
  const fade = brush.createLinearGradient(0, y, 0, y + high);
  fade.addColorStop(0, above);
  fade.addColorStop(1, below);
  brush.fillStyle = fade;
  brush.fillRect(x, y, wide, high);
}

export function dot(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
}

export function glow(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  const fade = brush.createRadialGradient(x, y, 0, x, y, radius);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'));
  brush.fillStyle = fade;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** What something polished makes of a small light: a streak towards who looks, `(x, y)` its far end. */
export function streak(brush: Brush, ...[x, y, wide, long, colour]: [number, number, number, number, string]): void {
  const fade = brush.createLinearGradient(0, y, 0, y + long);
  fade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  fade.addColorStop(0.2, colour);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  brush.fillStyle = fade;
  brush.fillRect(x - wide / 2, y, wide, long);
}

/** Boards from left to right. */
export function planks(brush: Brush, ground: string, { width, height }: Extent): void {
  rect(brush, 0, 0, width, height, ground);
  const rows = Math.round(height / 40);
  for (let row = 0; row < rows; row++) {
    const y = (row * height) / rows;
    const tone = `rgba(${110 + ((row * 37) % 40)}, 70, 42, ${0.12 + ((row * 13) % 7) / 50})`;
    rect(brush, 0, y, width, height / rows - 2, tone);
    rect(brush, 0, y - 2, width, 3, 'rgba(4, 3, 2, 0.75)');
    rect(brush, ((row * 397) % width) - 2, y, 3, height / rows, 'rgba(4, 3, 2, 0.75)');
  }
}

/** The light dies away towards the walls; `middle`: how much is taken from it under the table. */
export function shade(brush: Brush, middle: number, { width, height }: Extent): void {
  const fade = brush.createRadialGradient(width / 2, height / 2, 60, width / 2, height / 2, width * 0.62);
  fade.addColorStop(0, `rgba(10, 8, 7, ${middle})`);
  fade.addColorStop(0.5, `rgba(10, 8, 7, ${0.28 + middle * 0.6})`);
  fade.addColorStop(1, 'rgba(10, 8, 7, 0.9)');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
}

/** The back of a chair at the wall, its foot at `(x, foot)`. */
export function chair(brush: Brush, ...[x, foot, high, wood, edge]: [number, number, number, string, string]): void {
  const wide = high * 0.62;
  for (const side of [-1, 1]) rect(brush, x + (side * wide) / 2 - 5, foot - high, 10, high + 40, wood);
  for (const up of [0.98, 0.72, 0.46]) {
    rect(brush, x - wide / 2, foot - high * up, wide, high * 0.13, wood);
    rect(brush, x - wide / 2, foot - high * up, wide, 3, edge);
  }
  rect(brush, x - wide * 0.58, foot - high * 0.12, wide * 1.16, 16, wood);
}

/** A chair from right above, its back away from the table (turn 0: up). */
export function seat(brush: Brush, ...[x, y, turn, wood, edge]: [number, number, number, string, string]): void {
  brush.save();
  brush.translate(x, y);
  glow(brush, 6, 12, 96, 'rgba(3, 2, 1, 0.75)');
  brush.rotate(turn);
  brush.fillStyle = wood;
  brush.strokeStyle = edge;
  brush.lineWidth = 4;
  for (const [left, top, wide, high, round] of [
    [-52, -34, 104, 92, 22],
    [-60, -52, 120, 22, 11],
  ] as const) {
    brush.beginPath();
    brush.roundRect(left, top, wide, high, round);
    brush.fill();
    brush.stroke();
  }
  brush.restore();
}
