import { type BufferGeometry, InstancedBufferAttribute, type InstancedMesh, Matrix4, Vector3 } from 'three';
import type { AnimatedCard } from '../../motion/animation/animated-card.ts';
import { axesOf, type Pose } from '../../motion/layout/pose.ts';

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
