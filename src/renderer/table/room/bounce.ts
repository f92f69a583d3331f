/**
 * What the lit cloth gives back to the wood around it: baked once for a shape of table. Of each point of the rim, how much of
 * the lamp's light on the cloth reaches it by one bounce, 0 to about 1; the cloth's own colour is put in by the shader. Pure.
 */
import type { TableShape } from '../places/geometry.ts';
import { LAMP_HEIGHT_CM } from './light.ts';

/** The cloth in so many patches from left to right and from far to near. */
const PATCHES = { across: 28, along: 20 };

interface Patch {
  readonly x: number;
  readonly z: number;
  /** Its size times the light on it, beside what the middle gets. */
  readonly power: number;
}

/** The patches of the cloth, the brightest under the lamp. */
export function patchesOf({ halfWidth, halfDepth, corner }: TableShape): Patch[] {
  const [wide, deep] = [(2 * halfWidth) / PATCHES.across, (2 * halfDepth) / PATCHES.along];
  return Array.from({ length: PATCHES.across * PATCHES.along }, (_, k): Patch => {
    const x = ((k % PATCHES.across) + 0.5) * wide - halfWidth;
    const z = (Math.floor(k / PATCHES.across) + 0.5) * deep - halfDepth;
    const [outX, outZ] = [Math.abs(x) - halfWidth + corner, Math.abs(z) - halfDepth + corner];
    const isCloth = outX <= 0 || outZ <= 0 || Math.hypot(outX, outZ) <= corner;
    // Lambert's cosine twice: as far away and as slanting as it is.
    const light = (LAMP_HEIGHT_CM ** 2 / (LAMP_HEIGHT_CM ** 2 + x * x + z * z)) ** 2;
    return { x, z, power: isCloth ? wide * deep * light : 0 };
  });
}

/** How much of it reaches a point that faces this way (of length 1). */
export function bounceLightAt(
  patches: readonly Patch[],
  [x, y, z]: readonly [number, number, number],
  [nx, ny, nz]: readonly [number, number, number],
): number {
  let sum = 0;
  for (const patch of patches) {
    const [dx, dz] = [patch.x - x, patch.z - z];
    const far = Math.max(dx * dx + y * y + dz * dz, 1);
    // What the cloth sends out slantwise, and what falls in slantwise.
    const facing = Math.max(0, dx * nx - y * ny + dz * nz);
    sum += (patch.power * facing * Math.max(y, 0)) / (far * far);
  }
  return sum / Math.PI;
}
