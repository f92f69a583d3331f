import { useLayoutEffect, useRef } from 'react';
import { AHEAD, type HeadPose } from '../avatars/portraits/head-pose.ts';
import { usePortraits } from '../avatars/use-portraits.ts';
import { type CameraView, pixelsPerCm, project } from '../motion/layout/camera.ts';
import { gazesOf } from '../motion/layout/gaze.ts';
import { PLATE_CM, type PlatePose, plateOnRim, platePose } from '../motion/layout/plate-pose.ts';
import { alongRim } from '../motion/layout/table-geometry.ts';
import type { Plate, Scene } from '../motion/scene.ts';
import { AVATAR_PX, drawPlate, PLATE_FACE_PX } from '../table-drawing/draw-plate.ts';
import { drawPortrait } from '../table-drawing/draw-portrait.ts';
import { useTypefaces } from '../table-drawing/use-typefaces.ts';

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
    <svg aria-hidden="true" className="flat-thread" data-at-rest={reduced} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} pathLength={1} />
    </svg>
  );
}

interface FlatPlatesProps {
  readonly scene: Scene;
  readonly shot: CameraView;
  readonly reduced: boolean;
}

/** The seats' plates: each a small picture, drawn anew where what it says is another. */
export function FlatPlates({ scene: { plates, seats, highlight: occasion }, shot, reduced }: FlatPlatesProps) {
  const looks = gazesOf(plates, seats, shot);
  return (
    <div className="flat-plates">
      {plates.map((plate, k) => (
        <FlatPlate
          key={plate.seat}
          plate={plate}
          pose={platePose(plate, seats, shot)}
          shot={shot}
          gaze={reduced || !looks[k] ? AHEAD : looks[k]}
          shines={occasion?.seats.includes(plate.seat) ?? false}
        />
      ))}
    </div>
  );
}

interface FlatPlateProps {
  readonly plate: Plate;
  readonly pose: PlatePose;
  readonly shot: CameraView;
  readonly gaze: HeadPose;
  readonly shines: boolean;
}

function FlatPlate({ plate, pose, shot, gaze, shines }: FlatPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const portraits = usePortraits(plate.likeness !== undefined);
  const lettered = useTypefaces();
  const { onTurn: _, place: __, ...said } = plate;
  const drawn = JSON.stringify([said, gaze, lettered, portraits !== undefined]);
  const latest = useRef({ plate, gaze });
  latest.current = { plate, gaze };
  useLayoutEffect(() => {
    void drawn;
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { plate, gaze } = latest.current;
    context.clearRect(0, 0, PLATE_FACE_PX.width, PLATE_FACE_PX.height);
    drawPlate(context, plate, lettered);
    const portraitOf = portraits?.shapesOfPortrait;
    if (!portraitOf || !plate.likeness) return;
    context.save();
    context.translate(AVATAR_PX.x, PLATE_FACE_PX.height / 2);
    context.beginPath();
    context.arc(0, 0, AVATAR_PX.radius - 11, 0, Math.PI * 2);
    context.clip();
    context.scale((AVATAR_PX.radius - 11) / 50, (AVATAR_PX.radius - 11) / 50);
    drawPortrait(context, plate, plate.likeness, gaze, portraitOf);
    context.restore();
  }, [drawn, lettered, portraits]);
  const unit = pixelsPerCm(shot, pose) * pose.scale;
  const middle = project(shot, pose) ?? { x: 0, y: 0 };
  const [width, height] = [PLATE_CM.width * unit, PLATE_CM.height * unit];
  const style = { width, height, transform: `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)` };
  return (
    <canvas
      ref={canvas}
      className="flat-plate"
      width={PLATE_FACE_PX.width}
      height={PLATE_FACE_PX.height}
      style={style}
      data-on-turn={plate.onTurn}
      data-highlighted={shines}
    />
  );
}
