import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { ExtrudeGeometry, MeshStandardMaterial, Shape } from 'three';
import type { CameraView } from '../../motion/layout/camera.ts';
import { markerPose } from '../../motion/layout/plate-pose.ts';
import type { Plate } from '../../motion/scene.ts';
import { BRASS } from '../../table-drawing/light.ts';
import { withReflections } from '../room/shader-patch.ts';

const LIT_BRASS = { color: BRASS, emissive: '#ffb84a', emissiveIntensity: 0.28, metalness: 0.8, roughness: 0.3 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

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
