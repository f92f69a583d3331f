/** Chance: the first starter, every deal, every restock. */
import type { VivaCard } from '../../../cards/viva.ts';
import type { Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { shuffledFromSorted } from '../../../fair-shuffle/shuffle.ts';
import { sameCards } from '../state/cards.ts';
import { namesInNameOrder } from '../state/design-sets.ts';
import { numbersOf } from '../state/designs.ts';
import type { Chance } from '../state/moves.ts';
import { allCards, type Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { toShuffle } from './restock.ts';

/** VI-4, VI-5, VI-12. */
export function drawChance(state: State, random: Random): Chance {
  const type = chanceExpected(state);
  return type === 'starter'
    ? { type, seat: random.below(state.seats) }
    : { type, cards: shuffledFromSorted(cardsOf(state, type), random) };
}

/**
 * A round leaves unseen cards in stock and hands, so no seal is opened before the match is over.
 */
export function isFullyRevealed({ phase }: State): boolean {
  return phase === 'over';
}

/**
 * Each round starts a new seal, except the first, which shares its seal with the starter's draw.
 */
export function startsNewSeal({ phase, results }: State): boolean {
  return phase === 'deal' && results.length > 0;
}

/** Why chance can't have done this: the wrong event or the wrong cards. */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  const type = chanceExpected(state);
  if (chance.type !== type) return refusal(RULES[type], `${type}-first`);
  if (chance.type === 'starter') {
    return chance.seat < state.seats ? undefined : refusal('VI-5', 'no-such-starter', { seat: chance.seat });
  }
  const cards = cardsOf(state, chance.type);
  if (sameCards(cards, chance.cards)) return undefined;
  return refusal(RULES[type], `not-the-${type}`, { count: cards.length });
}

const RULES: Readonly<Record<Chance['type'], string>> = { starter: 'VI-5', deal: 'VI-4', restock: 'VI-12' };

const WHOLE: Readonly<Record<Options['edition'], readonly VivaCard[]>> = {
  full: namesInNameOrder(numbersOf(allCards('full'))),
  pocket: namesInNameOrder(numbersOf(allCards('pocket'))),
};

function chanceExpected({ phase }: State): Chance['type'] {
  return phase === 'starter' || phase === 'deal' ? phase : 'restock';
}

/** In the order chance shuffles from. */
function cardsOf(state: State, type: 'deal' | 'restock'): readonly VivaCard[] {
  return type === 'deal' ? WHOLE[state.options.edition] : namesInNameOrder(toShuffle(state));
}
