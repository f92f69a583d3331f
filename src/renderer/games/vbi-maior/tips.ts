import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Tip } from '../load-tips.ts';

const during =
  (...phases: Observation['phase'][]) =>
  ({ observation }: { readonly observation: Observation }): boolean =>
    phases.includes(observation.phase);

const TIPS: readonly Tip<Observation, Move>[] = [
  { id: 'arrange', rules: ['VM-6', 'VM-7'], when: ({ observation }) => observation.hand !== null },
  { id: 'vote', rules: ['VM-9', 'VM-10'], when: during('vote') },
  { id: 'choose', rules: ['VM-16'], when: during('choose') },
  {
    id: 'closing',
    rules: ['VM-21', 'VM-22'],
    when: during('closing'),
    gaps: ({ observation }) => ({ silent: observation.inForce.includes('silentium') ? 'yes' : 'no' }),
  },
  {
    id: 'malus',
    rules: ['VM-22', 'VM-24'],
    when: ({ observation }) => observation.phase === 'race' && observation.malus > 0,
  },
  { id: 'race', rules: ['VM-13', 'VM-14'], when: during('race') },
];

export default TIPS;
