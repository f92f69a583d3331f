/** Tressette: follow suit, no trump, thirds of a point; for two with a stock, for four in pairs. */
import { ITALIAN_SUITS } from '../../cards/italian.ts';
import { at } from '../../engine/collections.ts';
import { refusal } from '../../engine/refusal.ts';
import { leaderCalls } from '../../tricks/calls.ts';
import type { TrickGameDefinition, TrickTable } from '../../tricks/definition.ts';
import { trickGame } from '../../tricks/game.ts';
import { declaredPoints, honoursAsDealt } from '../../tricks/honours.ts';
import { bySide, sidesOf } from '../../tricks/score.ts';
import { BASICS, DECK, THIRDS_A_POINT } from './cards.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { OPTION_MESSAGES } from './messages/en/options.ts';
import { CALLS, OPTIONS, type Tressette } from './types.ts';

export const definition: TrickGameDefinition<Tressette> = {
  ...BASICS,
  listPosition: 1.6,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // TS-4
  refuseOptions: (_options, seats) => (seats === 3 ? refusal('TS-4', 'not-three') : undefined),
  ruleNumbers: { deal: 'TS-1', dealer: 'TS-5', turn: 'TS-7', follow: 'TS-8' },
  // TS-11: thirds are cut to whole points.
  dealPoints: (worth, state) => {
    const declared = bySide(sidesOf(BASICS, state), declaredPoints(state.honours, state.seats));
    return declared.map((points, side) => points + Math.floor(at(worth, side) / THIRDS_A_POINT));
  },
  // TS-12
  isMatchOver: (totals, _deals, { options }) => totals[0] !== totals[1] && Math.max(...totals) >= options.target,
  extra: {
    // TS-14: `volo` says that this is the last card of its suit, the others that there are more.
    ...leaderCalls({
      deck: DECK,
      words: CALLS,
      rule: 'TS-14',
      isAllowed: ({ seats, options }: TrickTable<Tressette['Options']>) => seats === 4 && options.calls === 'on',
      isTrue: (call, length) => (call === 'volo' ? length === 1 : length > 1),
    }),
    initial: () => ({ calls: [], honours: [] }),
    observe: ({ calls, honours }) => ({ calls, honours }),
    resample: ({ calls, honours }) => ({ calls, honours }),
    // TS-13
    afterCard(state) {
      if (state.options.buongioco === 'off' || state.played.length !== state.seats) return;
      state.honours = honoursAsDealt({ deck: DECK, suits: ITALIAN_SUITS }, state);
    },
  },
  messages: { ...GAME_MESSAGES, ...OPTION_MESSAGES },
};

export default trickGame(definition);
