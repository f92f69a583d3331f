/** The rules of Spizzichino, from its description: a lesson loads them without the words and the bots of the game. */
import { z } from 'zod';
import { at } from '../../engine/collections.ts';
import type { TrickRulesDefinition } from '../../tricks/definition.ts';
import { visiblePiles } from '../../tricks/piles.ts';
import { trickRules } from '../../tricks/rules.ts';
import { BASICS, DECK, THIRDS_A_POINT } from './cards.ts';
import { matchesDeclarations } from './combinations.ts';
import { declaredBy } from './declarations.ts';
import { applyPileMove, beginChoice, legalPileMoves, PILE_MOVES, refuseOutOfTurn, refusePileMove } from './piles.ts';
import { ALL_STACKS, STACKS_EACH } from './stacks.ts';
import { BOTH_SEATS, OPTIONS, SEATS, type Spizzichino } from './state.ts';

const pair = z.array(z.int().min(0).lt(ALL_STACKS.length)).length(STACKS_EACH);

export const definition: TrickRulesDefinition<Spizzichino> = {
  ...BASICS,
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  ruleNumbers: { deal: 'SP-5', dealer: 'SP-4', turn: 'SP-12', follow: 'SP-14', reach: 'SP-13' },
  scoring: {
    // SP-19: thirds rounded down to whole points, each seat for itself, and its declarations.
    result({ taken, declarations }) {
      const declared = BOTH_SEATS.map((seat) => declaredBy(declarations, seat));
      const points = declared.map((sum, seat) => sum + Math.floor(at(taken, seat) / THIRDS_A_POINT));
      return { thirds: [...taken], declared, points };
    },
    scores: ({ points }) => points,
  },
  // SP-20: while the totals are equal, another deal is played.
  isMatchOver: (scores, _deals, { options }) => scores[0] !== scores[1] && Math.max(...scores) >= options.target,
  extra: {
    moves: PILE_MOVES,
    schemas: [
      z.strictObject({ type: z.literal('choose'), hand: pair, up: pair }),
      z.strictObject({ type: z.literal('take'), pile: z.int().min(0).lt(STACKS_EACH) }),
    ],
    initial: () => ({ choices: [], declarations: [], honours: [] }),
    observe: (state) => {
      const { choices, declarations, honours } = state;
      return { choices, piles: visiblePiles(DECK, state, SEATS), declarations, honours };
    },
    resample: ({ choices, declarations, honours }) => ({ choices, declarations, honours }),
    fitsHand: (observation, seat, hand) =>
      observation.phase === 'choosing' || matchesDeclarations(observation, seat, DECK.namesOf(hand)),
    afterDeal: beginChoice,
    legal: legalPileMoves,
    refuseOutOfTurn,
    refuse: refusePileMove,
    apply: applyPileMove,
  },
};

export const rules = trickRules(definition);
