import { extend } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, Color, Float32BufferAttribute, type Texture } from 'three';
import { type TableShape, tableOutline } from '../../motion/layout/table-geometry.ts';
import { LAMP_HEIGHT_CM } from '../../table-drawing/light.ts';
import { BrassMaterial } from './brass.ts';
import { WOOD_TILE_CM } from './grain/grain.ts';
import { useGrainRedraw, walnutTexture } from './grain/grain-textures.ts';
import { litMaterial, MIRROR } from './shader-patch.ts';

// Light bounced from the cloth to the wooden rim, baked once per table shape: for each point of the rim the share of
// the lamp's light that reaches it by one bounce, 0 to about 1; the shader applies the cloth's colour. Pure.

/** Number of cloth patches from left to right and from far to near. */
const PATCHES = { across: 28, along: 20 };

interface Patch {
  readonly x: number;
  readonly z: number;
  /** Its area times its light, relative to the middle. */
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
    // Lambert's cosine twice, by distance and angle.
    const light = (LAMP_HEIGHT_CM ** 2 / (LAMP_HEIGHT_CM ** 2 + x * x + z * z)) ** 2;
    return { x, z, power: isCloth ? wide * deep * light : 0 };
  });
}

/** The light that reaches a point with this normal (length 1). */
export function bounceLightAt(
  patches: readonly Patch[],
  [x, y, z]: readonly [number, number, number],
  [nx, ny, nz]: readonly [number, number, number],
): number {
  let sum = 0;
  for (const patch of patches) {
    const [dx, dz] = [patch.x - x, patch.z - z];
    const far = Math.max(dx * dx + y * y + dz * dz, 1);
    // Cosines of outgoing and incoming light.
    const facing = Math.max(0, dx * nx - y * ny + dz * nz);
    sum += (patch.power * facing * Math.max(y, 0)) / (far * far);
  }
  return sum / Math.PI;
}

/** A point of a profile: centimetres outwards from the cloth's edge, and height above the cloth. */
export type ProfilePoint = readonly [out: number, height: number];

/**
 * A profile swept once round the table. Texture: whole tiles of wood once round, so that the grain is seamless.
 */
function sweepProfile(shape: TableShape, profile: readonly ProfilePoint[]): BufferGeometry {
  const rim = tableOutline(shape);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const across = lengths(profile);
  const around = rim.at(-1)?.along ?? 1;
  const tiles = Math.round(around / WOOD_TILE_CM.along);
  for (const point of rim) {
    for (const [i, [out, height]] of profile.entries()) {
      positions.push(point.x + point.outX * out, height, point.z + point.outZ * out);
      uvs.push((point.along / around) * tiles, (across[i] ?? 0) / WOOD_TILE_CM.across);
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
  return geometry;
}

/** Each point's distance along the profile. */
function lengths(profile: readonly ProfilePoint[]): number[] {
  let sum = 0;
  return profile.map(([out, height], i) => {
    const before = profile[i - 1];
    if (before) sum += Math.hypot(out - before[0], height - before[1]);
    return sum;
  });
}

/** The first and last row coincide, so they get the same normals. */
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

/** Brightness of the bouncing cloth relative to white paper under the lamp. */
const BOUNCE = 9;

/** Position of the brass line in the wood, in centimetres from the cloth. */
const INLAY = { from: 1.25, to: 1.55 };

/** Walnut under old varnish; pores are duller. The cloth tints it: `dye`. */
const WalnutMaterial = extend(
  litMaterial('standard', { grain: null as Texture | null, dye: new Color() }, MIRROR, {
    vertex: {
      '#include <common>': '#include <common>\nattribute float bounce;\nvarying float vBounce;\nvarying vec2 vGrain;',
      '#include <begin_vertex>': '#include <begin_vertex>\nvBounce = bounce;\nvGrain = uv;',
    },
    fragment: {
      '#include <common>':
        '#include <common>\nuniform sampler2D grain;\nuniform vec3 dye;\nvarying float vBounce;\nvarying vec2 vGrain;',
      '#include <map_fragment>': 'diffuseColor = texture2D( grain, vGrain );',
      '#include <roughnessmap_fragment>': 'float roughnessFactor = mix( 0.8, 0.42, diffuseColor.a );',
      '#include <emissivemap_fragment>': `totalEmissiveRadiance += ( diffuseColor.rgb + 0.06 ) * dye * vBounce * ${BOUNCE.toFixed(1)};`,
    },
  }),
);

/** The wooden rim with its brass line. */
export function Rim({ shape, dye }: { shape: TableShape; dye: string }) {
  const wood = useMemo(() => baked(sweepProfile(shape, woodProfile(shape.rim)), shape), [shape]);
  const inlay = useMemo(() => sweepProfile(shape, inlayProfile(shape.rim)), [shape]);
  useGrainRedraw(walnutTexture());
  useEffect(() => () => wood.dispose(), [wood]);
  useEffect(() => () => inlay.dispose(), [inlay]);
  return (
    <>
      <mesh geometry={wood} receiveShadow>
        <WalnutMaterial grain={walnutTexture().texture} dye={dye} />
      </mesh>
      <mesh geometry={inlay} receiveShadow>
        <BrassMaterial metalness={1} roughness={0.34} />
      </mesh>
    </>
  );
}

/** Height of the rim at a distance from the cloth: a flat arch with round shoulders. */
function heightAt(out: number, rim: number): number {
  const t = Math.min(Math.max((2 * out) / rim - 1, -1), 1);
  return 0.35 + 1.3 * Math.sqrt(Math.max(0, 1 - t ** 4));
}

function woodProfile(rim: number): ProfilePoint[] {
  const arch = Array.from({ length: 21 }, (_, i): ProfilePoint => {
    const out = (rim * (1 - Math.cos((Math.PI * i) / 20))) / 2;
    return [out, heightAt(out, rim)];
  });
  return [[0, -0.4], ...arch, [rim + 0.02, -1], [rim - 0.25, -2.6], [rim - 1.2, -4], [rim - 3, -5]];
}

/** A bead that stands out slightly, so that it catches the lamp all round. */
function inlayProfile(rim: number): ProfilePoint[] {
  return Array.from({ length: 7 }, (_, i): ProfilePoint => {
    const out = INLAY.from + ((INLAY.to - INLAY.from) * i) / 6;
    return [out, heightAt(out, rim) + 0.01 + 0.07 * Math.sin((Math.PI * i) / 6)];
  });
}

/** The rim with the bounced light at each of its vertices. */
function baked(geometry: BufferGeometry, shape: TableShape): BufferGeometry {
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const patches = patchesOf(shape);
  const bounce = Float32Array.from({ length: places.count }, (_, k) =>
    bounceLightAt(
      patches,
      [places.getX(k), places.getY(k), places.getZ(k)],
      [normals.getX(k), normals.getY(k), normals.getZ(k)],
    ),
  );
  geometry.setAttribute('bounce', new BufferAttribute(bounce, 1));
  return geometry;
}
