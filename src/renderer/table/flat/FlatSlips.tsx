import { useLayoutEffect, useRef } from 'react';
import type { PaperSlip, Place } from '../api.ts';
import { type LyingSlip, laySlips, lyingStill, moveSlips, ON_SOFA, SLIP } from '../moments/slips.ts';
import { fontOf, LEADING, penOn, written } from '../moments/written.ts';
import type { Shot } from '../places/camera.ts';
import { BROAD, fitted } from '../places/geometry.ts';
import { isTurned, matrixOf, mirrored, seenAt } from './seen.ts';

interface Props {
  readonly slips: readonly PaperSlip[] | undefined;
  readonly shot: Shot;
  readonly speed: number;
  readonly reduced: boolean;
}

/** Pixels that a slip is wide and high where it is drawn once; the page makes it larger or smaller. */
const SHEET = { width: 216, height: 144 };
const PAPER = { ...SLIP, corner: 0 };

/** Slips of paper on the cloth: what was called is written on them. */
export function FlatSlips({ slips = NONE, shot, speed, reduced }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const lying = useRef<LyingSlip[]>([]);
  useLayoutEffect(() => {
    const placed = (place: Place): Place => fitted(place, shot.shape, shot.sofa ? BROAD : undefined);
    const scale = shot.sofa ? ON_SOFA : 1;
    lying.current = laySlips(lying.current, slips, placed, scale, { speed, reduced }, performance.now());
    let frame = 0;
    const draw = (now: number): void => {
      const moves = moveSlips(lying.current, now, { speed, reduced });
      lying.current = lyingStill(lying.current);
      if (layer.current) show(layer.current, lying.current, shot);
      if (moves) frame = requestAnimationFrame(draw);
    };
    draw(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [slips, shot, speed, reduced]);
  return <div className="flat-slips" ref={layer} />;
}

const NONE: readonly PaperSlip[] = [];

/** What lies face down tells nothing: nothing is written on it here. */
function show(layer: HTMLElement, lying: readonly LyingSlip[], shot: Shot): void {
  while (layer.childElementCount > lying.length) layer.lastElementChild?.remove();
  for (const [k, { slip, pose }] of lying.entries()) {
    const paper = (layer.children[k] ?? layer.appendChild(document.createElement('span'))) as HTMLElement;
    const matrix = seenAt(pose, PAPER, shot, SHEET);
    if (!matrix) continue;
    const isDown = isTurned(matrix);
    const text = isDown ? '' : slip.text;
    if (paper.dataset.text !== text) write(paper, text);
    paper.style.transform = matrixOf(isDown ? mirrored(matrix, SHEET.width) : matrix);
    paper.style.opacity = String(pose.alpha);
  }
}

function write(paper: HTMLElement, text: string): void {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  const { lines, size } = written(text, penOn(context), SHEET.width / SHEET.height);
  const px = size * SHEET.height;
  paper.dataset.text = text;
  paper.textContent = lines.join('\n');
  paper.style.font = fontOf(px);
  paper.style.lineHeight = `${px * LEADING}px`;
}
