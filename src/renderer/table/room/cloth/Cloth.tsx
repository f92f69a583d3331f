import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { ClothStyle as Felt } from '../../api.ts';
import type { TableShape } from '../../places/geometry.ts';
import { brushTexture, napTexture } from '../grain/textures.ts';
import { useGrainRedraw } from '../grain/useGrain.ts';
import { tableOutline } from '../outline.ts';
import { clothMaterial, dyeCloth } from './clothMaterial.ts';

/** A pool of light on the cloth: its middle, and how strong (0 none, 1 full). */
export interface LightPool {
  readonly x: number;
  readonly z: number;
  readonly strength: number;
}

/** The cloth, with a pool of light before the seat whose turn it is and one where a card may be dropped. */
export function Cloth(props: { cloth: Felt; shape: TableShape; pool: LightPool; target: LightPool }) {
  const { cloth, shape, pool, target } = props;
  const invalidate = useThree((state) => state.invalidate);
  const { material, uniforms } = useMemo(() => clothMaterial(), []);
  const geometry = useMemo(() => clothGeometry(shape), [shape]);
  useGrainRedraw(napTexture(), brushTexture());
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useLayoutEffect(() => {
    dyeCloth(uniforms, cloth, shape);
    uniforms.pool.value.set(pool.x, pool.z, pool.strength);
    uniforms.target.value.set(target.x, target.z, target.strength);
    invalidate();
  }, [uniforms, cloth, shape, pool, target, invalidate]);
  return <mesh geometry={geometry} material={material} receiveShadow />;
}

/** A flat sheet that ends a little beneath the rim. */
function clothGeometry(shape: TableShape): BufferGeometry {
  const under = 0.6;
  const positions = [0, 0, 0];
  const indices: number[] = [];
  const rim = tableOutline(shape);
  for (const point of rim) positions.push(point.x + point.outX * under, 0, point.z + point.outZ * under);
  for (let i = 1; i < rim.length; i++) indices.push(0, i, i + 1);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  );
  geometry.setIndex(indices);
  return geometry;
}
