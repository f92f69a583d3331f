import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { SETTLE_MS } from '../motion/animation/flights.ts';
import type { HighlightTimeline } from '../motion/highlights/highlight-timeline.ts';
import { type CameraView, interpolateViews, sameWindow } from '../motion/layout/camera.ts';

interface CameraTransition {
  readonly from: CameraView;
  readonly to: CameraView;
  readonly since: number;
}

/**
 * The camera. It glides when a panel opens or closes, for as long as cards take to settle; after a resize it jumps. An
 * impact on the table shakes it.
 */
export function Camera({ shot, glides, stage }: { shot: CameraView; glides: boolean; stage: HighlightTimeline }) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const glide = useRef<CameraTransition>(null);
  useLayoutEffect(() => {
    const now = performance.now();
    const last = glide.current;
    const from = last && glides && sameWindow(last.to, shot) ? shotAt(last, now) : shot;
    glide.current = { from, to: shot, since: now };
    if (camera instanceof PerspectiveCamera) aim(camera, from);
    invalidate();
  }, [camera, shot, glides, invalidate]);
  useFrame(() => {
    const now = performance.now();
    if (!glide.current || !(camera instanceof PerspectiveCamera)) return;
    const { jolt } = stage.shown;
    aim(camera, shakenView(shotAt(glide.current, now), jolt));
    if (glide.current.from !== shot && now < glide.current.since + SETTLE_MS) invalidate();
  });
  return null;
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
function aim(camera: PerspectiveCamera, { position, pitch, free, window, fov }: CameraView): void {
  camera.position.set(position.x, position.y, position.z);
  camera.rotation.set((-pitch * Math.PI) / 180, 0, 0);
  camera.fov = fov;
  camera.near = 8;
  camera.far = 900;
  camera.setViewOffset(free.width, free.height, -free.x, -free.y, window.width, window.height);
  camera.updateMatrixWorld();
}
