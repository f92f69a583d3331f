import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import { cardsOf, pointsOf } from '#shared/games/spizzichino/state/declarations.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { Highlight } from '../../motion/scene.ts';
import {
  type Highlights,
  type LayoutContext,
  nameAt,
  type PointsGain,
  type ScoreAnimationPlan,
  type ViewContext,
} from '../game.ts';
import { handZone } from '../layout-parts.ts';
import { runningSums } from '../numbers.ts';
import { declaredAt, OPEN, SETTLED } from './selectors/beats.ts';
import { inPoints, SEATS } from './selectors/names.ts';
import { takenZone } from './selectors/zone-ids.ts';

/** The score animation of a deal: trick by trick at the plates, then declarations (SP-19). */
export function scoreAnimation(
  { deals, tricks, options, scores, result }: Observation,
  sight: ViewContext,
): ScoreAnimationPlan | undefined {
  const deal = deals.at(-1);
  if (!deal) return undefined;
  const [first = 0, second = 0] = result ? scores : deal.points;
  const ahead = first === second ? undefined : first > second ? 0 : 1;
  const { viewer, say } = sight;
  return {
    counts: SEATS.map((seat) => {
      const own = tricks.filter(({ winner }) => winner === seat);
      const taken = runningSums(own.map(({ plays }) => plays.reduce((all, { card }) => all + thirds(card), 0)));
      // The last trick's own third, the rounding down and the declarations: all in the last step.
      return { at: `plate:${seat}`, steps: [...taken.map(inPoints), `${deal.points[seat]}`] };
    }),
    // SP-20: whoever reaches it wins the match; matches of a fixed number of deals have none.
    ...(options.deals === undefined && {
      target: { got: Math.max(...scores), of: options.target, most: Math.max(options.target, ...scores) },
    }),
    seats: ahead === undefined ? [] : [ahead],
    ...verdictOf(ahead, viewer, say, sight),
  };
}

function verdictOf(
  ahead: number | undefined,
  viewer: ViewContext['viewer'],
  say: ViewContext['say'],
  sight: ViewContext,
) {
  if (ahead === undefined) return { verdict: say('score-change.level') };
  if (viewer === 'everyone') return { verdict: say('score-change.ahead', { name: nameAt(sight, ahead) }) };
  const outcome = ahead === viewer ? 'won' : 'lost';
  return { verdict: say(`score-change.${outcome}`), outcome } as const;
}

const highlights: Highlights<Observation, Move> = { effect, pointsGained, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  if (!before) return undefined;
  // SP-9
  const declared = declaredAt(observation, beat);
  if (declared) return { kind: 'declared', seats: [declared.seat], cards: cardsOf(declared) };
  const winner = beat === OPEN ? observation.tricks.findLast(({ winner }) => winner !== null)?.winner : undefined;
  return winner == null ? undefined : { kind: 'taken', seats: [winner] };
}

/** A declaration counts at once (SP-11); a trick's points (SP-3) show where the trick went. */
function pointsGained(
  observation: Observation,
  { before, beat, say }: LayoutContext<Move, Observation>,
): PointsGain | undefined {
  if (!before) return undefined;
  const declared = declaredAt(observation, beat);
  if (declared) {
    const { seat } = declared;
    return { seat, zone: handZone(seat), word: say('score-change.points', { points: `${pointsOf(declared)}` }) };
  }
  const trick = observation.tricks.findLast(({ plays }) => plays.length > 0);
  if (observation.last?.type !== 'play' || beat !== SETTLED || trick?.winner == null) return undefined;
  const sum = trick.plays.reduce((all, { card }) => all + thirds(card), 0);
  if (sum === 0) return undefined;
  return {
    seat: trick.winner,
    zone: takenZone(trick.winner),
    word: say('score-change.points', { points: inPoints(sum) }),
  };
}
