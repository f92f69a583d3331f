/** How likely seats that weigh their cards as `normal` does, if not as strictly, have played what they did. */
import { at } from '../../../engine/at.ts';
import type { Viewer } from '../../../engine/rules.ts';
import type { CardNumber } from '../state/cards.ts';
import { SEATS } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import { type Sight, sightBefore } from './sight.ts';
import { outlookOf, worthOf } from './trick-value.ts';

/** A card that is worth so many points less is played e times less often. */
const WHIM = 2;
/** How often any card at all is played. */
const BLUNDER = 0.05;

/** As a logarithm, of all that others than the viewer have played. */
export function ofPlays(world: State, viewer: Viewer): number {
  const { played, leaders } = world;
  let sum = 0;
  for (const [k, card] of played.entries()) {
    const seat = (at(leaders, Math.floor(k / SEATS)) + k) % SEATS;
    if (seat === viewer) continue;
    const sight = sightBefore(world, k);
    if (sight.hand.length > 1) sum += Math.log(chanceOf(card, sight));
  }
  return sum;
}

function chanceOf(card: CardNumber, sight: Sight): number {
  const outlook = outlookOf(sight);
  const worths = sight.hand.map((one) => worthOf(one, outlook) / WHIM);
  const most = Math.max(...worths);
  const sum = worths.reduce((total, worth) => total + Math.exp(worth - most), 0);
  const chance = Math.exp(at(worths, sight.hand.indexOf(card)) - most) / sum;
  return (1 - BLUNDER) * chance + BLUNDER / sight.hand.length;
}
