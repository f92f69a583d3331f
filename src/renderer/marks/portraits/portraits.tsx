/** The gallery: fetched when the first portrait is to be seen, so that a hand on a phone does not wait for it. */
import type { ReactNode } from 'react';
import type { PortraitId } from '#shared/protocol/mark.ts';
import { PEOPLE } from './people/index.ts';
import { AHEAD, LARGE, type Pose } from './pose.ts';
import { type Printed, printed } from './print.ts';
import './face.css';

/** Somebody as they are seen: one of the people, as a bot their puppet. */
export interface Likeness {
  readonly id: PortraitId;
  readonly puppet: boolean;
}

/** All that is printed of somebody, for a ground of radius 50 about the origin. */
export function portraitOf({ id, puppet }: Likeness, pose: Pose): Printed[] {
  return printed(PEOPLE[id], puppet, pose);
}

interface Props {
  readonly of: Likeness;
  readonly as: 'face' | 'round';
  /** The enamel they are seen on, and what is drawn on it. */
  readonly ground: string;
  readonly ink: string;
  /** Their sign or the seat's emblem, in the corner: neither a face nor a colour tells all people apart for all eyes. */
  readonly seal: ReactNode;
}

/** Somebody's portrait on their enamel. */
export function Face({ of, as, ground, ink, seal }: Props) {
  return (
    <span className={`medallion face ${as}`} style={{ background: ground, color: ink }} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g transform={`scale(${LARGE})`} strokeLinejoin="round" strokeLinecap="round">
          {portraitOf(of, AHEAD).map(({ key, d, fill, line, width, x, y }) => (
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
