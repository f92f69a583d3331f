import {
  BufferGeometry,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  Vector3,
} from 'three';
import type { AnimatedCard } from '../../motion/animation/animated-card.ts';
import { axesOf, CARD_THICKNESS_CM, type CardSize, type Pose } from '../../motion/layout/pose.ts';

const matrix = new Matrix4();
const right = new Vector3();
const normal = new Vector3();
const towards = new Vector3();

/** The card's transform, in `matrix`; `below` moves it down its own back, in centimetres. */
function place(pose: Pose, below: number): Matrix4 {
  const axes = axesOf(pose);
  right.set(axes.right.x, axes.right.y, axes.right.z).multiplyScalar(pose.scale);
  normal.set(axes.normal.x, axes.normal.y, axes.normal.z).multiplyScalar(pose.scale);
  towards.set(-axes.up.x, -axes.up.y, -axes.up.z).multiplyScalar(pose.scale);
  matrix.makeBasis(right, normal, towards);
  const down = pose.flip > 90 ? -below : below;
  const { x, y, z } = axes.normal;
  return matrix.setPosition(pose.x - x * down, pose.y - y * down, pose.z - z * down);
}

/** The transform of a flat thing. The same matrix object each time: copy it, don't keep it. */
export function matrixOf(pose: Pose): Matrix4 {
  return place(pose, 0);
}

/** A card's geometry with its shader's attributes, for up to `most` cards. */
export function withCardAttributes(geometry: BufferGeometry, most: number): BufferGeometry {
  geometry.setAttribute('cells', new InstancedBufferAttribute(new Float32Array(most * 3), 3));
  geometry.setAttribute('state', new InstancedBufferAttribute(new Float32Array(most * 4), 4));
  return geometry;
}

/** Draw order: top cards first, since what they cover is not drawn then; fading ones last, over what is behind them. */
function nearestFirst(actors: readonly AnimatedCard[]): AnimatedCard[] {
  const solid = actors.filter(({ pose }) => pose.alpha === 1);
  return [...solid.toReversed(), ...actors.filter(({ pose }) => pose.alpha !== 1)];
}

/** Updates the instances from the cards, as many as fit. `cellOf`: the cell of a face, or of the back (null). */
export function updateCardInstances(
  mesh: InstancedMesh,
  actors: readonly AnimatedCard[],
  cellOf: (face: string | null) => number,
): void {
  const cells = mesh.geometry.getAttribute('cells');
  const state = mesh.geometry.getAttribute('state');
  const shown = nearestFirst(actors.slice(0, mesh.instanceMatrix.count));
  for (const [i, { pose, face, glow, dim, place: layer }] of shown.entries()) {
    mesh.setMatrixAt(i, place(pose, 0));
    cells.setXYZ(i, cellOf(face), cellOf(null), layer);
    state.setXYZW(i, glow, dim, pose.bend, pose.alpha);
  }
  mesh.count = shown.length;
  mesh.instanceMatrix.needsUpdate = true;
  cells.needsUpdate = true;
  state.needsUpdate = true;
}

/** A pile is dark only around its foot: the shadows of all its cards would add up to black. */
const ON_PILE = 0.04;

/**
 * The contact shadow of a resting card: just below it, and gone when it is lifted; and the ring around a winning one.
 */
export function updateContactInstances(mesh: InstancedMesh, actors: readonly AnimatedCard[]): void {
  const contact = mesh.geometry.getAttribute('contact');
  const shown = actors.slice(0, mesh.instanceMatrix.count);
  for (const [i, { pose, rest, flight, winningLift: lead, piled }] of shown.entries()) {
    mesh.setMatrixAt(i, place(pose, 0.035));
    const turned = Math.abs(pose.flip - rest.flip) + Math.abs(pose.tilt - rest.tilt);
    const above = Math.abs(pose.y - rest.y) + Math.abs(pose.x - rest.x) * 0.2 + turned * 0.05;
    const dark = pose.alpha * Math.exp(-above * (flight ? 1.5 : 0.6)) * (piled ? ON_PILE : 1);
    contact.setXYZ(i, dark, pose.bend, lead * pose.alpha);
  }
  mesh.count = shown.length;
  mesh.instanceMatrix.needsUpdate = true;
  contact.needsUpdate = true;
}

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
  const arc = Array.from({ length: CORNER_STEPS + 1 }, (_, i): Row => {
    const angle = (Math.PI / 2) * (i / CORNER_STEPS);
    return {
      z: -height / 2 + corner * (1 - Math.cos(angle)),
      halfWidth: width / 2 - corner * (1 - Math.sin(angle)),
    };
  });
  const straight = height - 2 * corner;
  const middle = Array.from(
    { length: STRAIGHT_STEPS - 1 },
    (_, i): Row => ({
      z: -height / 2 + corner + (straight * (i + 1)) / STRAIGHT_STEPS,
      halfWidth: width / 2,
    }),
  );
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
