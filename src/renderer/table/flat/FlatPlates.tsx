import { useLayoutEffect, useRef } from 'react';
import { usePortraits } from '../../marks/usePortraits.ts';
import type { Plate, Scene } from '../api.ts';
import { pixelsPerCm, project, type Shot } from '../places/camera.ts';
import { type Gaze, gazes } from '../places/gaze.ts';
import { PLATE, type PlatePose, platePose } from '../places/platePose.ts';
import { drawPlate, FACE, MEDALLION } from '../plates/drawPlate.ts';
import { portray } from '../plates/portray.ts';
import { useTypefaces } from '../useTypefaces.ts';

interface Props {
  readonly scene: Scene;
  readonly shot: Shot;
  readonly reduced: boolean;
}

/** The seats' plates: each a small picture, drawn anew where what it says is another. */
export function FlatPlates({ scene: { plates, seats, occasion }, shot, reduced }: Props) {
  const looks = gazes(plates, seats, shot);
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

interface OneProps {
  readonly plate: Plate;
  readonly pose: PlatePose;
  readonly shot: Shot;
  readonly gaze: Gaze;
  readonly shines: boolean;
}

function FlatPlate({ plate, pose, shot, gaze, shines }: OneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gallery = usePortraits(plate.likeness !== undefined);
  const lettered = useTypefaces();
  const { lit: _, place: __, ...said } = plate;
  const drawn = JSON.stringify([said, gaze, lettered, gallery !== undefined]);
  const latest = useRef({ plate, gaze });
  latest.current = { plate, gaze };
  useLayoutEffect(() => {
    void drawn;
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { plate, gaze } = latest.current;
    context.clearRect(0, 0, FACE.width, FACE.height);
    drawPlate(context, plate, lettered);
    const portraitOf = gallery?.portraitOf;
    if (!portraitOf || !plate.likeness) return;
    context.save();
    context.translate(MEDALLION.x, FACE.height / 2);
    context.beginPath();
    context.arc(0, 0, MEDALLION.radius - 11, 0, Math.PI * 2);
    context.clip();
    context.scale((MEDALLION.radius - 11) / 50, (MEDALLION.radius - 11) / 50);
    portray(context, plate, plate.likeness, gaze, portraitOf);
    context.restore();
  }, [drawn, lettered, gallery]);
  const unit = pixelsPerCm(shot, pose) * pose.scale;
  const middle = project(shot, pose) ?? { x: 0, y: 0 };
  const [width, height] = [PLATE.width * unit, PLATE.height * unit];
  const style = { width, height, transform: `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)` };
  return (
    <canvas
      ref={canvas}
      className="flat-plate"
      width={FACE.width}
      height={FACE.height}
      style={style}
      data-lit={plate.lit}
      data-shines={shines}
    />
  );
}
