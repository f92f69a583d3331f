import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { ExtrudeGeometry, MeshStandardMaterial, Shape } from 'three';
import type { Plate } from '../api.ts';
import type { Shot } from '../places/camera.ts';
import { PLATE, platePose } from '../places/platePose.ts';
import { BRASS } from '../room/light.ts';
import { mirroring } from '../room/mirror.ts';

const LIT_BRASS = { color: BRASS, emissive: '#ffb84a', emissiveIntensity: 0.28, metalness: 0.8, roughness: 0.3 };

/** A brass dart over the plate of the seat whose turn it is. It hangs still: a table at rest draws no frame. */
export function Marker({ plate, seats, shot }: { plate: Plate; seats: number; shot: Shot }) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(dart, []);
  const material = useMemo(() => mirroring(new MeshStandardMaterial(LIT_BRASS)), []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useLayoutEffect(() => {
    if (!plate || !shot || !seats) return;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [plate, shot, seats, gl, invalidate]);
  const { x, y, z, yaw, lean, scale } = platePose(plate, seats, shot);
  // Along the plate's face, a finger's breadth above its upper edge.
  const above = (PLATE.height * 0.5 + 0.6) * scale;
  const slope = (lean * Math.PI) / 180;
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, y + above * Math.cos(slope), z - above * Math.sin(slope)]}
      rotation={[(-shot.pitch * 0.6 * Math.PI) / 180, (yaw * Math.PI) / 180, 0]}
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
