/** How each hand of the last matches is held on this device. */
import { persisted } from './remembered.ts';

/** One hand of one match: `hand` names both; `held` as whoever orders it wrote it. */
interface OrderedHand<Held> {
  readonly hand: string;
  readonly held: Held;
}

interface HandOrders {
  readonly hands: readonly OrderedHand<unknown>[];
}

/** Nobody plays more matches at once. */
const MAX_HANDS = 12;

export const useHandOrders = persisted<HandOrders>('panno-verde.hand-order', { hands: [] });

export function saveHandOrder<Held>(hand: string, held: Held): void {
  useHandOrders.setState(({ hands }) => ({
    hands: [...hands.filter((one) => one.hand !== hand), { hand, held }].slice(-MAX_HANDS),
  }));
}
