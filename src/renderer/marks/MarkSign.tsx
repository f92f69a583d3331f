import type { ReactNode } from 'react';
import type { Mark } from '#shared/protocol/mark.ts';
import { ENAMELS, type Enamel } from './colours.ts';
import { Face } from './Face.tsx';
import type { Extent } from './likeness.ts';
import type { Likeness } from './portraits/portraits.ts';
import { SIGN_PATHS, SIGN_SIZE } from './signs.ts';

interface Props {
  readonly mark: Mark;
  readonly as?: Extent | undefined;
  /** At a table: whom they look like there. */
  readonly likeness?: Likeness | undefined;
}

/** What somebody goes by: their portrait and sign on their colour, beside a name that says who it is. */
export function MarkSign({ mark, as = 'line', likeness }: Props) {
  const { colour, sign, portrait } = mark;
  const of = likeness ?? (portrait && { id: portrait, puppet: false });
  const drawn = (
    <svg viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
  const enamel = ENAMELS[colour];
  const disc = (
    <Disc enamel={enamel} as={as}>
      {drawn}
    </Disc>
  );
  return of && as !== 'line' ? <Face of={of} enamel={enamel} as={as} seal={drawn} otherwise={disc} /> : disc;
}

interface DiscProps {
  readonly enamel: Enamel;
  readonly as: Extent;
  readonly children: ReactNode;
}

/** Enamel in a ring of brass. */
export function Disc({ enamel, as, children }: DiscProps) {
  return (
    <span
      className={as === 'round' ? 'medallion round' : 'medallion'}
      style={{ background: enamel.ground, color: enamel.ink }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
