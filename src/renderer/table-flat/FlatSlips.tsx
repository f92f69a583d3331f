import { useLayoutEffect, useRef } from 'react';
import { fitText, fontOf, LEADING, measureOn } from '../motion/highlights/slip-text.ts';
import {
  moveSlips,
  remainingSlips,
  SLIP_SIZE_CM,
  type SlipState,
  TV_SLIP_SCALE,
  updateSlips,
} from '../motion/highlights/slips.ts';
import type { CameraView } from '../motion/layout/camera.ts';
import { scaledToTable, TV_TABLE } from '../motion/layout/table-geometry.ts';
import type { PaperSlip, Place } from '../motion/scene.ts';
import { cardMatrix, cssMatrix, isTurned, mirrored } from './card-projection.ts';

interface Props {
  readonly slips: readonly PaperSlip[] | undefined;
  readonly shot: CameraView;
  readonly speed: number;
  readonly reduced: boolean;
}

/** Pixels that a slip is wide and high where it is drawn once; the page makes it larger or smaller. */
const SLIP_PX = { width: 216, height: 144 };
const PAPER = { ...SLIP_SIZE_CM, corner: 0 };

/** Slips on the cloth with their texts. */
export function FlatSlips({ slips = NONE, shot, speed, reduced }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const lying = useRef<SlipState[]>([]);
  useLayoutEffect(() => {
    const placed = (place: Place): Place => scaledToTable(place, shot.shape, shot.tv ? TV_TABLE : undefined);
    const scale = shot.tv ? TV_SLIP_SCALE : 1;
    lying.current = updateSlips(lying.current, slips, placed, scale, { speed, reduced }, performance.now());
    let frame = 0;
    const draw = (now: number): void => {
      const moves = moveSlips(lying.current, now, { speed, reduced });
      lying.current = remainingSlips(lying.current);
      if (layer.current) show(layer.current, lying.current, shot);
      if (moves) frame = requestAnimationFrame(draw);
    };
    draw(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [slips, shot, speed, reduced]);
  return <div className="flat-slips" ref={layer} />;
}

const NONE: readonly PaperSlip[] = [];

/** A face-down slip reveals nothing, so it has no text here. */
function show(layer: HTMLElement, lying: readonly SlipState[], shot: CameraView): void {
  while (layer.childElementCount > lying.length) layer.lastElementChild?.remove();
  for (const [k, { slip, pose }] of lying.entries()) {
    const paper = (layer.children[k] ?? layer.appendChild(document.createElement('span'))) as HTMLElement;
    const matrix = cardMatrix(pose, PAPER, shot, SLIP_PX);
    if (!matrix) continue;
    const isDown = isTurned(matrix);
    const text = isDown ? '' : slip.text;
    if (paper.dataset.text !== text) write(paper, text);
    paper.style.transform = cssMatrix(isDown ? mirrored(matrix, SLIP_PX.width) : matrix);
    paper.style.opacity = String(pose.alpha);
  }
}

function write(paper: HTMLElement, text: string): void {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  const { lines, size } = fitText(text, measureOn(context), SLIP_PX.width / SLIP_PX.height);
  const px = size * SLIP_PX.height;
  paper.dataset.text = text;
  paper.textContent = lines.join('\n');
  paper.style.font = fontOf(px);
  paper.style.lineHeight = `${px * LEADING}px`;
}
