import { Canvas } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { NeutralToneMapping, setConsoleFunction, WebGLRenderer, type WebGLRendererParameters } from 'three';
import type { Inset, TableProps } from '../motion/scene.ts';
import { DARKNESS } from '../table-drawing/light.ts';
import { TablePlaceholder } from '../table-drawing/TablePlaceholder.tsx';
import { World } from './World.tsx';

/** fiber 9 creates a Clock, which three 0.183 and later warn about at every start. Nothing here can change that. */
const CLOCK_WARNING = 'Clock: This module has been deprecated';

const { console: said } = globalThis;

setConsoleFunction((level, message, ...params) => {
  if (!message.includes(CLOCK_WARNING)) said[level](message, ...params);
});

/**
 * Tone mapping: prints keep their colours, and only the brightest values are compressed. (ACES, the default of fiber,
 * turned the red of hearts orange under the lamp, and AgX salmon.)
 */
const TONE_MAPPING = NeutralToneMapping;

/** Duration of the placeholder's fade-out, in ms. */
const PLACEHOLDER_FADE_MS = 400;

const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The 3D table: fills its container and shows a scene; a new scene animates the cards from their current poses. */
export function Table3D(props: TableProps) {
  const { scene, inset = NO_INSET, onRenderProblem: onTrouble } = props;
  const [canDraw, setCanDraw] = useState(true);
  const [isDrawn, setDrawn] = useState(false);
  const [isSketched, setSketched] = useState(true);
  useEffect(() => {
    if (!canDraw) onTrouble?.('no-webgl');
  }, [canDraw, onTrouble]);
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => setSketched(false), PLACEHOLDER_FADE_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  if (!canDraw) return null;
  return (
    <>
      <Canvas
        frameloop="demand"
        shadows={{ autoUpdate: false }}
        dpr={[1, 2]}
        // Fiber would set its own.
        onCreated={({ gl }) => {
          gl.toneMapping = TONE_MAPPING;
        }}
        // It accepts a promise too, which its types allow only without other options.
        gl={(canvas) => rendererOn(canvas, () => setCanDraw(false)) as WebGLRenderer}
        style={{ position: 'absolute', inset: 0, background: DARKNESS, touchAction: 'none' }}
      >
        <World {...props} onDrawn={() => setDrawn(true)} />
      </Canvas>
      {isSketched && <TablePlaceholder scene={scene} inset={inset} fades={isDrawn ? PLACEHOLDER_FADE_MS : undefined} />}
    </>
  );
}

const CONTEXT = { antialias: true, alpha: false, powerPreference: 'high-performance' } as const;

/** A canvas may fail to get a context, even after it had one: fiber then waits for a canvas that will be removed. */
function rendererOn(
  { canvas }: WebGLRendererParameters,
  onRefused: () => void,
): WebGLRenderer | Promise<WebGLRenderer> {
  const context = canvas instanceof HTMLCanvasElement && canvas.getContext('webgl2', CONTEXT);
  if (canvas && context instanceof WebGL2RenderingContext) return new WebGLRenderer({ ...CONTEXT, canvas, context });
  onRefused();
  return new Promise(() => undefined);
}
