import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { RoomName } from '../../session/device/tastes.ts';
import { DARKNESS } from './light.ts';
import { FLOOR, paintFloor } from './rooms.ts';

/** The floor in centimetres: how wide what is painted on it is, and how deep; where it begins and where it ends. */
const WIDE = 620;
const DEEP = 420;
const NEAR = 190;
const FAR = -290;

/** The room around the table: a floor with what light falls on it, and darkness. It is drawn, not lit: nothing happens there. */
export function Room({ room }: { room: RoomName }) {
  const invalidate = useThree((state) => state.invalidate);
  const floor = useMemo(() => floorTexture(room), [room]);
  useEffect(() => {
    invalidate();
    return () => floor.dispose();
  }, [floor, invalidate]);
  return (
    <>
      <color attach="background" args={[DARKNESS]} />
      <mesh rotation-x={-Math.PI / 2} position={[0, -72, (NEAR + FAR) / 2]}>
        <planeGeometry args={[WIDE, NEAR - FAR]} />
        <meshBasicMaterial map={floor} dithering toneMapped={false} />
      </mesh>
    </>
  );
}

function floorTexture(room: RoomName): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = FLOOR;
  canvas.height = FLOOR;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) paintFloor(context, room);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // Beyond what is painted its last row goes on.
  texture.repeat.set(1, (NEAR - FAR) / DEEP);
  return texture;
}
