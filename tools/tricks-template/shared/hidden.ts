import { hiddenInTricks } from '../../tricks/hidden.ts';
import { definition } from './index.ts';

const inTrick = (name: string, count: number) => ({
  name,
  is: ({ leaders }: { leaders: readonly number[] }) => leaders.length === count,
});

export default hiddenInTricks(definition, [
  {
    name: 'four',
    level: 'normal',
    seats: 4,
    options: {},
    moments: [inTrick('in the first trick', 1), inTrick('in the fifth trick', 5)],
  },
]);
