import { initialOf } from '#shared/words/letters.ts';
import { emblemOf, enamelOf } from '../../table/plates/seatEmblems.ts';

interface Props {
  readonly seat: number;
  /** Without one nobody sits there: the sign alone. */
  readonly name?: string | undefined;
  /** As it lies on a plate; else as low as a line of text. */
  readonly round?: boolean;
}

/** What a seat is known by on all screens: its enamel, its sign, and the initial of who sits there. */
export function Medallion({ seat, name, round }: Props) {
  const corners = emblemOf(seat).map((corner) => corner.map((part) => part.toFixed(2)).join());
  return (
    <span
      className={round ? 'medallion round' : 'medallion'}
      data-free={!name}
      style={{ background: enamelOf(seat) }}
      aria-hidden="true"
    >
      {name && <span>{initialOf(name)}</span>}
      <svg viewBox="-1 -1 2 2" aria-hidden="true">
        <polygon points={corners.join(' ')} />
      </svg>
    </span>
  );
}
