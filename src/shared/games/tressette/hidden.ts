import { hiddenInTricks } from '../../tricks/hidden.ts';
import { definition } from './index.ts';

const inTrick = (name: string, count: number) => ({
  name,
  is: ({ leaders }: { leaders: readonly number[] }) => leaders.length === count,
});

export default hiddenInTricks(definition, [
  {
    name: 'two, with shown draws',
    level: 'normal',
    seats: 2,
    options: { buongioco: 'on' },
    moments: [inTrick('in the fifth trick', 5), inTrick('while the stock lasts', 9)],
  },
  {
    name: 'four, with calls',
    level: 'normal',
    seats: 4,
    options: { calls: 'on' },
    moments: [inTrick('in the first trick', 1), inTrick('in the fifth trick', 5)],
  },
]);
