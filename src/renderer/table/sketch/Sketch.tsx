import { useLayoutEffect, useRef } from 'react';
import type { Inset, Scene } from '../api.ts';
import { cameraViewFor } from '../places/camera.ts';
import { cardSize } from '../places/cardSize.ts';
import { drawPlaceholder } from './draw.ts';

interface TablePlaceholderProps {
  readonly scene: Scene;
  readonly inset: Inset;
  /** It gives way to what is beneath it, in so many ms. */
  readonly fades?: number | undefined;
}

/** No more pixels than these for one of CSS: it is seen for a moment. */
const MAX_PIXEL_RATIO = 1.5;
/** Not by the graphics card: that has enough to make ready. */
const CONTEXT_SETTINGS: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };
/** The typeface that names are engraved in. */
const TYPEFACE = '600 18px "Fraunces Variable"';

/** The table as a drawing, filling its container, until the table itself is there: see `drawSketch`. */
export function TablePlaceholder({ scene, inset, fades }: TablePlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { top, right, bottom, left } = inset;
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const draw = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      const context = current.getContext('2d', CONTEXT_SETTINGS);
      if (!context || width === 0 || height === 0) return;
      const fine = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      current.width = Math.round(width * fine);
      current.height = Math.round(height * fine);
      context.scale(fine, fine);
      const shot = cameraViewFor(width, height, { top, right, bottom, left }, cardSize(scene.deck), scene.tv);
      drawPlaceholder(context, scene, shot, document.fonts.check(TYPEFACE));
    };
    draw();
    document.fonts.load(TYPEFACE).then(draw, () => undefined);
    const observer = new ResizeObserver(draw);
    observer.observe(current);
    return () => observer.disconnect();
  }, [scene, top, right, bottom, left]);
  return (
    <canvas
      data-sketch
      ref={canvas}
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        pointerEvents: 'none',
        opacity: fades === undefined ? 1 : 0,
        transition: `opacity ${fades ?? 0}ms ease-out`,
      }}
    />
  );
}
