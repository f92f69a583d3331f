import type { ReactNode } from 'react';
import type { Mark } from '#shared/protocol/mark.ts';
import { ENAMELS, type Enamel } from './colours.ts';
import { SIGN_PATHS, SIGN_SIZE } from './signs.ts';

interface Props {
  readonly mark: Mark;
  /** As it lies on a plate; else as low as a line of text. */
  readonly round?: boolean | undefined;
}

/** What somebody goes by: their sign on their colour, beside a name that says who it is. */
export function MarkSign({ mark: { colour, sign }, round }: Props) {
  return (
    <Disc enamel={ENAMELS[colour]} round={round}>
      <svg viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
        <path d={SIGN_PATHS[sign]} />
      </svg>
    </Disc>
  );
}

interface DiscProps extends Omit<Props, 'mark'> {
  readonly enamel: Enamel;
  readonly children: ReactNode;
}

/** Enamel in a ring of brass. */
export function Disc({ enamel, round, children }: DiscProps) {
  return (
    <span
      className={round ? 'medallion round' : 'medallion'}
      style={{ background: enamel.ground, color: enamel.ink }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
