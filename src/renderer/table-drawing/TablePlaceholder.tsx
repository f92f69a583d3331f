import { useLayoutEffect, useRef } from 'react';
import { PAPER } from '../decks/palette.ts';
import type { PlacedCard } from '../motion/layout/arrangement.ts';
import { type CameraView, cameraViewFor } from '../motion/layout/camera.ts';
import { type CardSize, cardSize } from '../motion/layout/pose.ts';
import { cornersOf, layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import type { Inset, Scene } from '../motion/scene.ts';
import { drawPlate, PLATE_FACE_PX } from './draw-plate.ts';
import { clothChannels, drawEmptyTable, LIT, type Point, shaded } from './draw-table.ts';

// The table in flat colours before the first 3D frame: cloth, rim, plates and card backs, each in its final place. The
// 3D table fades in over it.

/** Darkness of a resting or held card. */
const CARD = 'rgba(10, 6, 4, 0.1)';
const SHADOW = 'rgba(10, 6, 4, 0.35)';

/** Draws a scene as seen in this view, in CSS pixels. `lettered`: the plates' fonts have loaded. */
function drawPlaceholder(context: CanvasRenderingContext2D, scene: Scene, shot: CameraView, lettered: boolean): void {
  drawEmptyTable(context, scene.cloth, shot);
  const size = cardSize(scene.deck);
  const laid = layoutScene(scene, shot, size);
  const corners = (id: string): Point[] => cornersOf(id, scene, laid, placeOfZone(scene, shot), shot, size);
  for (const plate of scene.plates) {
    transformOnto(context, corners(`plate:${plate.seat}`), PLATE_FACE_PX, () => drawPlate(context, plate, lettered));
  }
  const back = shaded(clothChannels(scene.cloth.dye), LIT.back);
  for (const { card } of laid.toSorted((a, b) => fanTilt(a) - fanTilt(b))) {
    paper(context, corners(card.key), size, back);
  }
}

/** A card's back: a field in the cloth's colour on the paper's. */
function paper(context: CanvasRenderingContext2D, corners: readonly Point[], size: CardSize, back: string): void {
  transformOnto(context, corners, size, () => {
    const { width, height, corner } = size;
    sheet(context, -0.12, -0.12, width + 0.24, height + 0.24, corner, SHADOW);
    sheet(context, 0, 0, width, height, corner, PAPER);
    sheet(context, 0.26, 0.26, width - 0.52, height - 0.52, corner, back);
    sheet(context, 0, 0, width, height, corner, CARD);
  });
}

/** Held cards are nearer to the camera than resting ones, and the own hand is nearest. */
function fanTilt({ zone: { arrangement } }: PlacedCard): number {
  return arrangement === 'hand' ? 2 : Number(arrangement === 'fan');
}

function sheet(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height, corner, colour]: [number, number, number, number, number, string]
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.fill();
}

/** Lets something be drawn that is so wide and high as if it lay between four corners, the lower left one first, clockwise. */
function transformOnto(
  context: CanvasRenderingContext2D,
  [lower, upper, right]: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  draw: () => void,
): void {
  if (!lower || !upper || !right) return;
  context.save();
  context.transform(
    (right.x - upper.x) / width,
    (right.y - upper.y) / width,
    (lower.x - upper.x) / height,
    (lower.y - upper.y) / height,
    upper.x,
    upper.y,
  );
  draw();
  context.restore();
}

interface TablePlaceholderProps {
  readonly scene: Scene;
  readonly inset: Inset;
  /** Duration of its fade-out, in ms. */
  readonly fades?: number | undefined;
}

/** No more pixels than these for one of CSS: it is seen for a moment. */
const MAX_PIXEL_RATIO = 1.5;
/** Not by the graphics card: that has enough to make ready. */
const CONTEXT_SETTINGS: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };
/** The typeface that names are engraved in. */
const TYPEFACE = '600 18px "Fraunces Variable"';

/** The placeholder fills its container until the table itself is there: see `drawPlaceholder`. */
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
