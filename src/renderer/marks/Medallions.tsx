import type { Seated } from '#shared/protocol/table.ts';
import { Medallion } from './Medallion.tsx';

interface Props {
  /** The seats that a sentence speaks of. */
  readonly on: readonly number[];
  readonly seated: readonly Seated[];
}

/** Before a sentence that names them: what those seats are known by. */
export function Medallions({ on, seated }: Props) {
  return on.map((seat) => <Medallion key={seat} seat={seat} who={seated[seat]} />);
}
