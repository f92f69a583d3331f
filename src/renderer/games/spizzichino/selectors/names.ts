/** Names of cards, declarations and thirds. */
import { type ItalianCard, italianRankOf, italianSuitOf } from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Combination, Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { Say } from '../../../i18n/say.ts';

/** SP-4. */
export const SEATS = [0, 1] as const;

/** Who dealt the cards on the table. Once a deal is scored, the observation names the next dealer already. */
export function dealtBy({ dealer, phase }: Observation): Seat | null {
  return dealer === null || phase !== 'scored' ? dealer : 1 - dealer;
}

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
