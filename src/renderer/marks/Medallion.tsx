import type { Seated } from '#shared/protocol/table.ts';
import { initialOf } from '#shared/words/letters.ts';
import { Face } from './Face.tsx';
import { type Extent, likenessOf } from './likeness.ts';
import { Disc, MarkSign } from './MarkSign.tsx';
import { emblemOf, enamelOf } from './seatEmblems.ts';

interface Props {
  readonly seat: number;
  /** Without one nobody sits there: the emblem alone. */
  readonly who: Seated | undefined;
  readonly as?: Extent;
}

/**
 * What a seat is known by on all screens: the mark of who sits there; where they have none, the seat's own enamel and
 * emblem. Where there is room for a face it is seen, and else the initial.
 */
export function Medallion({ seat, who, as = 'line' }: Props) {
  const likeness = likenessOf(who);
  if (who?.kind === 'person' && who.mark) return <MarkSign mark={who.mark} as={as} likeness={likeness} />;
  const corners = emblemOf(seat).map((corner) => corner.map((part) => part.toFixed(2)).join());
  const enamel = enamelOf(seat);
  const emblem = (
    <svg viewBox="-1 -1 2 2" aria-hidden="true">
      <polygon points={corners.join(' ')} />
    </svg>
  );
  const initial = as === 'round' && who && who.kind !== 'empty' && initialOf(who.name);
  const disc = (
    <Disc enamel={enamel} as={as}>
      {initial && <b>{initial}</b>}
      {emblem}
    </Disc>
  );
  return likeness && as !== 'line' ? (
    <Face of={likeness} enamel={enamel} as={as} seal={emblem} otherwise={disc} />
  ) : (
    disc
  );
}
