/** How each hand of the last matches is held on this device. */
import { remembered } from './remembered.ts';

/** One hand of one match: `hand` names both; `held` as whoever orders it wrote it. */
interface HeldHand<Held> {
  readonly hand: string;
  readonly held: Held;
}

interface HandOrders {
  readonly hands: readonly HeldHand<unknown>[];
}

/** Nobody plays more matches at once. */
const REMEMBERED = 12;

export const useHandOrders = remembered<HandOrders>('panno-verde.hand-order', { hands: [] });

export function rememberHand<Held>(hand: string, held: Held): void {
  useHandOrders.setState(({ hands }) => ({
    hands: [...hands.filter((one) => one.hand !== hand), { hand, held }].slice(-REMEMBERED),
  }));
}
