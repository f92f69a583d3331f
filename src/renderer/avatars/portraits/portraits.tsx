/** The gallery: fetched when the first portrait is to be seen, so that a hand on a phone does not wait for it. */
import type { ReactNode } from 'react';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import { type DrawnShape, drawnShapes } from './draw-portrait.ts';
import { AHEAD, type HeadPose, PORTRAIT_SCALE } from './head-pose.ts';
import { PEOPLE } from './people/index.ts';
import './face.css';

/** Somebody as they are seen: one of the people, as a bot their puppet. */
export interface PortraitChoice {
  readonly id: PortraitId;
  readonly puppet: boolean;
}

/** All that is printed of somebody, for a ground of radius 50 about the origin. */
export function shapesOfPortrait({ id, puppet }: PortraitChoice, pose: HeadPose): DrawnShape[] {
  return drawnShapes(PEOPLE[id], puppet, pose);
}

interface Props {
  readonly of: PortraitChoice;
  readonly as: 'face' | 'round';
  /** The enamel they are seen on, and what is drawn on it. */
  readonly ground: string;
  readonly ink: string;
  /** Their sign or the seat's emblem, in the corner: neither a face nor a colour tells all people apart for all eyes. */
  readonly badge: ReactNode;
}

/** Somebody's portrait on their enamel. */
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
