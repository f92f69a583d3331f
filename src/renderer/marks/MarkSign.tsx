import type { ReactNode } from 'react';
import type { Mark } from '#shared/protocol/mark.ts';
import { ENAMELS, type Enamel } from './colours.ts';
import type { Extent } from './likeness.ts';
import type { Likeness } from './portraits/portraits.tsx';
import { SIGN_PATHS, SIGN_SIZE } from './signs.ts';
import { usePortraits } from './usePortraits.ts';

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
  return <Portrayed of={of} enamel={enamel} as={as} seal={drawn} otherwise={drawn} />;
}

interface PortrayedProps {
  readonly of: Likeness | undefined;
  readonly enamel: Enamel;
  readonly as: Extent;
  readonly seal: ReactNode;
  /** What lies on the enamel where there is no room for a face, or none to be seen yet. */
  readonly otherwise: ReactNode;
}

/** A portrait where there is room for it, else what stands for it. */
export function Portrayed({ of, enamel, as, seal, otherwise }: PortrayedProps) {
  const gallery = usePortraits(of !== undefined && as !== 'line');
  if (gallery && of && as !== 'line') return <gallery.Face of={of} as={as} {...enamel} seal={seal} />;
  return (
    <Disc enamel={enamel} as={as}>
      {otherwise}
    </Disc>
  );
}

interface DiscProps {
  readonly enamel: Enamel;
  readonly as: Extent;
  readonly children: ReactNode;
}

/** Enamel in a ring of brass. */
function Disc({ enamel, as, children }: DiscProps) {
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
