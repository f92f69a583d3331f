import type { Seated } from '#shared/protocol/table.ts';
import { initialOf } from '#shared/words/letters.ts';
import { type Extent, likenessOf } from './likeness.ts';
import { MarkSign, Portrayed } from './MarkSign.tsx';
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
  const emblem = (
    <svg viewBox="-1 -1 2 2" aria-hidden="true">
      <polygon points={corners.join(' ')} />
    </svg>
  );
  const initial = as === 'round' && who && who.kind !== 'empty' && initialOf(who.name);
  const otherwise = (
    <>
      {initial && <b>{initial}</b>}
      {emblem}
    </>
  );
  return <Portrayed of={likeness} enamel={enamelOf(seat)} as={as} seal={emblem} otherwise={otherwise} />;
}
