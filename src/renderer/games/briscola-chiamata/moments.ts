/** What all look up at in Briscola Chiamata: bids, whose trick it was, whose companion somebody is, how it ended. */
import { pointsOf } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { Highlight } from '../../table/api.ts';
import type { PointsGain, LayoutContext, Highlights } from '../game.ts';
import { lyingTrick, OPEN, SETTLED } from './reading/beats.ts';
import { bidSlips } from './reading/slips.ts';
import { scoreAnimation } from './reading/tally.ts';
import { isTeammateShown } from './reading/unmasked.ts';

const highlights: Highlights<Observation, Move> = { effect, joined, slips: bidSlips, pointsGained, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  const { last, declarer } = observation;
  if (!before || declarer === null) return undefined;
  if (before.declarer === null) return { kind: 'auction', seats: [declarer] };
  if (last?.type !== 'play') return undefined;
  // BC-16: the called card has shown whose companion it was.
  if (isTeammateShown(observation, before)) {
    const { teammate } = observation;
    if (teammate === declarer || teammate === null) return { kind: 'alone', seats: [declarer] };
    return { kind: 'unmasked', seats: [declarer, teammate] };
  }
  const winner = beat === OPEN ? lyingTrick(observation)?.winner : undefined;
  return winner == null ? undefined : { kind: 'taken', seats: [winner] };
}

/** BC-16, BC-17: whose points count together, from when all know. */
function joined({ declarer, teammate }: Observation): readonly [number, number] | undefined {
  if (declarer === null || teammate === null || teammate === declarer) return undefined;
  return [declarer, teammate];
}

/** What a trick brought, where it went. */
function pointsGained(observation: Observation, { before, beat, say }: LayoutContext<Move, Observation>): PointsGain | undefined {
  const { last } = observation;
  const trick = lyingTrick(observation);
  if (!before || last?.type !== 'play' || beat !== SETTLED || trick?.winner == null) return undefined;
  const points = pointsOf(trick.cards);
  return { seat: trick.winner, zone: `taken:${trick.winner}`, word: say('gain.points', { points }) };
}
