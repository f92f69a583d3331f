import { useEffect, useMemo } from 'react';
import { PlaneGeometry, SRGBColorSpace } from 'three';
import type { RoomName } from '../../client/device/settings.ts';
import { DARKNESS } from '../../table-drawing/light.ts';
import { FLOOR, paintFloor, paintWall, WALL } from './paint-rooms.ts';

/** Render order: before everything else. */
export const BACKGROUND_RENDER_ORDER = -2;

/** In centimetres: the floor's depth below the cloth, and its edges; the wall stands on its far one. */
const FLOOR_DEPTH_CM = -72;
const SEATED = { halfWidth: 310, near: 190, far: -100, wall: 67, wide: 190 };
/** On a television the camera looks straight down: nothing beyond is visible. */
const ABOVE = { halfWidth: 160, near: 115, far: -105, wall: 0, wide: 0 };

/** The room around the table: floor, wall and darkness. It is a painted picture, unlit. */
export function Room({ room, isTv }: { room: RoomName; isTv: boolean }) {
  const picture = useMemo(() => paintedRoom(room, isTv), [room, isTv]);
  const geometry = useMemo(() => roomGeometry(isTv ? ABOVE : SEATED), [isTv]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <>
      <color attach="background" args={[DARKNESS]} />
      <mesh geometry={geometry} renderOrder={BACKGROUND_RENDER_ORDER}>
        <meshBasicMaterial dithering toneMapped={false}>
          <canvasTexture attach="map" args={[picture]} colorSpace={SRGBColorSpace} />
        </meshBasicMaterial>
      </mesh>
    </>
  );
}

/** In centimetres. */
const HIGHER = 60;

/** The gap between floor and wall in their texture, which must not show. */
const EDGE = 0.004;

/** Floor and wall in one mesh with one texture: the wall's part is above the floor's. */
function roomGeometry({ halfWidth, near, far, wall, wide }: typeof SEATED): PlaneGeometry {
  const fold = FLOOR.height / (FLOOR.height + WALL.height);
  const top = FLOOR_DEPTH_CM + wall;
  const floor = [
    [halfWidth, FLOOR_DEPTH_CM, far, fold - EDGE],
    [halfWidth, FLOOR_DEPTH_CM, near, 0],
  ] as const;
  // Where panels push the table down more is visible above the wall: its last painted row continues.
  const walls = [
    [wide, top + HIGHER, far, 1],
    [wide, top, far, 1],
    [wide, FLOOR_DEPTH_CM, far, fold + EDGE],
  ] as const;
  const rows = wall > 0 ? [...walls, ...floor] : floor;
  const geometry = new PlaneGeometry(2, 1, 1, rows.length - 1);
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (const [row, [half, y, z, v]] of rows.entries()) {
    for (const k of [2 * row, 2 * row + 1]) {
      position.setXYZ(k, position.getX(k) * half, y, z);
      uv.setY(k, v);
    }
  }
  return geometry;
}

/** Blur radius, in pixels. */
const BLUR_PX = { wall: 5.5, floor: 3 };
/** Scale of the blurred picture, which needs fewer pixels. */
const SCALE = 0.5;

function paintedRoom(room: RoomName, isTv: boolean): HTMLCanvasElement {
  const [wall, floor] = [blankOf(WALL), blankOf(FLOOR)];
  if (wall) paintWall(wall, room);
  if (floor) paintFloor(floor, room, isTv);
  const whole = blankOf({ width: FLOOR.width, height: WALL.height + FLOOR.height });
  if (whole && wall && floor) {
    blurred(whole, wall.canvas, 0, WALL, BLUR_PX.wall);
    blurred(whole, floor.canvas, WALL.height, FLOOR, BLUR_PX.floor);
  }
  return whole?.canvas ?? document.createElement('canvas');
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

function blankOf({ width, height }: Extent): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(SCALE, SCALE);
  return context;
}

/**
 * Bokeh blur: a small light becomes a disc. Not every browser's canvas has a blur, so the picture is drawn many times.
 */
function blurred(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  top: number,
  { width, height }: Extent,
  radius: number,
): void {
  context.save();
  context.beginPath();
  context.rect(0, top, width, height);
  context.clip();
  for (let k = 0; k < BLUR_TAPS; k++) {
    const [turn, far] = [k * 2.4, radius * Math.sqrt(k / BLUR_TAPS)];
    context.globalAlpha = 1 / (k + 1);
    context.drawImage(picture, far * Math.cos(turn), top + far * Math.sin(turn), width, height);
  }
  context.restore();
}

const BLUR_TAPS = 20;
