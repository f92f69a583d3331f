import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { BufferAttribute, type BufferGeometry, Color, MeshStandardMaterial } from 'three';
import type { TableShape } from '../places/geometry.ts';
import { bounceLightAt, patchesOf } from './bounce.ts';
import { walnutTexture } from './grain/textures.ts';
import { useGrainRedraw } from './grain/useGrain.ts';
import { WOOD_TILE_CM } from './grain/wood.ts';
import { BRASS } from './light.ts';
import { withReflections } from './mirror.ts';
import { type ProfilePoint, sweepProfile } from './sweep.ts';

/** How bright the cloth is that gives light back, beside white paper under the lamp. */
const BOUNCE = 9;

/** Where the brass lies in the wood, in centimetres from the cloth. */
const INLAY = { from: 1.25, to: 1.55 };

/** The wooden rim with its brass line. */
export function Rim({ shape, dye }: { shape: TableShape; dye: string }) {
  const invalidate = useThree((state) => state.invalidate);
  const wood = useMemo(() => baked(sweepProfile(shape, woodProfile(shape.rim)), shape), [shape]);
  const inlay = useMemo(() => sweepProfile(shape, inlayProfile(shape.rim)), [shape]);
  const walnut = useMemo(() => walnutMaterial(), []);
  useLayoutEffect(() => {
    walnut.userData.dye.value.set(dye);
    invalidate();
  }, [walnut, dye, invalidate]);
  const brass = useMemo(() => withReflections(new MeshStandardMaterial({ color: BRASS, metalness: 1, roughness: 0.34 })), []);
  useGrainRedraw(walnutTexture());
  useEffect(() => () => wood.dispose(), [wood]);
  useEffect(() => () => inlay.dispose(), [inlay]);
  useLayoutEffect(() => {
    // Whole tiles once round, so that the grain meets itself.
    walnut.map?.repeat.set(Math.round(wood.userData.around / WOOD_TILE_CM.along), 1 / WOOD_TILE_CM.across);
  }, [walnut, wood]);
  return (
    <>
      <mesh geometry={wood} material={walnut} receiveShadow />
      <mesh geometry={inlay} material={brass} receiveShadow />
    </>
  );
}

/** Height of the rim's back at a distance from the cloth: a flat arch with round shoulders. */
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

/** A bead that stands out of the wood by a hair, so that it catches the lamp all the way round. */
function inlayProfile(rim: number): ProfilePoint[] {
  return Array.from({ length: 7 }, (_, i): ProfilePoint => {
    const out = INLAY.from + ((INLAY.to - INLAY.from) * i) / 6;
    return [out, heightAt(out, rim) + 0.01 + 0.07 * Math.sin((Math.PI * i) / 6)];
  });
}

/** The rim with what the cloth's light does at each of its points. */
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

/** Walnut under old varnish; pores are duller than the rest. The cloth gives it some of its colour: `userData.dye`. */
export function walnutMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: walnutTexture().texture, roughness: 1 });
  const dye = { value: new Color() };
  material.userData.dye = dye;
  return withReflections(material, {
    uniforms: { dye },
    vertex: {
      '#include <common>': '#include <common>\nattribute float bounce;\nvarying float vBounce;',
      '#include <begin_vertex>': '#include <begin_vertex>\nvBounce = bounce;',
    },
    fragment: {
      '#include <common>': '#include <common>\nuniform vec3 dye;\nvarying float vBounce;',
      '#include <roughnessmap_fragment>': 'float roughnessFactor = mix( 0.8, 0.42, diffuseColor.a );',
      '#include <emissivemap_fragment>': `totalEmissiveRadiance += ( diffuseColor.rgb + 0.06 ) * dye * vBounce * ${BOUNCE.toFixed(1)};`,
    },
  });
}
