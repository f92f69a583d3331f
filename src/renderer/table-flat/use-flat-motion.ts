import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../hooks/common.ts';
import { advance, newCardMotion, wake } from '../motion/animation/card-motion.ts';
import { useSceneMotion } from '../motion/animation/table-hooks.ts';
import {
  advanceHighlight,
  newTimeline,
  setHighlight,
  type VisibleEffects,
} from '../motion/highlights/highlight-timeline.ts';
import { type CameraView, pixelsPerCm } from '../motion/layout/camera.ts';
import type { CardSize } from '../motion/layout/pose.ts';
import { DEFAULT_SPREAD_SCALE, type TableProps } from '../motion/scene.ts';
import { tableStats } from '../table-drawing/draw-stats.ts';
import { updateCardElements } from './card-elements.ts';
import { useFlatCardPictures } from './use-card-pictures.ts';

/** Maximum pixel ratio. */
const MAX_PIXEL_RATIO = 2;

/** The cards in motion, shown frame by frame as long as one of them moves; at rest nothing is done. */
export function useFlatMotion(
  { scene, settings, focus = null, onTravel, onMoved }: TableProps,
  shot: CameraView,
  size: CardSize,
) {
  const { speed, reducedMotion: reduced, fourColour } = settings;
  const layer = useRef<HTMLDivElement>(null);
  const lamp = useRef<HTMLDivElement>(null);
  const motion = useMemo(newCardMotion, []);
  const stage = useMemo(newTimeline, []);
  const picture = useMemo(() => pictureIn(shot, size), [shot, size]);
  const fine = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const faces = useMemo(
    () => [...new Set(scene.zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face ?? [])))].sort(),
    [scene.zones],
  );
  const frame = useRef(0);
  const printed = useRef<ReadonlyMap<string | null, string>>(new Map());
  const drawing = useLatest((now: number): boolean => {
    const lights = advanceHighlight(stage, now, { speed, reduced });
    const moves = advance(motion, now, { focus, reduced, risen: stage.shown.risen });
    onMoved?.();
    if (layer.current)
      updateCardElements({
        layer: layer.current,
        motion,
        shot,
        size,
        picture,
        faceOf: (face) => printed.current.get(face),
      });
    if (lamp.current) light(lamp.current, stage.shown);
    tableStats.frames += 1;
    tableStats.faces = faces.every((face) => printed.current.has(face));
    return lights || moves;
  });
  const wakeUp = useCallback(() => {
    if (frame.current !== 0) return;
    const draw = (now: number): void => {
      frame.current = drawing.current(now) ? requestAnimationFrame(draw) : 0;
    };
    frame.current = requestAnimationFrame(draw);
  }, [drawing]);
  const prints = useFlatCardPictures({
    ...{ deck: scene.deck, back: scene.back, fourColour, far: scene.tv ?? false, motion },
    width: Math.round(picture.width * fine),
    height: Math.round(picture.height * fine),
    onPrint: wakeUp,
  });
  printed.current = prints;
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  useLayoutEffect(() => {
    const { style } = layer.current ?? {};
    style?.setProperty('--wide', `${picture.width}px`);
    style?.setProperty('--high', `${picture.height}px`);
    style?.setProperty('--corner', `${(size.corner / size.width) * picture.width}px`);
  }, [picture, size]);
  const redraw = useCallback(() => {
    drawing.current(performance.now());
    wakeUp();
  }, [drawing, wakeUp]);
  useSceneMotion(motion, { scene, onTravel }, shot, size, { speed, reduced }, redraw);
  useLayoutEffect(() => {
    void prints;
    void focus;
    wake(motion, performance.now());
    wakeUp();
  }, [prints, focus, motion, wakeUp]);
  useLayoutEffect(() => {
    setHighlight(stage, scene.highlight, performance.now());
    wakeUp();
  }, [stage, scene.highlight, wakeUp]);
  return { layer, lamp, motion, stage, wakeUp };
}

/** A picture of a card is as large as a trick's cards are seen. */
function pictureIn(shot: CameraView, size: CardSize): { width: number; height: number } {
  const unit = pixelsPerCm(shot, { x: 0, y: 0, z: 0 }) * (shot.tv ? DEFAULT_SPREAD_SCALE : 1.2);
  return { width: Math.round(size.width * unit), height: Math.round(size.height * unit) };
}

/** How bright the lamp is, and how cold. */
function light(element: HTMLElement, { lamp, cold }: VisibleEffects): void {
  const dark = Math.max(0, 1 - lamp);
  element.style.opacity = (dark + cold * 0.35).toFixed(3);
  element.dataset.cold = String(cold > 0.02);
}
