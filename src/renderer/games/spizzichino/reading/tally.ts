/** A deal as it is counted on the cloth: trick by trick at the plates, then what was declared (SP-19). */

import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { nameAt, type ViewContext, type ScoreAnimationPlan } from '../../game.ts';
import { runningSums } from '../../sums.ts';
import { inPoints } from './names.ts';
import { SEATS } from './seats.ts';

export function scoreAnimation({ deals, tricks, options, scores, result }: Observation, sight: ViewContext): ScoreAnimationPlan | undefined {
  const deal = deals.at(-1);
  if (!deal) return undefined;
  const [first = 0, second = 0] = result ? scores : deal.points;
  const ahead = first === second ? undefined : first > second ? 0 : 1;
  const { viewer, say } = sight;
  return {
    counts: SEATS.map((seat) => {
      const own = tricks.filter(({ winner }) => winner === seat);
      const taken = runningSums(own.map(({ plays }) => plays.reduce((all, { card }) => all + thirds(card), 0)));
      // The last trick's own third, the rounding down, and what was declared: all of it in the last step.
      return { at: `plate:${seat}`, steps: [...taken.map(inPoints), `${deal.points[seat]}`] };
    }),
    // SP-20: who reaches it has won the match; numbered deals have none.
    ...(options.deals === undefined && {
      target: { got: Math.max(...scores), of: options.target, most: Math.max(options.target, ...scores) },
    }),
    seats: ahead === undefined ? [] : [ahead],
    ...verdictOf(ahead, viewer, say, sight),
  };
}

function verdictOf(ahead: number | undefined, viewer: ViewContext['viewer'], say: ViewContext['say'], sight: ViewContext) {
  if (ahead === undefined) return { verdict: say('tally.level') };
  if (viewer === 'everyone') return { verdict: say('tally.ahead', { name: nameAt(sight, ahead) }) };
  const outcome = ahead === viewer ? 'won' : 'lost';
  return { verdict: say(`tally.${outcome}`), outcome } as const;
}
