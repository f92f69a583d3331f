import type { Briscola } from '#shared/games/briscola/types.ts';
import { trickTips } from '../../tricks/assist.ts';

export default trickTips<Briscola>(['BR-9', 'BR-10'], ['BR-8', 'BR-11'], {
  id: 'exchange',
  rules: ['BR-15'],
  when: ({ moves }) => moves.some(({ type }) => type === 'exchange'),
});
