import { BASICS } from '#shared/games/spizzichino/cards.ts';
import { cardsOf, pointsOf } from '#shared/games/spizzichino/declarations.ts';
import { STACK_SIZE } from '#shared/games/spizzichino/stacks.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { takenSums, trickHighlights, verdictOf } from '../../tricks/highlights.ts';
import { declaredLine } from '../../tricks/honours.ts';
import { pileZone } from '../../tricks/zones.ts';
import {
  type Highlights,
  type LayoutContext,
  nameAt,
  type ScoreAnimationPlan,
  seatOffset,
  type ViewContext,
} from '../game.ts';
import { handZone } from '../layout-parts.ts';
import { formatSigned } from '../numbers.ts';
import { declaredAt } from './selectors/beats.ts';
import { SEATS } from './selectors/names.ts';
import { placesFor } from './zones/places.ts';

const tricks = trickHighlights(BASICS);

/** The score animation of a deal: trick by trick at the plates, then declarations (SP-19). */
export function scoreAnimation(observation: Observation, sight: ViewContext): ScoreAnimationPlan | undefined {
  const { deals, options, scores, result } = observation;
  const deal = deals.at(-1);
  if (!deal) return undefined;
  const [first = 0, second = 0] = result ? scores : deal.points;
  const ahead = first === second ? undefined : first > second ? 0 : 1;
  const seats = ahead === undefined ? [] : [ahead];
  const margin = Math.abs(first - second);
  return {
    // The last trick's own third, the rounding down and the declarations: all in the last step.
    counts: SEATS.map((seat) => ({
      at: `plate:${seat}`,
      steps: [...takenSums(BASICS, observation, seat), `${deal.points[seat]}`],
    })),
    // SP-20: whoever reaches it wins the match; matches of a fixed number of deals have none.
    ...(options.deals === undefined && {
      target: { got: Math.max(...scores), of: options.target, most: Math.max(options.target, ...scores) },
    }),
    seats,
    ...(ahead !== undefined && { by: formatSigned(sight.viewer === 1 - ahead ? -margin : margin) }),
    ...verdictOf(ahead, seats, SEATS, sight),
  };
}

/** Whose piles they are, with the numbers that buttons and keys have, too. */
function clothFrames({ phase }: Observation, moment: LayoutContext<Move, Observation>) {
  if (phase !== 'play') return {};
  return Object.fromEntries(
    SEATS.flatMap((seat) =>
      [0, 1].map((pile) => {
        const { scale } = placesFor(moment.tvLayout).pile(seatOffset(moment.viewer, seat, SEATS.length), pile);
        return [pileZone(seat, pile), { name: `${nameAt(moment, seat)} ${pile + 1}`, cards: STACK_SIZE, scale }];
      }),
    ),
  );
}

const highlights: Highlights<Observation, Move> = {
  // SP-9
  effect(observation, moment) {
    const declared = moment.before ? declaredAt(observation, moment.beat) : undefined;
    if (!declared) return tricks.effect?.(observation, moment);
    return { kind: 'declared', seats: [declared.seat], cards: cardsOf(declared) };
  },
  // SP-9, SP-11
  moment(observation, context) {
    const declared = context.before ? declaredAt(observation, context.beat) : undefined;
    if (!declared) return tricks.moment?.(observation, context);
    const { say } = context;
    return {
      kind: 'declared',
      title:
        declared.kind === 'napoletana' ? say('declared.napoletana') : say('declared.equals', { rank: declared.rank }),
      line: declaredLine(declared, context),
      cards: cardsOf(declared),
      seats: [declared.seat],
    };
  },
  // A declaration counts at once (SP-11); a trick's points (SP-3) show where the trick went.
  pointsGained(observation, moment) {
    const declared = moment.before ? declaredAt(observation, moment.beat) : undefined;
    if (!declared) return tricks.pointsGained?.(observation, moment);
    const { seat } = declared;
    const word = moment.say('score-change.points', { points: `${pointsOf(declared)}` });
    return { seat, zone: handZone(seat), word };
  },
  scoreAnimation,
  clothFrames,
};

export default highlights;
