import { hiddenInTricks } from '../../tricks/hidden.ts';
import { definition } from './index.ts';

const inTrick = (name: string, count: number) => ({
  name,
  is: ({ leaders }: { leaders: readonly number[] }) => leaders.length === count,
});

export default hiddenInTricks(definition, [
  {
    name: 'two with an exchange',
    level: 'normal',
    seats: 2,
    options: { exchange: 'seven' },
    moments: [inTrick('in the third trick', 3), inTrick('while the stock lasts', 15)],
  },
  {
    name: 'partners see the last three',
    level: 'normal',
    seats: 4,
    options: { lastThree: 'shown' },
    moments: [inTrick('in the third trick', 3), inTrick('with the last three cards', 8)],
  },
]);
