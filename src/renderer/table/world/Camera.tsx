import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { Stage } from '../moments/stage.ts';
import { SETTLE } from '../motion/choreography.ts';
import { mixShots, type Shot, sameWindow } from '../places/camera.ts';

interface Glide {
  readonly from: Shot;
  readonly to: Shot;
  readonly since: number;
}

/**
 * The camera. It glides when a panel comes or goes, as long as cards take to settle; in a new window it is just there. A blow
 * on the table shakes it.
 */
export function Camera({ shot, glides, stage }: { shot: Shot; glides: boolean; stage: Stage }) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const glide = useRef<Glide>(null);
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
    aim(camera, jolted(shotAt(glide.current, now), jolt));
    if (glide.current.from !== shot && now < glide.current.since + SETTLE) invalidate();
  });
  return null;
}

function shotAt({ from, to, since }: Glide, now: number): Shot {
  if (from === to) return to;
  const t = Math.min((now - since) / SETTLE, 1);
  return mixShots(from, to, 1 - (1 - t) ** 3);
}

function jolted(shot: Shot, jolt: number): Shot {
  if (jolt === 0) return shot;
  const { x, y, z } = shot.position;
  return { ...shot, position: { x: x + 0.3 * jolt, y: y + jolt, z } };
}

/** Points the camera so that the free part of the window shows the shot; the rest of the window shows what is beside it. */
function aim(camera: PerspectiveCamera, { position, pitch, free, window, fov }: Shot): void {
  camera.position.set(position.x, position.y, position.z);
  camera.rotation.set((-pitch * Math.PI) / 180, 0, 0);
  camera.fov = fov;
  camera.near = 8;
  camera.far = 900;
  camera.setViewOffset(free.width, free.height, -free.x, -free.y, window.width, window.height);
  camera.updateMatrixWorld();
}
