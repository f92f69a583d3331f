import { type Colour, coloursOf, type VivaCard } from '#shared/cards/viva.ts';
import { inkOf, vivaSignCut, vivaSignPath } from '../../../decks/viva/index.ts';

/** A colour's sign on its field, as in a card's corner, as large as the surrounding text. */
export function ColourSign({ colour }: { readonly colour: Colour }) {
  const { field, mark } = inkOf(colour);
  const cut = vivaSignCut(colour);
  return (
    <svg className="colour-sign" viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <circle r="52" fill={field} stroke="#fff6e0" strokeWidth="4" />
      <g transform="scale(.66)">
        <path d={vivaSignPath(colour)} fill={mark} />
        {cut && <path d={cut} fill="none" stroke={field} strokeWidth="6" />}
      </g>
    </svg>
  );
}

/** The signs of a card. */
export function Signs({ card }: { readonly card: VivaCard }) {
  return (
    <span className="signs">
      {coloursOf(card).map((colour) => (
        <ColourSign key={colour} colour={colour} />
      ))}
    </span>
  );
}
