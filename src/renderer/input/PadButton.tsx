import './pad-button.css';
import type { ReactNode } from 'react';
import type { Say } from '../i18n/say.ts';
import { usePadInHand } from './connected-pads.ts';
import { buttonOf, isShape, SHAPES, signOf } from './pad-layout.ts';

interface KeyProps {
  /** As `KeyboardEvent.key` has it. */
  readonly of: string;
  /** As written on a keyboard. */
  readonly children: ReactNode;
}

/** The key of the action beside it; with a gamepad its button, and nothing where no button does it. */
export function Key({ of, children }: KeyProps) {
  const kind = usePadInHand();
  if (kind === null) return <kbd>{children}</kbd>;
  const button = buttonOf(of, kind);
  return button === undefined ? null : <PadButton sign={signOf(button, kind)} />;
}

interface PadButtonProps {
  /** Its label: letters, or the name of a shape. */
  readonly sign: string;
  /** Labels it for screen readers; without it the surrounding text does. */
  readonly say?: Say;
}

/** A gamepad button as on the pad in use: a circle for a face button, wider for a shoulder button. */
export function PadButton({ sign, say }: PadButtonProps) {
  const isBroad = !isShape(sign) && sign.length > 1;
  const width = isBroad ? 34 : 24;
  const told = say ? { role: 'img', 'aria-label': isShape(sign) ? say(`gamepad.sign.${sign}`) : sign } : HIDDEN;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is labelled, or what stands beside it says the same
    <svg className="pad-button" viewBox={`0 0 ${width} 24`} data-sign={sign} focusable="false" {...told}>
      {sign !== 'arrows' && <rect x="1" y="1" width={width - 2} height="22" rx={isBroad ? 7 : 11} />}
      {isShape(sign) ? (
        <path d={SHAPES[sign]} />
      ) : (
        <text x={width / 2} y="16.8" textAnchor="middle">
          {sign}
        </text>
      )}
    </svg>
  );
}

const HIDDEN = { 'aria-hidden': true } as const;
