import { Canvas } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { WebGLRenderer, type WebGLRendererParameters } from 'three';
import { DARKNESS, TONES } from '../room/light.ts';
import './noClockWarning.ts';
import type { TableProps } from '../api.ts';
import { World } from './World.tsx';

/** The 3D table: fills its container and shows a scene; a new scene moves the cards there from where they were. */
export function Table(props: TableProps) {
  const { onTrouble } = props;
  const [canDraw, setCanDraw] = useState(hasWebGL);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!canDraw) onTrouble?.('no-webgl');
  }, [canDraw, onTrouble]);
  if (!canDraw) return null;
  return (
    <Canvas
      frameloop="demand"
      shadows={{ autoUpdate: false }}
      dpr={[1, 2]}
      camera={{ manual: true }}
      // It takes a promise too, which its types grant only to who gives nothing else.
      // Fiber would set its own.
      onCreated={({ gl }) => {
        gl.toneMapping = TONES;
      }}
      gl={(canvas) => rendererOn(canvas, () => setCanDraw(false)) as WebGLRenderer}
      // Before the first frame there is nothing to see but black.
      style={{
        position: 'absolute',
        inset: 0,
        background: DARKNESS,
        touchAction: 'none',
        opacity: isDrawn ? 1 : 0,
        transition: 'opacity 400ms ease-out',
      }}
    >
      <World {...props} onDrawn={() => setDrawn(true)} />
    </Canvas>
  );
}

/** Who was given one context may be refused the next: then fiber waits for a canvas that goes. */
function rendererOn(canvas: WebGLRendererParameters, onRefused: () => void): WebGLRenderer | Promise<WebGLRenderer> {
  try {
    return new WebGLRenderer({ ...canvas, antialias: true, alpha: false, powerPreference: 'high-performance' });
  } catch {
    onRefused();
    return new Promise(() => undefined);
  }
}

function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
