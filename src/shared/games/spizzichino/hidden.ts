import { hiddenInTricks } from '../../tricks/hidden.ts';
import { definition } from './rules.ts';

export default hiddenInTricks(definition, [
  {
    name: 'a card is declared once',
    level: 'normal',
    seats: 2,
    options: { target: 21, reuse: 'once' },
    moments: [
      { name: 'before anybody chooses piles', is: ({ phase }) => phase === 'choosing' },
      { name: 'before the second seat chooses piles', is: ({ choices }) => choices.length === 1 },
      { name: 'in the third trick', is: ({ leaders }) => leaders.length === 3 },
      { name: 'after an honour was taken', is: ({ honours, leaders }) => honours.length > 0 && leaders.length > 5 },
    ],
  },
  {
    name: 'a card is declared twice',
    level: 'normal',
    seats: 2,
    options: { target: 21, reuse: 'across-kinds' },
    moments: [{ name: 'after a declaration', is: ({ declarations }) => declarations.length > 0 }],
  },
]);
