/** What all look up at in Spizzichino: whose trick it was and what it brought, and what is declared. */

import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { cardsOf, pointsOf } from '#shared/games/spizzichino/turns/combinations.ts';
import type { Highlight } from '../../table/api.ts';
import type { PointsGain, LayoutContext, Highlights } from '../game.ts';
import { handZone } from '../layoutParts.ts';
import { declaredAt, OPEN, SETTLED } from './reading/beats.ts';
import { inPoints } from './reading/names.ts';
import { scoreAnimation } from './reading/tally.ts';
import { takenZone } from './reading/zoneIds.ts';

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

/** What is declared counts at once (SP-11); what a trick brought (SP-3), where it went. */
function pointsGained(observation: Observation, { before, beat, say }: LayoutContext<Move, Observation>): PointsGain | undefined {
  if (!before) return undefined;
  const declared = declaredAt(observation, beat);
  if (declared) {
    const { seat } = declared;
    return { seat, zone: handZone(seat), word: say('gain.points', { points: `${pointsOf(declared)}` }) };
  }
  const trick = observation.tricks.findLast(({ plays }) => plays.length > 0);
  if (observation.last?.type !== 'play' || beat !== SETTLED || trick?.winner == null) return undefined;
  const sum = trick.plays.reduce((all, { card }) => all + thirds(card), 0);
  if (sum === 0) return undefined;
  return { seat: trick.winner, zone: takenZone(trick.winner), word: say('gain.points', { points: inPoints(sum) }) };
}
