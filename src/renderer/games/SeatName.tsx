import type { Seat } from '#shared/engine/rules.ts';
import { Medallion } from '../marks/Medallion.tsx';
import { nameAt, type Sight } from './game.ts';

interface Props extends Pick<Sight, 'seated' | 'say'> {
  readonly seat: Seat;
}

/** Who sits there, by their mark and their name. */
export function SeatName({ seat, seated, say }: Props) {
  return (
    <>
      <Medallion seat={seat} who={seated[seat]} />
      {nameAt({ seated, say }, seat)}
    </>
  );
}
