/** The rules of Briscola Chiamata: a trick game with an auction, and a teammate whom nobody knows. */
import type { TrickRulesDefinition } from '../../tricks/definition.ts';
import { trickRules } from '../../tricks/rules.ts';
import { AUCTION } from './auction.ts';
import { KEEP } from './bids.ts';
import { BASICS, SEATS } from './cards.ts';
import { resultOfDeal } from './score.ts';
import { type Chiamata, OPTIONS } from './state.ts';

/** Length of the constant-time window for weak hands, in ms (BC-21). */
const ASKING_MS = 8000;

export const definition: TrickRulesDefinition<Chiamata> = {
  ...BASICS,
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  ruleNumbers: { deal: 'BC-5', dealer: 'BC-4', turn: 'BC-12', follow: 'BC-13' },
  scoring: { result: resultOfDeal, scores: ({ scores }) => scores },
  // BC-22
  isMatchOver: (_totals, deals, { options }) => deals.length === options.deals,
  extra: AUCTION,
  constantTimeWindow: {
    rule: 'BC-21',
    ms: ({ options }, event) => (options.weakHand !== 'off' && event.type === 'deal' ? ASKING_MS : 0),
    defaultMove: KEEP,
  },
};

export const rules = trickRules(definition);
