import { BufferGeometry, Float32BufferAttribute } from 'three';
import { CARD_THICKNESS_CM, type CardSize } from '../../motion/layout/pose.ts';

/** A vertex's side of the card, for the shader. */
const SIDE = { face: 0, back: 1, edge: 2 } as const;

const CORNER_STEPS = 6;
const STRAIGHT_STEPS = 10;

interface Row {
  readonly z: number;
  readonly halfWidth: number;
}

/**
 * A card's mesh: face up the y axis, its upper edge towards −z, with rounded corners and a thin edge. It is cut into
 * strips across, so that it can bend along its height.
 */
export function cardGeometry(size: CardSize): BufferGeometry {
  const rows = stripsOf(size);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const sides: number[] = [];
  const indices: number[] = [];
  const vertex = (x: number, y: number, z: number, normal: readonly [number, number, number], side: number): void => {
    positions.push(x, y, z);
    normals.push(...normal);
    const u = x / size.width + 0.5;
    uvs.push(side === SIDE.back ? 1 - u : u, 0.5 - z / size.height);
    sides.push(side);
  };
  const half = CARD_THICKNESS_CM / 2;
  for (const [side, y, up] of [
    [SIDE.face, half, 1],
    [SIDE.back, -half, -1],
  ] as const) {
    const first = positions.length / 3;
    for (const { z, halfWidth } of rows) {
      vertex(-halfWidth, y, z, [0, up, 0], side);
      vertex(halfWidth, y, z, [0, up, 0], side);
    }
    for (let i = 0; i + 1 < rows.length; i++) {
      const a = first + i * 2;
      if (up > 0) indices.push(a, a + 2, a + 1, a + 1, a + 2, a + 3);
      else indices.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
    }
  }
  edge(rows, half, vertex, indices, () => positions.length / 3);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(sides, 1));
  geometry.setIndex(indices);
  return geometry;
}

/** The card's half width at every cut from its upper to its lower edge. */
function stripsOf({ width, height, corner }: CardSize): Row[] {
  const upper: Row[] = [];
  for (let i = 0; i <= CORNER_STEPS; i++) {
    const angle = (Math.PI / 2) * (i / CORNER_STEPS);
    upper.push({
      z: -height / 2 + corner * (1 - Math.sin(angle)),
      halfWidth: width / 2 - corner * (1 - Math.cos(angle)),
    });
  }
  upper.reverse();
  // From the upper edge down: the corner's arc, then the straight part.
  const arc = upper.sort((a, b) => a.z - b.z);
  const straight = height - 2 * corner;
  const middle: Row[] = [];
  for (let i = 1; i < STRAIGHT_STEPS; i++) {
    middle.push({ z: -height / 2 + corner + (straight * i) / STRAIGHT_STEPS, halfWidth: width / 2 });
  }
  const lower = arc.map(({ z, halfWidth }) => ({ z: -z, halfWidth })).reverse();
  return [...arc, ...middle, ...lower];
}

type PutVertex = (x: number, y: number, z: number, normal: readonly [number, number, number], side: number) => void;

/** The thin edge between face and back: down the right side and up the left one. */
function edge(rows: readonly Row[], half: number, put: PutVertex, indices: number[], count: () => number): void {
  const down = rows.map(({ z, halfWidth }) => [halfWidth, z] as const);
  const up = [...rows].reverse().map(({ z, halfWidth }) => [-halfWidth, z] as const);
  const loop = [...down, ...up];
  for (let i = 0; i < loop.length; i++) {
    const [ax, az] = loop[i] ?? [0, 0];
    const [bx, bz] = loop[(i + 1) % loop.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, bz - az);
    if (length < 1e-9) continue;
    const normal = [-(az - bz) / length, 0, (ax - bx) / length] as const;
    const first = count();
    put(ax, half, az, normal, SIDE.edge);
    put(ax, -half, az, normal, SIDE.edge);
    put(bx, half, bz, normal, SIDE.edge);
    put(bx, -half, bz, normal, SIDE.edge);
    indices.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
  }
}
