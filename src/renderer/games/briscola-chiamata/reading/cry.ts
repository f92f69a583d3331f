/** What is called out at a seat: bids, who played the called card, what a trick brought. */

import { pointsOf } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { Cry, Moment } from '../../game.ts';
import { lyingTrick, OPEN } from './beats.ts';
import { bidName } from './names.ts';

export function cry(observation: Observation, moment: Moment<Move, Observation>): Cry | undefined {
  const { last, calls, declarer, teammate } = observation;
  const { say, before, beat } = moment;
  switch (last?.type) {
    case 'pass':
      return { seat: last.by, word: say('cry.pass') };
    case 'bid': {
      const bid = calls.findLast(({ seat }) => seat === last.by)?.bid;
      return bid ? { seat: last.by, word: bidName(bid, say) } : undefined;
    }
    case 'play': {
      // BC-16: the called card has shown whose companion it was.
      const isUnmasked = before?.teammate === null && teammate !== null && teammate !== declarer;
      if (isUnmasked) return { seat: teammate, word: say('cry.teammate') };
      const trick = beat === OPEN ? lyingTrick(observation) : undefined;
      if (!trick || trick.winner === null) return undefined;
      return { seat: trick.winner, word: say('cry.points', { points: pointsOf(trick.cards) }) };
    }
    default:
      return undefined;
  }
}
