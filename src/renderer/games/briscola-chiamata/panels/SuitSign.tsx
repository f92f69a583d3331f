import type { Suit } from '#shared/cards/french.ts';
import { suitColour, suitPath } from '../../../faces/suits.ts';
import { useSettings } from '../../../session/device/settings.ts';

/** A suit's sign as large as the text around it. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  const fourColours = useSettings((settings) => settings.fourColours);
  return (
    <svg className="suit-sign" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <path d={suitPath(suit)} fill={suitColour(suit, fourColours)} />
    </svg>
  );
}
