import { useEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute, LineCurve } from 'three';
import type { CardSize } from '../../motion/layout/pose.ts';
import { radians } from '../../motion/maths.ts';
import type { Place, Tray, Zone } from '../../motion/scene.ts';
import { roundedRectangle } from './rounded-rectangle.ts';

// Trays in the cloth as triangles: a floor that darkens towards a raised brass edge, with studs in front. Pure.

/** A tray with its place; in centimetres. */
export interface TraySpot extends Tray {
  readonly place: Place;
  readonly width: number;
  readonly depth: number;
  /** A dragged card may be dropped here. */
  readonly lit: boolean;
}

/** Three corners per triangle; colours are red, green, blue (linear) and alpha. */
export interface TrayTriangles {
  readonly positions: number[];
  readonly normals: number[];
  readonly colors: number[];
}

type Colour = readonly [number, number, number, number];
/** A point beside a tray's middle: to the right, and towards its near edge; `ox`, `oz` point outwards. */
interface EdgePoint {
  readonly x: number;
  readonly z: number;
  readonly ox: number;
  readonly oz: number;
}

/** A closed line around the tray: distance outside its edge, height, and slope. */
interface Ring {
  readonly out: number;
  readonly height: number;
  readonly slope: number;
  readonly colour: (segment: number) => Colour;
}

const CORNER = 1.1;
/** Approximate length of an edge piece, and of a stripe. */
const PIECE = 0.85;
const BRASS: Colour = [0.44, 0.28, 0.075, 1];
const BRIGHT: Colour = [0.95, 0.66, 0.24, 1];
const DARK: Colour = [0.012, 0.009, 0.008, 1];
const STUD = { radius: 0.3, apart: 1.05, before: 0.95 };

const shade = (alpha: number): Colour => [0, 0, 0, alpha];

/** All trays in one mesh, for a single draw call. */
export function trayTriangles(spots: readonly TraySpot[]): TrayTriangles {
  const triangles: TrayTriangles = { positions: [], normals: [], colors: [] };
  for (const spot of spots) {
    const edge = edgeOf(spot);
    const rings = ringsOf(spot);
    for (const [k, ring] of rings.entries()) {
      const next = rings[k + 1];
      if (next) band(triangles, spot.place, edge, ring, next);
    }
    for (let k = 0; k < (spot.studs ?? 0); k++) stud(triangles, spot, k);
  }
  return triangles;
}

/** From the middle outwards. Light comes from above: the floor is in the edge's shadow. */
function ringsOf({ width, depth, lit, barred }: TraySpot): Ring[] {
  const metal = lit ? BRIGHT : BRASS;
  const edge = (segment: number): Colour => (barred && segment % 2 === 1 ? DARK : metal);
  const flat = { height: 0.008, slope: 0 };
  return [
    { ...flat, out: -Math.min(width, depth) / 2, colour: () => shade(0.3) },
    { ...flat, out: -1.3, colour: () => shade(0.34) },
    { ...flat, out: 0, colour: () => shade(0.66) },
    { out: 0, height: 0.008, slope: -0.8, colour: edge },
    { out: barred ? 0.26 : 0.12, height: 0.11, slope: 0.2, colour: edge },
    { out: barred ? 0.52 : 0.26, height: 0.008, slope: 0.9, colour: edge },
  ];
}

/** Once round the tray's edge: a rectangle with round corners, in pieces of about one length. */
function edgeOf({ width, depth }: TraySpot): EdgePoint[] {
  return roundedRectangle(width / 2, depth / 2, CORNER).curves.flatMap((curve) => {
    const pieces = curve instanceof LineCurve ? 2 * Math.max(1, Math.round(curve.getLength() / PIECE / 2)) : 3;
    return Array.from({ length: pieces }, (_, k): EdgePoint => {
      const [{ x, y }, along] = [curve.getPoint(k / pieces), curve.getTangent(k / pieces)];
      return { x, z: -y, ox: along.y, oz: along.x };
    });
  });
}

/** The strip between two rings. */
function band(triangles: TrayTriangles, place: Place, edge: readonly EdgePoint[], inner: Ring, outer: Ring): void {
  for (const [k, from] of edge.entries()) {
    const to = edge[(k + 1) % edge.length] ?? from;
    const corners = [
      [from, inner],
      [from, outer],
      [to, inner],
      [to, inner],
      [from, outer],
      [to, outer],
    ] as const;
    for (const [point, ring] of corners) corner(triangles, place, point, ring, k);
  }
}

/** Inside, a ring shrinks towards the middle without crossing it. */
function corner({ positions, normals, colors }: TrayTriangles, place: Place, point: EdgePoint, ring: Ring, k: number) {
  const { out, height, slope, colour } = ring;
  const x = out < 0 ? shrunk(point.x, -out) : point.x + point.ox * out;
  const z = out < 0 ? shrunk(point.z, -out) : point.z + point.oz * out;
  const [px, pz] = turned(place, x, z);
  const [nx, nz] = turned({ ...place, x: 0, z: 0 }, point.ox * slope, point.oz * slope);
  const length = Math.hypot(nx, 1, nz);
  positions.push(px, height, pz);
  normals.push(nx / length, 1 / length, nz / length);
  colors.push(...colour(k));
}

function shrunk(value: number, by: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - by);
}

function turned({ x, z, turn }: Place, right: number, near: number): [number, number] {
  const sin = Math.sin(radians(turn));
  const cos = Math.cos(radians(turn));
  return [x + right * cos + near * sin, z - right * sin + near * cos];
}

/** The k-th brass stud of a row in front of the near edge. */
function stud({ positions, normals, colors }: TrayTriangles, spot: TraySpot, k: number): void {
  const { place, depth, studs = 0 } = spot;
  const right = (k - (studs - 1) / 2) * STUD.apart;
  const near = depth / 2 + STUD.before;
  const rim = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5);
  for (const [i, angle] of rim.entries()) {
    const next = rim[(i + 1) % rim.length] ?? 0;
    for (const at of [undefined, angle, next]) {
      const reach = at === undefined ? 0 : STUD.radius;
      const [dx, dz] = [Math.sin(at ?? 0) * reach, Math.cos(at ?? 0) * reach];
      const [x, z] = turned(place, right + dx, near + dz);
      positions.push(x, at === undefined ? 0.14 : 0.01, z);
      normals.push(...(at === undefined ? [0, 1, 0] : [Math.sin(at) * 0.7, 0.7, Math.cos(at) * 0.7]));
      colors.push(...BRASS);
    }
  }
}

/** Room around a card in its tray, in centimetres. */
const ROOM = 1.1;

interface TraysProps {
  /** As placed on this window's table. */
  readonly zones: readonly Zone[];
  readonly size: CardSize;
  /** A card is being dragged: the trays that take it shine. */
  readonly dragging: boolean;
}

/** The trays of all zones that have one. */
export function Trays({ zones, size, dragging }: TraysProps) {
  const geometry = useMemo(() => trayGeometry(traysOf(zones, size, dragging)), [zones, size, dragging]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} receiveShadow>
      <meshLambertMaterial vertexColors transparent depthWrite={false} />
    </mesh>
  );
}

function traysOf(zones: readonly Zone[], size: CardSize, dragging: boolean): TraySpot[] {
  return zones.flatMap(({ tray, place, scale = 1, drop }) => {
    if (!tray) return [];
    const [width, depth] = [size.width * scale + ROOM, size.height * scale + ROOM];
    return [{ ...tray, place, width, depth, lit: dragging && drop === true }];
  });
}

function trayGeometry(spots: readonly TraySpot[]): BufferGeometry {
  const { positions, normals, colors } = trayTriangles(spots);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  return geometry;
}
