import type { ReactNode } from 'react';
import type { Enamel } from './colours.ts';
import type { Extent } from './likeness.ts';
import type { Likeness } from './portraits/portraits.ts';
import { AHEAD, LARGE } from './portraits/pose.ts';
import { usePortraits } from './usePortraits.ts';

interface Props {
  readonly of: Likeness;
  readonly enamel: Enamel;
  readonly as: Exclude<Extent, 'line'>;
  /** Their sign or the seat's emblem, in the corner: neither a face nor a colour tells all people apart for all eyes. */
  readonly seal: ReactNode;
  /** Until the portraits are there. */
  readonly otherwise: ReactNode;
}

/** Somebody's portrait on their enamel. */
export function Face({ of, enamel, as, seal, otherwise }: Props) {
  const gallery = usePortraits();
  if (!gallery) return otherwise;
  const { ground, ink } = enamel;
  return (
    <span className={`medallion face ${as}`} style={{ background: ground, color: ink }} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g transform={`scale(${LARGE})`} strokeLinejoin="round" strokeLinecap="round">
          {gallery.portraitOf(of, AHEAD).map(({ key, d, fill, line, width, x, y }) => (
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
