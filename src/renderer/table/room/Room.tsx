import { useEffect, useMemo } from 'react';
import { CanvasTexture, SRGBColorSpace } from 'three';
import { DARKNESS } from './light.ts';

/** The room around the table: a floor that is hardly there, and darkness. */
export function Room() {
  const floor = useMemo(floorTexture, []);
  useEffect(() => () => floor.dispose(), [floor]);
  return (
    <>
      <color attach="background" args={[DARKNESS]} />
      <mesh rotation-x={-Math.PI / 2} position={[0, -72, -20]}>
        <planeGeometry args={[620, 420]} />
        <meshBasicMaterial map={floor} dithering toneMapped={false} />
      </mesh>
    </>
  );
}

/** Boards in the last of the light: drawn, not lit, because nothing happens there. */
function floorTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 1024;
  canvas.height = 1024;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#17100b';
    context.fillRect(0, 0, 1024, 1024);
    for (let row = 0; row < 26; row++) {
      const y = (row * 1024) / 26;
      context.fillStyle = `rgba(${90 + ((row * 37) % 30)}, 56, 34, ${0.1 + ((row * 13) % 7) / 60})`;
      context.fillRect(0, y, 1024, 1024 / 26 - 2);
      context.fillStyle = 'rgba(4, 3, 2, 0.75)';
      context.fillRect(0, y - 2, 1024, 3);
      context.fillRect(((row * 397) % 1024) - 2, y, 3, 1024 / 26);
    }
    const shade = context.createRadialGradient(512, 512, 60, 512, 512, 520);
    shade.addColorStop(0, 'rgba(10, 8, 7, 0.25)');
    shade.addColorStop(0.45, 'rgba(10, 8, 7, 0.55)');
    shade.addColorStop(1, 'rgba(10, 8, 7, 1)');
    context.fillStyle = shade;
    context.fillRect(0, 0, 1024, 1024);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
