/** The portraits, loaded when the first is needed, so that a phone's hand does not wait for them. */
import './face.css';
import type { ReactNode } from 'react';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import { AHEAD, type HeadPose, PORTRAIT_SCALE } from './head-pose.ts';
import { aunt, nonna, nonno, professor } from './people/elders.ts';
import {
  baker,
  barista,
  butcher,
  captain,
  cheesemaker,
  doctor,
  fisherman,
  gardener,
  mechanic,
  seamstress,
} from './people/trades.ts';
import { boy, cyclist, gentleman, girl, musician, painter, rider, singer, skater, student } from './people/young.ts';
import {
  air,
  behind,
  type Depth,
  face,
  flat,
  type Group,
  inkOf,
  line,
  near,
  outlined,
  type Portrait,
  type PortraitShape,
  PUPPET_WOODS,
  round,
  SKINS,
  type Tone,
} from './shapes.ts';

// Draws a portrait: first the paper edge around the figure, then its shapes from back to front.

/** Bots: the same people as marionettes of wood, with a rod and strings, a jaw that opens, and painted cheeks. */
const STRINGS = air(line('M-33 -60V42M33 -60V42', 1.5, 'paper'));
const ROD = behind(outlined('M-2.6 -70H2.6V-20H-2.6z', 'brass', 2));
const GRAIN = face(
  line('M-13 -17C-6 -20 6 -20 13 -17M-10 -13.4C-4 -15.6 4 -15.6 10 -13.4M-16 10C-15 14 -13.6 16 -12 18', 1.1, 'shade'),
  flat(round(-12.4, 7.6, 5), 'blush'),
  flat(round(12.4, 7.6, 5), 'blush'),
);
const JAW = near(
  line('M-9.4 13V26M9.4 13V26', 2),
  outlined(round(-16.4, 11, 2.2), 'brass', 1.4),
  outlined(round(16.4, 11, 2.2), 'brass', 1.4),
);

/** A portrait as a puppet: the rod behind everything, wood grain under the eyes, the jaw over a beard. */
function asPuppet(groups: readonly Group[]): readonly Group[] {
  const eyes = groups.findIndex(({ depth }) => depth === 'face');
  return [STRINGS, ROD, ...groups.slice(0, eyes), GRAIN, ...groups.slice(eyes), JAW];
}

/** How far each depth moves as the head turns fully to the side; down it is half as much. */
const DEPTH_SHIFT: Readonly<Record<Depth, number>> = {
  air: 0,
  body: 0,
  behind: -0.8,
  head: 1.2,
  face: 3.8,
  near: 5,
  eye: 6.2,
};
/** Width of the paper edge. */
const EDGE_WIDTH = 2.2;
/** Shapes inside the face need no edge. */
const INSIDE: readonly Depth[] = ['air', 'face', 'eye'];
/** Heads are centred at the origin and sit this much lower on the shoulders. */
const HEAD_DROP = 5;

/** A shape with its colours and its offset. */
export interface DrawnShape {
  /** Its index. */
  readonly key: number;
  readonly d: string;
  readonly fill: string | undefined;
  readonly line: string | undefined;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** All shapes of a person, or of their puppet as a bot, in this pose. */
export function drawnShapes({ skin, groups }: Portrait, puppet: boolean, pose: HeadPose): DrawnShape[] {
  const coat = puppet ? PUPPET_WOODS[skin] : SKINS[skin];
  const colour = (tone: Tone | undefined): string | undefined => tone && inkOf(tone, coat);
  const all = puppet ? asPuppet(groups) : groups;
  const paper = colour('paper');
  const edged = all.filter(({ depth }) => !INSIDE.includes(depth));
  const edge = ({ d, fill, width = 0 }: PortraitShape) => ({
    d,
    fill: fill && paper,
    line: paper,
    width: width + 2 * EDGE_WIDTH,
  });
  const own = ({ d, fill, line, width = 0 }: PortraitShape) => ({ d, fill: colour(fill), line: colour(line), width });
  const both = [
    ...edged.flatMap(({ depth, prints }) => prints.map((print) => ({ ...edge(print), ...moved(depth, pose) }))),
    ...all.flatMap(({ depth, prints }) => prints.map((print) => ({ ...own(print), ...moved(depth, pose) }))),
  ];
  return both.map((print, key) => ({ key, ...print }));
}

function moved(depth: Depth, { right, down }: HeadPose): { readonly x: number; readonly y: number } {
  const low = depth === 'body' || depth === 'air' ? 0 : HEAD_DROP;
  return { x: DEPTH_SHIFT[depth] * right, y: low + DEPTH_SHIFT[depth] * down * 0.5 };
}

export const PEOPLE: Readonly<Record<PortraitId, Portrait>> = {
  nonna,
  nonno,
  professor,
  aunt,
  baker,
  fisherman,
  barista,
  gardener,
  mechanic,
  doctor,
  butcher,
  captain,
  cheesemaker,
  seamstress,
  student,
  singer,
  cyclist,
  musician,
  boy,
  girl,
  painter,
  rider,
  gentleman,
  skater,
};

/** A chosen portrait: one of the people, or, for a bot, their puppet. */
export interface PortraitChoice {
  readonly id: PortraitId;
  readonly puppet: boolean;
}

/** The shapes of a portrait, for a ground of radius 50 about the origin. */
export function shapesOfPortrait({ id, puppet }: PortraitChoice, pose: HeadPose): DrawnShape[] {
  return drawnShapes(PEOPLE[id], puppet, pose);
}

interface Props {
  readonly of: PortraitChoice;
  readonly as: 'face' | 'round';
  /** Their enamel, and the colour of the sign on it. */
  readonly ground: string;
  readonly ink: string;
  /**
   * Their sign or the seat's emblem in the corner, since neither face nor colour distinguishes people for everybody.
   */
  readonly badge: ReactNode;
}

/** A portrait on its enamel. */
export function PortraitDisc({ of, as, ground, ink, badge: corner }: Props) {
  return (
    <span className={`medallion face ${as}`} style={{ background: ground, color: ink }} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g transform={`scale(${PORTRAIT_SCALE})`} strokeLinejoin="round" strokeLinecap="round">
          {shapesOfPortrait(of, AHEAD).map(({ key, d, fill, line, width, x, y }) => (
            <path
              key={key}
              d={d}
              fill={fill ?? 'none'}
              stroke={line}
              strokeWidth={width}
              transform={`translate(${x} ${y})`}
            />
          ))}
        </g>
      </svg>
      <i style={{ background: ground }}>{corner}</i>
    </span>
  );
}
