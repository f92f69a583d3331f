import './flat-table.css';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useWindowSize } from '../hooks/common.ts';
import { useTableHandle } from '../motion/animation/table-hooks.ts';
import {
  fitText,
  fontOf,
  LEADING,
  measureOn,
  moveSlips,
  remainingSlips,
  SLIP_SIZE_CM,
  type SlipState,
  TV_SLIP_SCALE,
  updateSlips,
} from '../motion/highlights/slips.ts';
import { turnLightOf } from '../motion/highlights/turn-light.ts';
import { type CameraView, cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { zonesForView } from '../motion/layout/scene-layout.ts';
import { scaledToTable, TV_TABLE } from '../motion/layout/table-geometry.ts';
import type { PaperSlip, Place, Scene, TableProps } from '../motion/scene.ts';
import { useTypefaces } from '../table-drawing/use-typefaces.ts';
import { cardMatrix, cssMatrix, isTurned, mirrored } from './card-projection.ts';
import { drawFrames } from './draw-frames.ts';
import { drawGround } from './draw-ground.ts';
import { FlatPlates, PartnerThread } from './FlatPlates.tsx';
import { useFlatMotion } from './use-flat-motion.ts';

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
function FlatSlips({ slips = NONE, shot, speed, reduced }: Props) {
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

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The table without three.js, for sets that can't draw it in depth: the same scene, seen by the same eye, with the same
 * cards on the same ways. Cloth, rim and light are drawn once; cards and plates are pictures that the page moves.
 */
export function FlatTable(props: TableProps) {
  const { scene, settings, inset = NO_INSET, ref } = props;
  const { width, height } = useWindowSize();
  const size = cardSize(scene.deck);
  const { top, right, bottom, left } = inset;
  const shot = useMemo(
    () => cameraViewFor(width, height, { top, right, bottom, left }, size, scene.tv),
    [width, height, top, right, bottom, left, size, scene.tv],
  );
  const { layer, lamp, motion, stage, wakeUp } = useFlatMotion(props, shot, size);
  useTableHandle(ref, { scene, shot, size }, { motion, stage }, wakeUp);
  return (
    <div className="flat" data-flat>
      <Ground scene={scene} shot={shot} />
      <StitchedFrames scene={scene} shot={shot} />
      <TurnLight scene={scene} shot={shot} />
      {scene.partners && (
        <PartnerThread scene={scene} joined={scene.partners} shot={shot} reduced={settings.reducedMotion} />
      )}
      {/* Plates stand upright in front of slips. */}
      <FlatSlips slips={scene.slips} shot={shot} reduced={settings.reducedMotion} speed={settings.speed} />
      <FlatPlates scene={scene} shot={shot} reduced={settings.reducedMotion} />
      <div className="flat-cards" ref={layer} />
      <div className="flat-lamp" ref={lamp} />
    </div>
  );
}

interface FlatView {
  readonly scene: Scene;
  readonly shot: CameraView;
}

/** No finer than this: a set that draws flat has better to do. */
const MAX_PIXEL_RATIO = 2;

/** The ground below everything, redrawn only for another cloth or window, since it is slow on a television. */
function Ground({ scene: { cloth }, shot }: FlatView) {
  const drawn = JSON.stringify(cloth);
  // Not by an effect: the picture's own comes before it.
  const latest = useRef(cloth);
  latest.current = cloth;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      void drawn;
      drawGround(context, latest.current, shot);
    },
    [drawn, shot],
  );
  return <Drawing className="flat-ground" window={shot.window} draw={draw} />;
}

/** The places for cards in the cloth. */
function StitchedFrames({ scene, shot }: FlatView) {
  const lettered = useTypefaces();
  // Cards change; what is drawn here are places.
  const drawn = JSON.stringify(
    scene.zones.map(({ frame, tray, place, scale }) => (frame || tray) && [frame, tray, place, scale]),
  );
  const latest = useRef(scene);
  latest.current = scene;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      void drawn;
      void lettered;
      drawFrames(context, zonesForView(latest.current, shot), cardSize(latest.current.deck), shot);
    },
    [drawn, lettered, shot],
  );
  return <Drawing className="flat-places" window={shot.window} draw={draw} />;
}

interface DrawingProps {
  readonly className: string;
  readonly window: CameraView['window'];
  draw(context: CanvasRenderingContext2D): void;
}

/** A picture over the whole window, in its pixels. */
function Drawing({ className, window: { width, height }, draw }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const fine = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.current.width = Math.round(width * fine);
    canvas.current.height = Math.round(height * fine);
    context.scale(fine, fine);
    draw(context);
  }, [width, height, draw]);
  return <canvas ref={canvas} className={className} />;
}

/** Pixels that the light is wide and high where it is drawn; the page makes it larger or smaller. */
const LIGHT_PX = { width: 100, height: 140 };

/** The light on the cloth for the seat on turn. */
function TurnLight({ scene, shot }: FlatView) {
  const light = turnLightOf(scene, shot, cardSize(scene.deck));
  const matrix = light && cardMatrix(light.pose, light.size, shot, LIGHT_PX);
  if (!matrix) return null;
  const style = { ...LIGHT_PX, transform: cssMatrix(matrix) };
  return <div className="flat-light" data-outlined={light.isOutlined} style={style} />;
}
