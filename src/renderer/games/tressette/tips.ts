import type { Tressette } from '#shared/games/tressette/types.ts';
import { trickTips } from '../../tricks/assist.ts';

export default trickTips<Tressette>(['TS-8', 'TS-9'], ['TS-7', 'TS-9'], {
  id: 'call',
  rules: ['TS-14'],
  when: ({ moves }) => moves.some(({ type }) => type === 'call'),
});
