/** Where all cards and plates of a scene are seen, and where a card says what it is. */

import { WINNING_LIFT } from '#renderer/motion/animation/animated-card.ts';
import { type CameraView, cameraViewFor } from '#renderer/motion/layout/camera.ts';
import { cardSize, type Pose } from '#renderer/motion/layout/pose.ts';
import { cornersOf, layoutScene, placeOfZone } from '#renderer/motion/layout/scene-layout.ts';
import type { Point } from '#renderer/motion/layout/testing.ts';
import type { Scene } from '#renderer/motion/scene.ts';

/** The part of a card that its index takes in two opposite corners. */
const INDEX = { width: 0.2, height: 0.24 };

interface Window {
  readonly width: number;
  readonly height: number;
  readonly right: number;
}

export interface Sheet {
  readonly key: string;
  readonly zone: string;
  /** What lies over what: of two, the later. */
  readonly corners: readonly Point[];
}

/** The eye in such a window, a panel at its right side. */
export function shotOf({ width, height, right }: Window, scene: Scene): CameraView {
  return cameraViewFor(width, height, { top: 0, right, bottom: 0, left: 0 }, cardSize(scene.deck));
}

/** Who leads is picked up as soon as the card has landed. */
function leading(pose: Pose): Pose {
  return { ...pose, y: pose.y + WINNING_LIFT.up, scale: pose.scale * WINNING_LIFT.scale };
}

/** All cards as they are seen, what is drawn over another one after it; and the plates. */
export function sheetsOf(scene: Scene, shot: CameraView): Sheet[] {
  const size = cardSize(scene.deck);
  const laid = layoutScene(scene, shot, size).map((one) =>
    one.card.winsTrick ? { ...one, pose: leading(one.pose) } : one,
  );
  const seen = (id: string): Point[] => cornersOf(id, scene, laid, placeOfZone(scene, shot), shot, size);
  const cards = laid
    .toSorted((a, b) => a.pose.y - b.pose.y)
    .map(({ card, zone }) => ({ key: card.key, zone: zone.id, corners: seen(card.key) }));
  return [
    ...cards,
    ...scene.plates.map(({ seat }) => ({ key: `plate:${seat}`, zone: 'plates', corners: seen(`plate:${seat}`) })),
  ];
}

/** The two corners of a card that carry its index: its upper left one and its lower right one. */
export function indices([lower, upper, right, last]: readonly Point[]): Point[][] {
  if (!lower || !upper || !right || !last) return [];
  const inner = (from: Point, across: Point, along: Point): Point[] => {
    const to = (towards: Point, part: number) => ({ x: (towards.x - from.x) * part, y: (towards.y - from.y) * part });
    const [a, b] = [to(across, INDEX.width), to(along, INDEX.height)];
    return [
      from,
      { x: from.x + a.x, y: from.y + a.y },
      { x: from.x + a.x + b.x, y: from.y + a.y + b.y },
      { x: from.x + b.x, y: from.y + b.y },
    ];
  };
  return [inner(upper, right, lower), inner(last, lower, right)];
}
