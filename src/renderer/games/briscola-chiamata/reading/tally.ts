/** A deal as it is counted on the cloth: trick by trick at the plates, and against what the declarer had to reach (BC-17). */
import { pointsOf } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { nameAt, type ViewContext, type ScoreAnimationPlan } from '../../game.ts';
import { runningSums } from '../../sums.ts';
import { SEATS } from './seats.ts';

/** BC-3. */
const ALL_POINTS = 120;

export function scoreAnimation({ deals, tricks }: Observation, { viewer, seated, say }: ViewContext): ScoreAnimationPlan | undefined {
  const deal = deals.at(-1);
  if (!deal) return undefined;
  const { winner, teammate, points, bid } = deal;
  const side: readonly number[] = [winner, ...(teammate === null ? [] : [teammate])];
  const isMade = points >= bid;
  const winners: readonly number[] = SEATS.filter((seat) => side.includes(seat) === isMade);
  const common = {
    counts: SEATS.flatMap((seat) => {
      const own = tricks.filter((trick) => trick.winner === seat);
      const steps = runningSums(own.map(({ cards }) => pointsOf(cards))).map(String);
      return steps.length > 0 ? [{ at: `plate:${seat}`, steps }] : [];
    }),
    target: { got: points, of: bid, most: ALL_POINTS },
    seats: winners,
  };
  if (viewer === 'everyone') {
    return { ...common, verdict: say(isMade ? 'score.made' : 'score.lost', { name: nameAt({ seated, say }, winner) }) };
  }
  const outcome = winners.includes(viewer) ? 'won' : 'lost';
  return { ...common, outcome, verdict: say(`tally.${outcome}`) };
}
