import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { CatmullRomCurve3, Color, type Mesh, type TubeGeometry, Vector3 } from 'three';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import type { CameraView } from '../../motion/layout/camera.ts';
import { platePose } from '../../motion/layout/plate-pose.ts';
import { alongRim } from '../../motion/layout/table-geometry.ts';
import type { Plate } from '../../motion/scene.ts';
import { type Brass, BrassMaterial } from '../room/brass.ts';

const GLOW = new Color('#ffb84a');

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
  const mesh = useRef<Mesh<TubeGeometry, InstanceType<typeof Brass>>>(null);
  const [from, to] = plates;
  const path = useMemo(() => {
    const [start, end] = [platePose(from, seats, shot), platePose(to, seats, shot)];
    return new CatmullRomCurve3(alongRim(shot.shape, start, end).map(({ x, y, z }) => new Vector3(x, y, z)));
  }, [from, to, seats, shot]);
  useFrame(() => {
    if (!mesh.current) return;
    const { geometry, material } = mesh.current;
    const { thread, shine } = stage.shown;
    const faces = geometry.index?.count ?? 0;
    const each = AROUND * 6;
    geometry.setDrawRange(0, Math.round((faces * thread) / each) * each);
    material.emissive.copy(GLOW).multiplyScalar(GLEAM + SHINE * shine);
  });
  return (
    <mesh ref={mesh}>
      <tubeGeometry args={[path, Math.max(2, path.points.length * 2), RADIUS, AROUND]} />
      <BrassMaterial metalness={0.7} roughness={0.3} />
    </mesh>
  );
}
