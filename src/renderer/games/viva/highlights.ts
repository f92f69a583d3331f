/** Highlights of VIVA: calls, players who are out, and plays that are called out. */
import { HOUSES, topOf } from '#shared/games/viva/state/board.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import { type Observation, penalties, stillIn } from '#shared/games/viva/state/observation.ts';
import type { Highlight } from '../../motion/scene.ts';
import { type Highlights, type LayoutContext, nameAt, type ScoreAnimationPlan, type ViewContext } from '../game.ts';
import type { Moment } from '../moment.ts';
import { CALLED, CAUGHT, LAID } from './selectors/beats.ts';
import { laidLast, topKey } from './zones/board.ts';

const highlights: Highlights<Observation, Move> = { effect, moment, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  const { last } = observation;
  if (!before || !last || last.by === 'chance') return undefined;
  switch (beat) {
    case CALLED:
      return { kind: 'called', seats: [last.by], cards: tops(before) };
    case LAID: {
      const laid = laidLast(observation, before);
      return { kind: 'out', seats: [last.by], cards: laid ? [`last:${laid.card}`] : [] };
    }
    case CAUGHT:
      if (!before.window) return undefined;
      return { kind: 'caught', seats: [last.by, before.window.player], cards: faults(before) };
    default:
      return undefined;
  }
}

/** VI-14: a VIVA and who pays for it; VI-17: a last card. */
function moment(observation: Observation, context: LayoutContext<Move, Observation>): Moment | undefined {
  const { before, beat, say } = context;
  const { last } = observation;
  if (!before || !last || last.by === 'chance') return undefined;
  const name = nameAt(context, last.by);
  if (beat === CALLED) {
    return {
      kind: 'called',
      title: say('banner.viva'),
      line: say('event.viva', { name }),
      cards: HOUSES.flatMap((house) => topOf(before.table, house) ?? []),
      seats: [last.by],
      penalties: before.round ? penalties(stillIn(before.round), last.by) : [],
    };
  }
  if (beat !== LAID) return undefined;
  const laid = laidLast(observation, before);
  return {
    kind: 'last',
    title: say(before.round?.out.length === 0 ? 'banner.first-out' : 'banner.out'),
    line: say('banner.out.line', { name }),
    cards: laid ? [laid.card] : [],
    seats: [last.by],
  };
}

function tops({ table }: Observation): string[] {
  return table.houses.flatMap((pile, number) => topKey(number, pile) ?? []);
}

/** The undone cards: the tops of the houses played on (VI-21). */
function faults({ table, window }: Observation): string[] {
  const play = window?.since[0]?.event;
  if (play?.type !== 'play') return [];
  return [...new Set(play.houses)].flatMap((house) => topKey(house, table.houses[house] ?? []) ?? []);
}

/** VI-19: the first to be out gains a winner's card, whoever keeps cards loses; for others it is neither. */
function scoreAnimation({ results, scores, result }: Observation, sight: ViewContext): ScoreAnimationPlan | undefined {
  const latest = results.at(-1);
  if (!latest) return undefined;
  const { viewer, say } = sight;
  const winners = result?.winners ?? [latest.winner];
  const counts = scores.map((score, seat) => {
    const before = score - (seat === latest.winner && latest.loser !== null ? 1 : 0);
    return { at: `plate:${seat}`, steps: before === score ? [`${score}`] : [`${before}`, `${score}`] };
  });
  const own = viewer !== 'everyone' && winners.includes(viewer) ? 'won' : undefined;
  const outcome = own ?? (viewer === latest.loser || (result && viewer !== 'everyone') ? 'lost' : undefined);
  const told = { name: nameAt(sight, latest.winner) };
  return {
    counts,
    seats: winners,
    ...(outcome && { outcome }),
    verdict: outcome ? say(`score-change.${outcome}`) : say('score-change.round', told),
  };
}
