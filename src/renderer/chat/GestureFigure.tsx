import type { ReactNode } from 'react';
import type { Gesture } from '#shared/protocol/gestures.ts';

const SHOULDERS = <path d="M4 23c0-5 3.5-7 8-7s8 2 8 7" />;
const EYES = <path d="M9.8 8.2v.2M14.2 8.2v.2" />;
const FLAT = <path d="M10 12h4" />;

/** A head with this face, over these shoulders. */
function headFigure(face: ReactNode, shoulders: ReactNode = SHOULDERS): ReactNode {
  return (
    <>
      <circle cx="12" cy="9" r="6" />
      {face}
      {shoulders}
    </>
  );
}

const FIGURES: Readonly<Record<Gesture, ReactNode>> = {
  glance: headFigure(
    <>
      <path d="M9.8 6.4v.2M14.2 6.4v.2" />
      <path d="M8 .8l.6 1M12 0v1.2M16 .8l-.6 1" />
      {FLAT}
    </>,
  ),
  shrug: headFigure(
    <>
      {EYES}
      <path d="M10 12.4q2-1.2 4 0" />
    </>,
    <path d="M1 13l2.4 2.2c1 .9 2 .9 3.2.9h10.8c1.2 0 2.2 0 3.2-.9L23 13M6.5 16.5V23M17.5 16.5V23" />,
  ),
  drum: (
    <>
      <path d="M2 22h20M6 19v-5a6 6 0 0 1 12 0v5M10 19v-4M14 19v-4" />
      <path d="M3 7.5l1.8 1.2M8 3.5l.8 2M16 3.5l-.8 2M21 7.5l-1.8 1.2" />
    </>
  ),
  'lean-in': (
    <>
      <g transform="translate(1 1) rotate(16 12 23)">
        {headFigure(
          <>
            {EYES}
            {FLAT}
          </>,
        )}
      </g>
      <path d="M1 8h4.5M3.5 5.8L5.7 8l-2.2 2.2" />
    </>
  ),
  'lean-back': (
    <>
      <g transform="translate(-1 1) rotate(-16 12 23)">
        {headFigure(
          <>
            {EYES}
            {FLAT}
          </>,
        )}
      </g>
      <path d="M23 8h-4.5M20.5 5.8L18.3 8l2.2 2.2" />
    </>
  ),
  grimace: headFigure(
    <>
      <path d="M8.6 6.8l2 1M15.4 6.8l-2 1M9.9 8.9v.1M14.1 8.9v.1" />
      <path d="M9 12.6l1.2-1.2 1.2 1.2 1.2-1.2 1.2 1.2 1.2-1.2" />
    </>,
  ),
  'eyes-closed': headFigure(
    <>
      <path d="M8.6 8.2q1.2 1.2 2.4 0M13 8.2q1.2 1.2 2.4 0" />
      {FLAT}
    </>,
  ),
  smile: headFigure(
    <>
      {EYES}
      <path d="M9 11q3 3 6 0" />
    </>,
  ),
};

/** A gesture as a small figure in the surrounding text's colour. */
export function GestureFigure({ gesture }: { readonly gesture: Gesture }) {
  return (
    <svg className="figure" viewBox="0 0 24 24" aria-hidden="true">
      {FIGURES[gesture]}
    </svg>
  );
}
