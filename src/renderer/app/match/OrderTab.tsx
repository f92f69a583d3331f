import type { InHand } from '../../games/game.ts';
import { useKeys } from '../../keys/keyboard.ts';
import type { HandOrder } from '../../match/useHandOrder.ts';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly order: HandOrder;
  readonly inHand: InHand | undefined;
}

/** How the own hand is held, and the next way at a press. */
export function OrderTab({ order, inHand }: Props) {
  const { say } = useWords();
  useKeys({ o: order.next, O: order.next });
  if (!order.isFree || !inHand) return null;
  return (
    <button type="button" className="tab" aria-keyshortcuts="O" onClick={order.next}>
      {say(`order.${order.order}`, { by: inHand.by })} <kbd>O</kbd>
    </button>
  );
}
