import type { Seat } from '#shared/engine/rules.ts';
import { SeatAvatar } from '../marks/Medallion.tsx';
import { nameAt, type ViewContext } from './game.ts';

interface SeatNameProps extends Pick<ViewContext, 'seated' | 'say'> {
  readonly seat: Seat;
}

/** Who sits there, by their mark and their name. */
export function SeatName({ seat, seated, say }: SeatNameProps) {
  return (
    <>
      <SeatAvatar seat={seat} who={seated[seat]} />
      {nameAt({ seated, say }, seat)}
    </>
  );
}
