import { hiddenInTricks } from '../../tricks/hidden.ts';
import type { TrickState } from '../../tricks/state.ts';
import { definition } from './index.ts';
import type { Briscola } from './types.ts';

const inTrick = (name: string, count: number) => ({
  name,
  is: ({ leaders }: { leaders: readonly number[] }) => leaders.length === count,
});

/** BR-14, in other words than the rules: four or six have partners, who sit at every other seat. */
const seesPartner = ({ options, stock, phase, seats }: TrickState<Briscola>, viewer: number, seat: number) =>
  options.lastThree === 'shown' && phase === 'play' && stock.length === 0 && seats >= 4 && (seat - viewer) % 2 === 0;

export default hiddenInTricks(
  definition,
  [
    {
      name: 'two with an exchange',
      level: 'normal',
      seats: 2,
      options: { exchange: 'seven' },
      moments: [inTrick('in the third trick', 3), inTrick('while the stock lasts', 15)],
    },
    {
      name: 'three see nobody’s last three',
      level: 'normal',
      seats: 3,
      options: { lastThree: 'shown' },
      moments: [inTrick('in the third trick', 3), inTrick('with the last three cards', 11)],
    },
    {
      name: 'partners see the last three',
      level: 'normal',
      seats: 4,
      options: { lastThree: 'shown' },
      moments: [inTrick('in the third trick', 3), inTrick('with the last three cards', 8)],
    },
  ],
  undefined,
  seesPartner,
);
