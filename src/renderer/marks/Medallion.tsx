import type { Seated } from '#shared/protocol/table.ts';
import { initialOf } from '#shared/words/letters.ts';
import { Disc, MarkSign } from './MarkSign.tsx';
import { emblemOf, enamelOf } from './seatEmblems.ts';

interface Props {
  readonly seat: number;
  /** Without one nobody sits there: the emblem alone. */
  readonly who: Seated | undefined;
  /** As it lies on a plate; else as low as a line of text. */
  readonly round?: boolean;
}

/**
 * What a seat is known by on all screens: the mark of who sits there; where they have none, the seat's own enamel and
 * emblem, with the initial where there is room.
 */
export function Medallion({ seat, who, round }: Props) {
  if (who?.kind === 'person' && who.mark) return <MarkSign mark={who.mark} round={round} />;
  const corners = emblemOf(seat).map((corner) => corner.map((part) => part.toFixed(2)).join());
  const initial = round && who && who.kind !== 'empty' && initialOf(who.name);
  return (
    <Disc enamel={enamelOf(seat)} round={round}>
      {initial && <b>{initial}</b>}
      <svg viewBox="-1 -1 2 2" aria-hidden="true">
        <polygon points={corners.join(' ')} />
      </svg>
    </Disc>
  );
}
