import type { HandOrdering } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import type { HandOrder } from '../../match/hand-order.ts';

interface Props {
  readonly order: HandOrder;
  readonly inHand: HandOrdering | undefined;
}

/** The hand's order; a press switches to the next. It is a tab at the table with its own key. */
export function OrderTab({ order, inHand }: Props) {
  useKeys({ o: order.next, O: order.next });
  if (!order.isFree) return null;
  return (
    <button type="button" className="tab order-tab" aria-keyshortcuts="O" onClick={order.next}>
      <Held order={order} inHand={inHand} /> <Key of="o">O</Key>
    </button>
  );
}

/** The same in the menu, for windows without room for the tab. */
export function OrderEntry({ order, inHand }: Props) {
  if (!order.isFree) return null;
  return (
    <button type="button" onClick={order.next}>
      <Held order={order} inHand={inHand} />
    </button>
  );
}

function Held({ order: { order }, inHand }: Props) {
  const { say } = useWords();
  return say(`hand-order.${order}`, { by: inHand?.by ?? 'suit' });
}
