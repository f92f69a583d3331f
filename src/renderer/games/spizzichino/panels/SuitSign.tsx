import { ITALIAN_SUITS, type ItalianSuit } from '#shared/cards/italian.ts';
import { cornerSign, signDefinitions } from '../../../faces/italian/signs.ts';

/** Each corner sign in a square of its own. */
const ADDRESSES = Object.fromEntries(
  ITALIAN_SUITS.map((suit) => {
    const drawing = signDefinitions(suit) + cornerSign(suit, 0, 0, { width: 96, height: 96 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${drawing}</svg>`;
    return [suit, `data:image/svg+xml,${encodeURIComponent(svg)}`];
  }),
) as Readonly<Record<ItalianSuit, string>>;

/** A suit's sign as large as the text around it. */
export function SuitSign({ suit }: { readonly suit: ItalianSuit }) {
  return <img className="italian-sign" src={ADDRESSES[suit]} alt="" draggable={false} />;
}
