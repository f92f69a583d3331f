import { useEffect, useLayoutEffect, useMemo } from 'react';
import { MeshStandardMaterial } from 'three';
import type { TableShape } from '../places/geometry.ts';
import { walnutTexture } from './grain/textures.ts';
import { useGrain } from './grain/useGrain.ts';
import { WOOD_TILE } from './grain/wood.ts';
import { BRASS } from './light.ts';
import { mirroring } from './mirror.ts';
import { type ProfilePoint, sweep } from './sweep.ts';

/** Where the brass lies in the wood, in centimetres from the cloth. */
const INLAY = { from: 1.25, to: 1.55 };

/** The wooden rim with its brass line. */
export function Rim({ shape }: { shape: TableShape }) {
  const wood = useMemo(() => sweep(shape, woodProfile(shape.rim)), [shape]);
  const inlay = useMemo(() => sweep(shape, inlayProfile(shape.rim)), [shape]);
  const walnut = useMemo(() => walnutMaterial(), []);
  const brass = useMemo(() => mirroring(new MeshStandardMaterial({ color: BRASS, metalness: 1, roughness: 0.34 })), []);
  useGrain(walnutTexture());
  useEffect(() => () => wood.dispose(), [wood]);
  useEffect(() => () => inlay.dispose(), [inlay]);
  useLayoutEffect(() => {
    // Whole tiles once round, so that the grain meets itself.
    walnut.map?.repeat.set(Math.round(wood.userData.around / WOOD_TILE.along), 1 / WOOD_TILE.across);
  }, [walnut, wood]);
  return (
    <>
      <mesh geometry={wood} material={walnut} receiveShadow castShadow />
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

/** Walnut under old varnish; pores are duller than the rest. */
export function walnutMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: walnutTexture().texture, roughness: 1 });
  return mirroring(material, {
    fragment: { '#include <roughnessmap_fragment>': 'float roughnessFactor = mix( 0.8, 0.42, diffuseColor.a );' },
  });
}
