import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  CatmullRomCurve3,
  ExtrudeGeometry,
  type Mesh,
  MeshStandardMaterial,
  Shape,
  TubeGeometry,
  Vector3,
} from 'three';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import type { CameraView } from '../../motion/layout/camera.ts';
import { markerPose, platePose } from '../../motion/layout/plate-pose.ts';
import { alongRim } from '../../motion/layout/table-geometry.ts';
import { radians } from '../../motion/maths.ts';
import type { Plate } from '../../motion/scene.ts';
import { BRASS } from '../../table-drawing/light.ts';
import { withReflections } from '../room/shader-patch.ts';

const LIT_BRASS = { color: BRASS, emissive: '#ffb84a', emissiveIntensity: 0.28, metalness: 0.8, roughness: 0.3 };

/** A brass marker at the plate on turn. It does not move, so a table at rest draws no frame. */
export function TurnMarker({ plate, seats, shot }: { plate: Plate; seats: number; shot: CameraView }) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(dart, []);
  const material = useMemo(() => withReflections(new MeshStandardMaterial(LIT_BRASS)), []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useLayoutEffect(() => {
    if (!plate || !shot || !seats) return;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [plate, shot, seats, gl, invalidate]);
  const { x, y, z, yaw, roll, scale } = markerPose(plate, seats, shot);
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, y, z]}
      rotation={[radians(-shot.pitch * 0.6), radians(yaw), radians(roll)]}
      scale={scale}
      castShadow
    />
  );
}

/** A broad arrowhead, its point at 0/0. */
function dart(): ExtrudeGeometry {
  const shape = new Shape();
  shape.moveTo(0, 0);
  shape.lineTo(1.7, 2.9);
  shape.lineTo(0, 2.2);
  shape.lineTo(-1.7, 2.9);
  shape.closePath();
  return new ExtrudeGeometry(shape, {
    depth: 0.2,
    bevelSize: 0.5,
    bevelOffset: -0.5,
    bevelThickness: 0.42,
    bevelSegments: 1,
  });
}

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
