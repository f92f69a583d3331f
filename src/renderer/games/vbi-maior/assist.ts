/** What helps who plays: loaded when the first of it is wanted. */
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { IntendedMoves, Tip } from '../load-assist.ts';
import { TIPS } from './messages/en/assist.ts';
import { deckCardKeys } from './zones/deck-keys.ts';

export const words: Messages = TIPS;

/** VM-13: the intention to turn up a card of the own deck. */
export const intendedMoves: IntendedMoves<Observation, Move> = ({ key }, observation) => {
  const { viewer } = observation;
  const position = viewer === 'everyone' ? -1 : (deckCardKeys(observation)[viewer]?.indexOf(key) ?? -1);
  return position < 0 ? [] : [{ type: 'turn-up', position }];
};

const during =
  (...phases: Observation['phase'][]) =>
  ({ observation }: { readonly observation: Observation }): boolean =>
    phases.includes(observation.phase);

export const tips: readonly Tip<Observation, Move>[] = [
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
