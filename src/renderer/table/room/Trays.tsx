import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute, MeshLambertMaterial } from 'three';
import type { Zone } from '../api.ts';
import type { CardSize } from '../places/cardSize.ts';
import { type TraySpot, trayTriangles } from './trayShape.ts';

/** Room around a card in its tray, in centimetres. */
const ROOM = 1.1;

interface TraysProps {
  /** As they lie on the table in this window. */
  readonly zones: readonly Zone[];
  readonly size: CardSize;
  /** A card is being dragged: the trays that take it shine. */
  readonly dragging: boolean;
}

/** The trays of all zones that have one. */
export function Trays({ zones, size, dragging }: TraysProps) {
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => trayGeometry(traysOf(zones, size, dragging)), [zones, size, dragging]);
  const material = useMemo(
    () => new MeshLambertMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
    [],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useLayoutEffect(() => {
    if (geometry) invalidate();
  }, [geometry, invalidate]);
  return <mesh geometry={geometry} material={material} receiveShadow />;
}

function traysOf(zones: readonly Zone[], size: CardSize, dragging: boolean): TraySpot[] {
  return zones.flatMap(({ tray, place, scale = 1, drop }) => {
    if (!tray) return [];
    const [width, depth] = [size.width * scale + ROOM, size.height * scale + ROOM];
    return [{ ...tray, place, width, depth, lit: dragging && drop === true }];
  });
}

function trayGeometry(spots: readonly TraySpot[]): BufferGeometry {
  const { positions, normals, colors } = trayTriangles(spots);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  return geometry;
}
