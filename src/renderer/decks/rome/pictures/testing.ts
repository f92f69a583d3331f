/** Where the parts of a picture lie, for tests: the corners of every path, circle and ellipse, moved as it is moved. */

type Point = readonly [x: number, y: number];

interface Part {
  /** Its markup. */
  readonly what: string;
  readonly points: readonly Point[];
}

type Move = (point: Point) => Point;

const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** A list of SVG transforms, outermost first. */
function moveOf(transform: string): Move {
  const steps = [...transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].map(([, name, text = '']): Move => {
    const [a = 0, b, c = 0] = numbersIn(text);
    if (name === 'translate') return ([x, y]) => [x + a, y + (b ?? 0)];
    if (name === 'scale') return ([x, y]) => [x * a, y * (b ?? a)];
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const [cx, cy] = [b ?? 0, c];
    return ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
  });
  return (point) => steps.reduceRight((moved, step) => step(moved), point);
}

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** The points that a path's pen goes to. */
function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', text = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const numbers = numbersIn(text);
    const arity = ARITY[command.toUpperCase()] || numbers.length + 1;
    for (let k = 0; k + arity <= numbers.length; k += arity) {
      points.push(endOf(command, numbers.slice(k, k + arity), points.at(-1) ?? [0, 0]));
    }
  }
  return points;
}

/** Where a command's pen goes from here. */
function endOf(command: string, numbers: readonly number[], [x, y]: Point): Point {
  const [fromX, fromY] = command === command.toLowerCase() ? [x, y] : [0, 0];
  const last = numbers.at(-1) ?? 0;
  if (/h/i.test(command)) return [fromX + last, y];
  if (/v/i.test(command)) return [x, fromY + last];
  return [fromX + (numbers.at(-2) ?? 0), fromY + last];
}

/** What one element draws, before it is moved. */
function drawnBy(name: string, attribute: (name: string) => string): Point[] {
  if (name === 'path') return pointsOf(attribute('d'));
  const [x, y] = [Number(attribute('cx') || 0), Number(attribute('cy') || 0)];
  const [rx, ry] = [Number(attribute('rx') || attribute('r')), Number(attribute('ry') || attribute('r'))];
  return [
    [x - rx, y],
    [x + rx, y],
    [x, y - ry],
    [x, y + ry],
  ];
}

/** Every part of a picture; what is printed again (`<use>`) once more for each time. */
export function partsOf(block: string): Part[] {
  const parts: Part[] = [];
  const moves: Move[] = [];
  for (const [tag, closing, name = '', written = '', empty] of block.matchAll(
    /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/g,
  )) {
    const attribute = (key: string): string => new RegExp(` ${key}="([^"]*)"`).exec(written)?.[1] ?? '';
    if (closing) {
      moves.pop();
      continue;
    }
    const own = moveOf(attribute('transform'));
    const outer = [...moves];
    const move: Move = (point) => outer.reduceRight((moved, step) => step(moved), own(point));
    if (name === 'use')
      parts.push(
        ...partsOf(namedIn(block, attribute('href').slice(1))).map((part) => ({
          ...part,
          points: part.points.map(move),
        })),
      );
    else if (name !== 'g') parts.push({ what: tag, points: drawnBy(name, attribute).map(move) });
    if (!empty) moves.push(own);
  }
  return parts;
}

/** The group of this name, with all that is in it. */
function namedIn(block: string, id: string): string {
  const from = block.indexOf(`<g id="${id}">`);
  let depth = 0;
  for (const { 0: tag, index } of block.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return block.slice(from, from + index + tag.length);
  }
  throw new Error(`nothing is named ${id}`);
}
