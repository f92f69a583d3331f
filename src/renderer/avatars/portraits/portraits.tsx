/** The portraits, loaded when the first is needed, so that a phone's hand does not wait for them. */
import './face.css';
import type { ReactNode } from 'react';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import { type DrawnShape, drawnShapes } from './draw-portrait.ts';
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
import type { Portrait } from './shapes.ts';

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
export function PortraitDisc({ of, as, ground, ink, badge: seal }: Props) {
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
      <i style={{ background: ground }}>{seal}</i>
    </span>
  );
}
