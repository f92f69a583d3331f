/**
 * The table as a drawing in flat colours, before the graphics card has its first picture: cloth, rim, plates and the backs of
 * cards, each where they will be seen; a face that is not printed is no blank paper either. The drawn table fades in over it.
 */
import { PAPER } from '../../faces/palette.ts';
import type { Scene } from '../api.ts';
import type { PlacedCard } from '../places/arrangement.ts';
import type { CameraView } from '../places/camera.ts';
import { type CardSize, cardSize } from '../places/cardSize.ts';
import { layoutScene, placeOfZone } from '../places/layScene.ts';
import { cornersOf } from '../places/screen.ts';
import { drawPlate, PLATE_FACE_PX } from '../plates/drawPlate.ts';
import { drawEmptyTable, clothChannels, LIT, type Point, shaded } from './bare.ts';

/** How much of the light is left on a card that lies or is held. */
const CARD = 'rgba(10, 6, 4, 0.1)';
const SHADOW = 'rgba(10, 6, 4, 0.35)';

/** Draws a scene as it is seen in this shot, in CSS pixels. `lettered`: the typefaces of the plates are there. */
export function drawPlaceholder(context: CanvasRenderingContext2D, scene: Scene, shot: CameraView, lettered: boolean): void {
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

/** A card's back: paper with a field in the colour of the cloth. */
function paper(context: CanvasRenderingContext2D, corners: readonly Point[], size: CardSize, back: string): void {
  transformOnto(context, corners, size, () => {
    const { width, height, corner } = size;
    sheet(context, -0.12, -0.12, width + 0.24, height + 0.24, corner, SHADOW);
    sheet(context, 0, 0, width, height, corner, PAPER);
    sheet(context, 0.26, 0.26, width - 0.52, height - 0.52, corner, back);
    sheet(context, 0, 0, width, height, corner, CARD);
  });
}

/** What is held is nearer to the eye than what lies, and the own hand is nearest. */
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
