import { extend } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferGeometry, CanvasTexture, Float32BufferAttribute, LinearMipmapLinearFilter, type Texture } from 'three';
import { type CameraView, pixelsPerCm } from '../../../motion/layout/camera.ts';
import type { CardSize } from '../../../motion/layout/pose.ts';
import { radians } from '../../../motion/maths.ts';
import type { Place, StitchedFrame, Zone } from '../../../motion/scene.ts';
import { useTypefaces } from '../../../table-drawing/use-typefaces.ts';
import { roundedRectangle } from '../rounded-rectangle.ts';
import { litMaterial } from '../shader-patch.ts';

// Stitched frames as triangles: a line of stitches around each place, open at its near side for its name. Pure.

/** A frame with its place on this window's table. */
export interface StitchedPlace extends StitchedFrame {
  readonly place: Place;
}

/** Three corners per triangle; `uvs` are those of the names' texture, and −1 for thread. */
interface FrameTriangles {
  readonly positions: number[];
  readonly uvs: number[];
}

/** A name in its texture row: its width for its height. */
interface Written {
  readonly row: number;
  readonly aspect: number;
  /** The share of the row that it fills. */
  readonly part: number;
}

/** In centimetres: from a card's edge to the thread, and the line's corner radius. */
const ROOM = 0.85;
const CORNER = 1.1;
const THREAD = 0.2;
const STITCH = { long: 0.72, gap: 0.24 };
/** Slightly above the cloth, to avoid z-fighting. */
const HEIGHT = 0.02;
/** Visible width of an overlapped card, as a share. */
const STEP = 0.42;
/** Gap between a name and the line it interrupts. */
const PAUSE = 0.7;
/** The part of a rounded corner still beside a long name. */
const LOW = 0.4;

/** Half its width and depth, from the middle to the thread. */
function halfOf({ cards, scale }: StitchedFrame, { width, height }: CardSize): { x: number; z: number } {
  return { x: (width * scale * (1 + (cards - 1) * STEP)) / 2 + ROOM, z: (height * scale) / 2 + ROOM };
}

/**
 * All frames, for a single draw call. `names`: the texture rows of those with a name. `least`: the minimum readable
 * height at a place, in centimetres; a smaller name is left out.
 */
export function frameTriangles(
  places: readonly StitchedPlace[],
  size: CardSize,
  names: readonly (Written | undefined)[],
  letters: number,
  least: (place: Place) => number,
): FrameTriangles {
  const triangles: FrameTriangles = { positions: [], uvs: [] };
  for (const [k, { place, ...frame }] of places.entries()) {
    const half = halfOf(frame, size);
    // A long name gets smaller rather than cover its neighbours.
    const high = Math.min(letters, (2 * half.x - 2 * PAUSE) / (names[k]?.aspect ?? 1));
    const name = high < least(place) ? undefined : names[k];
    const wide = name ? high * name.aspect : 0;
    for (const [from, to] of stitches(half, wide)) {
      sewThread(triangles, place, from, to);
    }
    if (name) lettered(triangles, place, half.z, wide, high, name);
  }
  return triangles;
}

interface Point {
  readonly x: number;
  readonly z: number;
}

/** Start and end of each stitch: once round, except at the name. */
function stitches(half: Point, name: number): (readonly [Point, Point])[] {
  const line = around(half);
  const open = name > 0 ? name / 2 + PAUSE : 0;
  return line.flatMap((from, k): (readonly [Point, Point])[] => {
    const to = line[(k + 1) % line.length] ?? from;
    const long = Math.hypot(to.x - from.x, to.z - from.z);
    const count = Math.max(1, Math.round(long / (STITCH.long + STITCH.gap)));
    const part = STITCH.long / (STITCH.long + STITCH.gap);
    return Array.from({ length: count }, (_, i): readonly [Point, Point] => [
      between(from, to, i / count),
      between(from, to, (i + part) / count),
    ]).filter(([a, b]) => !(a.z > half.z - LOW && b.z > half.z - LOW && Math.min(Math.abs(a.x), Math.abs(b.x)) < open));
  });
}

/** The line's points. Each corner has three pieces: three.js makes two of one on an arc. The first is repeated as the last. */
function around({ x, z }: Point): Point[] {
  return roundedRectangle(x, z, CORNER)
    .getPoints(1.5)
    .slice(1)
    .map((point) => ({ x: point.x, z: -point.y }));
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, z: from.z + (to.z - from.z) * part };
}

function sewThread(triangles: FrameTriangles, place: Place, from: Point, to: Point): void {
  const long = Math.hypot(to.x - from.x, to.z - from.z) || 1;
  const [ox, oz] = [((to.z - from.z) / long) * (THREAD / 2), (-(to.x - from.x) / long) * (THREAD / 2)];
  const corners = [
    { x: from.x - ox, z: from.z - oz },
    { x: to.x - ox, z: to.z - oz },
    { x: to.x + ox, z: to.z + oz },
    { x: from.x + ox, z: from.z + oz },
  ];
  quad(triangles, place, corners, [-1, -1, -1, -1, -1, -1, -1, -1]);
}

/** On the near side's line, readable from that side. */
function lettered(triangles: FrameTriangles, place: Place, near: number, wide: number, high: number, name: Written) {
  const [left, right, far, close] = [-wide / 2, wide / 2, near - high * 0.28, near + high * 0.72];
  const corners = [
    { x: left, z: close },
    { x: right, z: close },
    { x: right, z: far },
    { x: left, z: far },
  ];
  const { row, part } = name;
  quad(triangles, place, corners, [0, row + 1, part, row + 1, part, row, 0, row]);
}

/** Four corners, counter-clockwise from above. */
function quad(
  { positions, uvs }: FrameTriangles,
  { x, z, turn }: Place,
  corners: readonly Point[],
  at: readonly number[],
): void {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  for (const k of [0, 1, 2, 0, 2, 3]) {
    const { x: right = 0, z: near = 0 } = corners[k] ?? {};
    positions.push(x + right * cos + near * sin, HEIGHT, z - right * sin + near * cos);
    uvs.push(at[2 * k] ?? 0, at[2 * k + 1] ?? 0);
  }
}

/** The names stitched into the cloth: one below the other in one texture, white on black. */
const MAX_NAMES = 8;
const NAME_ROW_PX = { width: 1024, height: 80 };
const NAME_FONT = '"Fraunces Variable", Fraunces, Georgia, serif';
/** In pixels. */
const NAME_PX = 60;

interface NameOnTexture {
  readonly row: number;
  /** Its width for its height. */
  readonly aspect: number;
  /** The share of the row that it fills. */
  readonly part: number;
}

/** A texture for this many names; each keeps its row. */
function nameTexture() {
  const canvas = document.createElement('canvas');
  canvas.width = NAME_ROW_PX.width;
  canvas.height = NAME_ROW_PX.height * MAX_NAMES;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  let drawn: (string | undefined)[] = [];
  return {
    texture,
    /** Draws a name into each row; `lettered`: with the app's font, which has loaded. */
    write(names: readonly (string | undefined)[], lettered: boolean): (NameOnTexture | undefined)[] {
      const context = canvas.getContext('2d');
      const wanted = names.map((name) => name && `${name} ${lettered}`);
      const written = names.map((name, row) => {
        if (!context || name === undefined) return undefined;
        context.font = `600 ${NAME_PX}px ${NAME_FONT}`;
        const wide = Math.min(Math.ceil(context.measureText(name).width) + 4, NAME_ROW_PX.width);
        if (drawn[row] !== wanted[row]) {
          write(context, row, name);
          texture.needsUpdate = true;
        }
        return { row, aspect: wide / NAME_ROW_PX.height, part: wide / NAME_ROW_PX.width };
      });
      drawn = wanted;
      return written;
    },
  };
}

function write(context: CanvasRenderingContext2D, row: number, name: string): void {
  const { width, height } = NAME_ROW_PX;
  context.fillStyle = '#000';
  context.fillRect(0, row * height, width, height);
  context.fillStyle = '#fff';
  context.textBaseline = 'alphabetic';
  context.fillText(name, 2, row * height + height * 0.74, width - 4);
}

/** Thread of unbleached silk. */
const SILK = '#e6c794';
/** Height of names, in centimetres: at the table, and on a television. */
const NAME_HEIGHT_CM = { table: 2.1, tv: 2.9 };
/** Minimum readable height of a name, in CSS pixels; in a narrow window the camera is far away. */
const MIN_NAME_PX = 13;

interface Props {
  /** As placed on this window's table. */
  readonly zones: readonly Zone[];
  readonly size: CardSize;
  readonly isTv: boolean;
  readonly shot: CameraView;
}

/** A game's stitched frames with their names: one mesh. */
export function StitchedFrames({ zones, size, isTv, shot }: Props) {
  const fonts = useTypefaces();
  const sheet = useMemo(nameTexture, []);
  const geometry = useMemo(() => {
    const places = zones.flatMap(({ frame, place }): StitchedPlace[] => (frame ? [{ ...frame, place }] : []));
    const names = sheet.write(
      places.map(({ name }) => name),
      fonts,
    );
    const least = ({ x, z }: Place) => MIN_NAME_PX / pixelsPerCm(shot, { x, y: 0, z });
    return frameGeometry(frameTriangles(places, size, names, isTv ? NAME_HEIGHT_CM.tv : NAME_HEIGHT_CM.table, least));
  }, [zones, size, isTv, shot, sheet, fonts]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => sheet.texture.dispose(), [sheet]);
  return (
    <mesh geometry={geometry} receiveShadow>
      <ThreadMaterial names={sheet.texture} diffuse={SILK} transparent depthWrite={false} />
    </mesh>
  );
}

function frameGeometry({ positions, uvs }: ReturnType<typeof frameTriangles>): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  );
  geometry.setAttribute('written', new Float32BufferAttribute(uvs, 2));
  return geometry;
}

const ThreadMaterial = extend(
  litMaterial(
    'lambert',
    { names: null as Texture | null },
    {
      vertex: {
        '#include <common>': '#include <common>\nattribute vec2 written;\nvarying vec2 vWritten;',
        '#include <begin_vertex>': '#include <begin_vertex>\nvWritten = written;',
      },
      fragment: {
        '#include <common>': '#include <common>\nuniform sampler2D names;\nvarying vec2 vWritten;',
        '#include <map_fragment>': `float ink = texture2D( names, vec2( vWritten.x, 1.0 - vWritten.y / ${MAX_NAMES.toFixed(1)} ) ).r;
        diffuseColor.a = vWritten.y < 0.0 ? 0.72 : 0.94 * ink;`,
      },
    },
  ),
);
