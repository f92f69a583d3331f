import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { CatmullRomCurve3, type Mesh, MeshStandardMaterial, TubeGeometry, Vector3 } from 'three';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import type { CameraView } from '../../motion/layout/camera.ts';
import { platePose } from '../../motion/layout/plate-pose.ts';
import { alongRim } from '../../motion/layout/table-outline.ts';
import type { Plate } from '../../motion/scene.ts';
import { BRASS } from '../../table-drawing/light.ts';
import { withReflections } from '../room/shader-patch.ts';

/** Centimetres. */
const RADIUS = 0.32;
const AROUND = 6;
/** Its lasting brightness, and its maximum. */
const GLEAM = 0.28;
const SHINE = 1.5;

interface Props {
  /** From the first to the second. */
  readonly plates: readonly [Plate, Plate];
  readonly seats: number;
  readonly shot: CameraView;
  readonly stage: HighlightTimeline;
}

/** A brass thread that joins two plates along the rim, the shorter way. */
export function PartnerThread({ plates, seats, shot, stage }: Props) {
  const mesh = useRef<Mesh>(null);
  const [from, to] = plates;
  const geometry = useMemo(() => {
    const ends = [from, to].map((plate) => platePose(plate, seats, shot));
    return tube(alongRim(shot.shape, ends[0] ?? { x: 0, z: 0 }, ends[1] ?? { x: 0, z: 0 }));
  }, [from, to, seats, shot]);
  const material = useMemo(
    () =>
      withReflections(new MeshStandardMaterial({ color: BRASS, emissive: '#ffb84a', metalness: 0.7, roughness: 0.3 })),
    [],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useFrame(() => {
    const { thread, shine } = stage.shown;
    const faces = geometry.index?.count ?? 0;
    const each = AROUND * 6;
    geometry.setDrawRange(0, Math.round((faces * thread) / each) * each);
    material.emissiveIntensity = GLEAM + SHINE * shine;
  });
  return <mesh ref={mesh} geometry={geometry} material={material} />;
}

function tube(points: readonly { readonly x: number; readonly y: number; readonly z: number }[]): TubeGeometry {
  const curve = new CatmullRomCurve3(points.map(({ x, y, z }) => new Vector3(x, y, z)));
  return new TubeGeometry(curve, Math.max(2, points.length * 2), RADIUS, AROUND);
}
