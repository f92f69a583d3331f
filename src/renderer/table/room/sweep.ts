import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { TableShape } from '../places/geometry.ts';
import { tableOutline } from './outline.ts';

/** A point of a profile: centimetres outwards from the cloth's edge, and height above the cloth. */
export type ProfilePoint = readonly [out: number, height: number];

/**
 * A profile led once round the table. Texture: u from 0 to 1 along the rim, v across it in centimetres.
 * `userData.around` is the length of the way round.
 */
export function sweepProfile(shape: TableShape, profile: readonly ProfilePoint[]): BufferGeometry {
  const rim = tableOutline(shape);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const across = lengths(profile);
  const around = rim.at(-1)?.along ?? 1;
  for (const point of rim) {
    for (const [i, [out, height]] of profile.entries()) {
      positions.push(point.x + point.outX * out, height, point.z + point.outZ * out);
      uvs.push(point.along / around, across[i] ?? 0);
    }
  }
  const row = profile.length;
  for (let i = 0; i + 1 < rim.length; i++) {
    for (let j = 0; j + 1 < row; j++) {
      const a = i * row + j;
      indices.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  closeSeam(geometry, row);
  geometry.userData.around = around;
  return geometry;
}

/** How far along the profile each point lies. */
function lengths(profile: readonly ProfilePoint[]): number[] {
  let sum = 0;
  return profile.map(([out, height], i) => {
    const before = profile[i - 1];
    if (before) sum += Math.hypot(out - before[0], height - before[1]);
    return sum;
  });
}

/** The first and the last row are the same place: give them the same normals. */
function closeSeam(geometry: BufferGeometry, row: number): void {
  const normals = geometry.getAttribute('normal');
  const last = normals.count - row;
  for (let j = 0; j < row; j++) {
    const x = normals.getX(j) + normals.getX(last + j);
    const y = normals.getY(j) + normals.getY(last + j);
    const z = normals.getZ(j) + normals.getZ(last + j);
    const length = Math.hypot(x, y, z) || 1;
    normals.setXYZ(j, x / length, y / length, z / length);
    normals.setXYZ(last + j, x / length, y / length, z / length);
  }
}
