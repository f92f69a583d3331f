import type { Scene } from '../api.ts';
import { alongRim } from '../pieces/thread.ts';
import { project, type CameraView } from '../places/camera.ts';
import { plateOnRim } from '../places/platePose.ts';

interface ThreadProps {
  readonly scene: Scene;
  readonly joined: readonly [number, number];
  readonly shot: CameraView;
  readonly reduced: boolean;
}

/** A thread of brass along the rim from one plate to the other; it finds its way once. */
export function PartnerThread({ scene, joined, shot, reduced }: ThreadProps) {
  const [from, to] = joined.map((seat) => scene.plates.find((plate) => plate.seat === seat));
  if (!from || !to) return null;
  const place = (plate: typeof from) => plateOnRim(plate.place, scene.seats, shot);
  const points = alongRim(shot.shape, place(from), place(to)).flatMap((point) => project(shot, point) ?? []);
  const { width, height } = shot.window;
  return (
    <svg aria-hidden="true" className="flat-thread" data-still={reduced} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} pathLength={1} />
    </svg>
  );
}
