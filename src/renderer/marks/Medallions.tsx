import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from './Medallion.tsx';

interface SeatAvatarsProps {
  /** The seats that a sentence speaks of. */
  readonly seats: readonly number[];
  readonly seated: readonly Seated[];
}

/** Before a sentence that names them: what those seats are known by. */
export function SeatAvatars({ seats: on, seated }: SeatAvatarsProps) {
  return on.map((seat) => <SeatAvatar key={seat} seat={seat} who={seated[seat]} />);
}
