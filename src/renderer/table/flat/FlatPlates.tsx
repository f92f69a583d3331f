import { useLayoutEffect, useRef } from 'react';
import { usePortraits } from '../../marks/usePortraits.ts';
import type { Plate, Scene } from '../api.ts';
import { pixelsPerCm, project, type CameraView } from '../places/camera.ts';
import { type Gaze, gazesOf } from '../places/gaze.ts';
import { PLATE_CM, type PlatePose, platePose } from '../places/platePose.ts';
import { drawPlate, PLATE_FACE_PX, AVATAR_PX } from '../plates/drawPlate.ts';
import { drawPortrait } from '../plates/portray.ts';
import { useTypefaces } from '../useTypefaces.ts';

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

const AHEAD: Gaze = { right: 0, down: 0 };

interface FlatPlateProps {
  readonly plate: Plate;
  readonly pose: PlatePose;
  readonly shot: CameraView;
  readonly gaze: Gaze;
  readonly shines: boolean;
}

function FlatPlate({ plate, pose, shot, gaze, shines }: FlatPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gallery = usePortraits(plate.likeness !== undefined);
  const lettered = useTypefaces();
  const { onTurn: _, place: __, ...said } = plate;
  const drawn = JSON.stringify([said, gaze, lettered, gallery !== undefined]);
  const latest = useRef({ plate, gaze });
  latest.current = { plate, gaze };
  useLayoutEffect(() => {
    void drawn;
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { plate, gaze } = latest.current;
    context.clearRect(0, 0, PLATE_FACE_PX.width, PLATE_FACE_PX.height);
    drawPlate(context, plate, lettered);
    const portraitOf = gallery?.shapesOfPortrait;
    if (!portraitOf || !plate.likeness) return;
    context.save();
    context.translate(AVATAR_PX.x, PLATE_FACE_PX.height / 2);
    context.beginPath();
    context.arc(0, 0, AVATAR_PX.radius - 11, 0, Math.PI * 2);
    context.clip();
    context.scale((AVATAR_PX.radius - 11) / 50, (AVATAR_PX.radius - 11) / 50);
    drawPortrait(context, plate, plate.likeness, gaze, portraitOf);
    context.restore();
  }, [drawn, lettered, gallery]);
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
      data-lit={plate.onTurn}
      data-shines={shines}
    />
  );
}
