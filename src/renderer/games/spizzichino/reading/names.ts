/** Cards, declarations and thirds in words. */
import { type ItalianCard, italianRankOf, italianSuitOf } from '#shared/cards/italian.ts';
import type { Combination } from '#shared/games/spizzichino/state/observation.ts';
import type { Say } from '../../../words/say.ts';

/** "knight of cups". */
export function cardName(card: ItalianCard, say: Say): string {
  return say('card', { rank: italianRankOf(card), suit: italianSuitOf(card) });
}

/** "three twos, all but cups". */
export function combinationName(combination: Combination, say: Say): string {
  if (combination.kind === 'napoletana') return say('napoletana', { suit: combination.suit });
  const { rank, missing } = combination;
  return missing ? say('equals.missing', { rank, suit: missing }) : say('equals', { rank });
}

const FRACTIONS = ['', '⅓', '⅔'] as const;

/** Thirds of a point as points: 7 is 2⅓. */
export function inPoints(thirds: number): string {
  const whole = Math.floor(thirds / 3);
  const fraction = FRACTIONS[thirds % 3] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}
