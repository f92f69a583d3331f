import type { Mark } from '#shared/protocol/mark.ts';

const COLOUR: Readonly<Record<Mark['colour'], string>> = {
  tomato: '#9c2f22',
  amber: '#8a5a10',
  moss: '#4d5a1e',
  sea: '#1f5e5a',
  sky: '#2b5580',
  plum: '#5c3470',
  rose: '#8a3358',
  slate: '#46505a',
};

/** What a person goes by, as a small medal. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <span className="mark-sign" style={{ background: COLOUR[mark.colour] }} aria-hidden="true">
      {mark.sign.slice(0, 2)}
    </span>
  );
}
