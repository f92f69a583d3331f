import type { Seat } from '#shared/engine/rules.ts';
import type { Extent } from '../marks/likeness.ts';
import { Medallion } from '../marks/Medallion.tsx';
import { breakable } from '../words/breakable.ts';
import { nameAt, type Sight } from './game.ts';

interface Props extends Pick<Sight, 'seated' | 'say'> {
  readonly seat: Seat;
  readonly as?: Extent;
}

/** Who sits there, by their mark and their name; by their face it stands above a column that is narrow. */
export function SeatName({ seat, as = 'line', seated, say }: Props) {
  return (
    <>
      <Medallion seat={seat} who={seated[seat]} as={as} />
      {as === 'face' ? breakable(nameAt({ seated, say }, seat)) : nameAt({ seated, say }, seat)}
    </>
  );
}
