import { PerspectiveCamera } from '@react-three/drei/core/PerspectiveCamera.js';
import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PerspectiveCamera as EyeCamera } from 'three';
import { useLatest } from '../hooks/common.ts';
import { newCardMotion, wake } from '../motion/animation/card-motion.ts';
import { SETTLE_MS } from '../motion/animation/flights.ts';
import type { InteractionState } from '../motion/animation/interaction.ts';
import { useSceneMotion, useTableHandle } from '../motion/animation/table-hooks.ts';
import {
  advanceHighlight,
  type HighlightTimeline,
  newTimeline,
  setHighlight,
} from '../motion/highlights/highlight-timeline.ts';
import { turnLightOf } from '../motion/highlights/turn-light.ts';
import {
  type CameraView,
  cameraViewFor,
  interpolateViews,
  leanTowards,
  sameWindow,
  winningSide,
} from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { zonesForView } from '../motion/layout/scene-layout.ts';
import { scaledToTable, type TableShape } from '../motion/layout/table-geometry.ts';
import { radians } from '../motion/maths.ts';
import type { Highlight, MotionTempo, Plate, Scene, TableProps } from '../motion/scene.ts';
import { Cards } from './cards/Cards.tsx';
import { Slips } from './cards/Slips.tsx';
import { PartnerThread } from './plates/PartnerThread.tsx';
import { Plates } from './plates/Plates.tsx';
import { usePointer } from './pointer/pointer.ts';
import { useDeferredFirstFrame, useFrameLoop } from './render/use-frame-loop.ts';
import { Cloth, type LightPool } from './room/cloth/Cloth.tsx';
import { StitchedFrames } from './room/cloth/StitchedFrames.tsx';
import { Lamp, LampShade, shadePose } from './room/Lamp.tsx';
import { Rim } from './room/Rim.tsx';
import { Room } from './room/Room.tsx';
import { Trays } from './room/Trays.tsx';

/** Runs before everything that reads it in the same frame. */
const FRAME_PRIORITY = -1;

/** Advances the scene's highlight before each frame; its cards rise together with the interaction. */
function useHighlightTimeline(
  occasion: Highlight | undefined,
  tempo: MotionTempo,
  attention: RefObject<InteractionState>,
): HighlightTimeline {
  const invalidate = useThree((state) => state.invalidate);
  const stage = useMemo(newTimeline, []);
  useLayoutEffect(() => {
    setHighlight(stage, occasion, performance.now());
    invalidate();
  }, [stage, occasion, invalidate]);
  useFrame(() => {
    const isMoving = advanceHighlight(stage, performance.now(), tempo);
    attention.current = { ...attention.current, risen: stage.shown.risen };
    if (isMoving) invalidate();
  }, FRAME_PRIORITY);
  return stage;
}

interface CameraTransition {
  readonly from: CameraView;
  readonly to: CameraView;
  readonly since: number;
}

/**
 * The camera. It glides when a panel opens or closes, for as long as cards take to settle; after a resize it jumps. An
 * impact on the table shakes it.
 */
function Camera({ shot, glides, stage }: { shot: CameraView; glides: boolean; stage: HighlightTimeline }) {
  const camera = useRef<EyeCamera>(null);
  const invalidate = useThree((state) => state.invalidate);
  const glide = useRef<CameraTransition>(null);
  useLayoutEffect(() => {
    const now = performance.now();
    const last = glide.current;
    const from = last && glides && sameWindow(last.to, shot) ? shotAt(last, now) : shot;
    glide.current = { from, to: shot, since: now };
    if (camera.current) aim(camera.current, from);
    invalidate();
  }, [shot, glides, invalidate]);
  useFrame(() => {
    const now = performance.now();
    if (!glide.current || !camera.current) return;
    const { jolt } = stage.shown;
    aim(camera.current, shakenView(shotAt(glide.current, now), jolt));
    if (glide.current.from !== shot && now < glide.current.since + SETTLE_MS) invalidate();
  });
  return <PerspectiveCamera ref={camera} makeDefault manual near={8} far={900} />;
}

function shotAt({ from, to, since }: CameraTransition, now: number): CameraView {
  if (from === to) return to;
  const t = Math.min((now - since) / SETTLE_MS, 1);
  return interpolateViews(from, to, 1 - (1 - t) ** 3);
}

function shakenView(shot: CameraView, jolt: number): CameraView {
  if (jolt === 0) return shot;
  const { x, y, z } = shot.position;
  return { ...shot, position: { x: x + 0.3 * jolt, y: y + jolt, z } };
}

/** Points the camera so that the window's free area shows the view, and the rest its surroundings. */
function aim(camera: EyeCamera, { position, pitch, free, window, fov }: CameraView): void {
  camera.position.set(position.x, position.y, position.z);
  camera.rotation.set(radians(-pitch), 0, 0);
  camera.fov = fov;
  camera.setViewOffset(free.width, free.height, -free.x, -free.y, window.width, window.height);
  camera.updateMatrixWorld();
}

/** Reports when the graphics context is lost, and (null) when it is restored: then everything is drawn anew. */
function useContextLoss(onTrouble: (trouble: 'context-lost' | null) => void): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(onTrouble);
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (event: Event) => {
      // Without this the browser never restores the context.
      event.preventDefault();
      // Its remains may be white, which would make pale text unreadable.
      canvas.style.visibility = 'hidden';
      latest.current('context-lost');
    };
    const restored = () => {
      canvas.style.visibility = '';
      latest.current(null);
      gl.shadowMap.needsUpdate = true;
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [gl, invalidate, latest]);
}

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_SLIPS: Scene['slips'] & object = [];
const NO_LIGHT_POOL: LightPool = { x: 0, z: 0, strength: 0 };

/** Everything visible: the table, its cards, the room. Lives inside the canvas. */
export function World(props: TableProps & { onDrawn(): void }) {
  const { scene, settings, inset = NO_INSET, focus = null, preselected: ready = null, ref } = props;
  const invalidate = useThree((state) => state.invalidate);
  const { width, height } = useThree((state) => state.size);
  const size = cardSize(scene.deck);
  const { top, right, bottom, left } = inset;
  const { speed, reducedMotion: reduced, fourColour, quality, room = 'plain' } = settings;
  const upright = useMemo(
    () => cameraViewFor(width, height, { top, right, bottom, left }, size, scene.tv),
    [width, height, top, right, bottom, left, size, scene.tv],
  );
  const leading = reduced ? undefined : winningSide(scene);
  const shot = useMemo(() => leanTowards(upright, leading), [upright, leading]);
  const shade = useMemo(() => shadePose(upright), [upright]);
  const motion = useMemo(newCardMotion, []);
  useSceneMotion(motion, props, shot, size, { speed, reduced }, invalidate);
  const attention = useRef<InteractionState>({});
  const stage = useHighlightTimeline(scene.highlight, { speed, reduced }, attention);
  useLayoutEffect(() => {
    wake(motion, performance.now());
    attention.current = { ...attention.current, focus, preselected: ready, reduced };
    invalidate();
  }, [focus, ready, reduced, motion, invalidate]);

  const [dragging, setDragging] = useState<string | null>(null);
  usePointer({
    scene,
    shot,
    size,
    motion,
    attention,
    onHover: (key) => props.onFocus?.(key),
    onPick: (key) => props.onPick?.(key),
    onDrop: (key, zone) => props.onDrop?.(key, zone),
    onArrange: props.onArrange,
    onPoint: (zone) => props.onTrayClick?.(zone),
    onRefused: (key, x, y) => props.onRefused?.(key, x, y),
    onDragging: setDragging,
  });
  useContextLoss((trouble) => props.onRenderProblem?.(trouble));

  useTableHandle(ref, { scene, shot, size }, { motion, stage }, invalidate);

  const { isHeld, printed } = useDeferredFirstFrame();
  useFrameLoop(quality, isHeld, props.onDrawn);
  const zones = useMemo(() => zonesForView(scene, shot), [scene, shot]);
  const joined = joinedIn(scene);
  const hadSlips = useOnce((scene.slips?.length ?? 0) > 0);
  const turnLight = useMemo(() => turnLightOf(scene, shot, size), [scene, shot, size]);
  const target = useMemo(
    () => (dragging === null ? NO_LIGHT_POOL : poolAtDrop(scene, shot.shape)),
    [dragging, scene, shot.shape],
  );
  return (
    <>
      <Camera shot={shot} glides={!reduced} stage={stage} />
      <Room room={room} isTv={scene.tv ?? false} />
      {shade && <LampShade room={room} pose={shade} pitch={upright.pitch} stage={stage} />}
      <Lamp stage={stage} />
      <Cloth cloth={scene.cloth} shape={shot.shape} turnLight={turnLight} target={target} />
      {zones.some(({ frame }) => frame) && (
        <StitchedFrames zones={zones} size={size} isTv={scene.tv ?? false} shot={shot} />
      )}
      {zones.some(({ tray }) => tray) && <Trays zones={zones} size={size} dragging={dragging !== null} />}
      <Rim shape={shot.shape} dye={scene.cloth.dye} />
      {scene.plates.length > 0 && (
        <Plates plates={scene.plates} seats={scene.seats} shot={shot} stage={stage} reduced={reduced} />
      )}
      {joined && <PartnerThread plates={joined} seats={scene.seats} shot={shot} stage={stage} />}
      {hadSlips && <Slips slips={scene.slips ?? NO_SLIPS} shot={shot} speed={speed} reduced={reduced} />}
      <Cards
        key={`${scene.deck.id} ${scene.back.id}`}
        deck={scene.deck}
        back={scene.back}
        faces={{ fourColour, far: scene.tv ?? false }}
        motion={motion}
        attention={attention}
        onPrinted={printed}
        onMoved={props.onMoved}
        onTrouble={(trouble) => props.onRenderProblem?.(trouble)}
      />
    </>
  );
}

/** Whether it has ever been true: shaders are compiled for what exists, and removed things still animate away. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return is || was;
}

/** The two plates that a thread joins. */
function joinedIn({ plates, partners: joined }: Scene): readonly [Plate, Plate] | undefined {
  const [from, to] = (joined ?? []).map((seat) => plates.find((plate) => plate.seat === seat));
  return from && to && [from, to];
}

/** The pool of light where a dragged card may be dropped. A tray lights itself. */
function poolAtDrop(scene: Scene, shape: TableShape): LightPool {
  const zone = scene.zones.find(({ drop, tray }) => drop && !tray);
  if (!zone) return NO_LIGHT_POOL;
  return { ...scaledToTable(zone.place, shape), strength: 1 };
}
