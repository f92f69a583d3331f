import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute, MeshLambertMaterial } from 'three';
import type { Zone } from '../api.ts';
import type { CardSize } from '../places/cardSize.ts';
import { fitted, type TableShape } from '../places/geometry.ts';
import { type TraySpot, trayTriangles } from './trayShape.ts';

/** Room around a card in its tray, in centimetres. */
const ROOM = 1.1;

interface TraysProps {
  readonly zones: readonly Zone[];
  readonly shape: TableShape;
  readonly size: CardSize;
  /** A card is being dragged: the trays that take it shine. */
  readonly dragging: boolean;
}

/** The trays of all zones that have one. */
export function Trays({ zones, shape, size, dragging }: TraysProps) {
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => trayGeometry(traysOf(zones, shape, size, dragging)), [zones, shape, size, dragging]);
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

function traysOf(zones: readonly Zone[], shape: TableShape, size: CardSize, dragging: boolean): TraySpot[] {
  return zones.flatMap(({ tray, place, scale = 1, drop }) => {
    if (!tray) return [];
    const [width, depth] = [size.width * scale + ROOM, size.height * scale + ROOM];
    return [{ ...tray, place: fitted(place, shape), width, depth, lit: dragging && drop === true }];
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
