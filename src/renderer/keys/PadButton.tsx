import type { Say } from '../words/say.ts';
import { isShape, SHAPES } from './padSigns.ts';
import './pad-button.css';

interface PadButtonProps {
  /** What stands on it: letters, or the name of a shape. */
  readonly sign: string;
  /** Says it to who does not see it; without it the words around it do. */
  readonly say?: Say;
}

/** A button of a gamepad as it looks on the pad in hand: a circle for what a thumb presses, broader for what lies at the edge. */
export function PadButton({ sign, say }: PadButtonProps) {
  const isBroad = !isShape(sign) && sign.length > 1;
  const width = isBroad ? 34 : 24;
  const told = say ? { role: 'img', 'aria-label': isShape(sign) ? say(`pad.sign.${sign}`) : sign } : HIDDEN;
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
