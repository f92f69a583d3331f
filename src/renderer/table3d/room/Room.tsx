import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three';
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
  const invalidate = useThree((state) => state.invalidate);
  const picture = useMemo(() => paintedRoom(room, isTv), [room, isTv]);
  const geometry = useMemo(() => roomGeometry(isTv ? ABOVE : SEATED), [isTv]);
  useEffect(() => {
    invalidate();
    return () => picture.dispose();
  }, [picture, invalidate]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <>
      <color attach="background" args={[DARKNESS]} />
      <mesh geometry={geometry} renderOrder={BACKGROUND_RENDER_ORDER}>
        <meshBasicMaterial map={picture} dithering toneMapped={false} />
      </mesh>
    </>
  );
}

interface Edge {
  readonly y: number;
  readonly z: number;
}

/** In centimetres. */
const HIGHER = 60;

/** The gap between floor and wall in their texture, which must not show. */
const EDGE = 0.004;

/** Floor and wall in one mesh with one texture: the wall's part is above the floor's. */
function roomGeometry({ halfWidth, near, far, wall, wide }: typeof SEATED): BufferGeometry {
  const fold = FLOOR.height / (FLOOR.height + WALL.height);
  const positions: number[] = [];
  const uvs: number[] = [];
  const quad = (half: number, [bottom, top]: readonly Edge[], [low, high]: readonly [number, number]): void => {
    for (const [side, up] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const { y, z } = (up ? top : bottom) ?? { y: 0, z: 0 };
      positions.push((side * 2 - 1) * half, y, z);
      uvs.push(side, up ? high : low);
    }
  };
  const corner = { y: FLOOR_DEPTH_CM, z: far };
  quad(halfWidth, [{ y: FLOOR_DEPTH_CM, z: near }, corner], [0, fold - EDGE]);
  if (wall > 0) {
    const top = { y: FLOOR_DEPTH_CM + wall, z: far };
    quad(wide, [corner, top], [fold + EDGE, 1]);
    // Where panels push the table down more is visible above: the last painted row continues.
    quad(wide, [top, { y: top.y + HIGHER, z: far }], [1, 1]);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return geometry;
}

/** Blur radius, in pixels. */
const BLUR_PX = { wall: 5.5, floor: 3 };
/** Scale of the blurred picture, which needs fewer pixels. */
const SCALE = 0.5;

function paintedRoom(room: RoomName, isTv: boolean): CanvasTexture {
  const [wall, floor] = [blankOf(WALL), blankOf(FLOOR)];
  if (wall) paintWall(wall, room);
  if (floor) paintFloor(floor, room, isTv);
  const whole = blankOf({ width: FLOOR.width, height: WALL.height + FLOOR.height });
  if (whole && wall && floor) {
    blurred(whole, wall.canvas, 0, WALL, BLUR_PX.wall);
    blurred(whole, floor.canvas, WALL.height, FLOOR, BLUR_PX.floor);
  }
  const texture = new CanvasTexture(whole?.canvas ?? document.createElement('canvas'));
  texture.colorSpace = SRGBColorSpace;
  return texture;
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
