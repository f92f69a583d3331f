/** How an expert thinks of Briscola Chiamata. */

import { bestOf } from '../../../bots/best.ts';
import { isSeats } from '../../../bots/policy.ts';
import { at, last, present } from '../../../engine/at.ts';
import type { Mind } from '../../../engine/mind.ts';
import type { MoveNumber, Seat } from '../../../engine/rules.ts';
import { FIRST_BID, MOVES, numberOfMove } from '../state/by-number.ts';
import type { Briscola, State } from '../state/state.ts';
import { keepsSecret, worthy } from './manners.ts';
import { normal } from './normal.ts';
import { type Sight, sightIn, sightOf } from './sight.ts';
import { choiceWorth, outlookOf } from './trick-value.ts';
import { wander } from './wander.ts';
import { cardsLeft, isOfDeclarer, nameOfRest, partnerIn, takenBy } from './world.ts';

/** Game points that are much for a deal of 61 (BC-18). */
const MUCH = 4;
/** What a card point is worth beside them: of two ways to the same score, the surer one. */
const A_POINT = 0.02;
/** With so many cards left in all hands, the last tricks are played exactly. */
const LAST_CARDS = 12;

export const mind: Mind<Briscola> = {
  iterations: 2500,
  deeper: { 'expert-1s': 10_000, 'expert-3s': 26_000 },
  measure: MUCH,
  outcome,
  brought: ({ deals }) => last(deals).scores,
  guess,
  plays: true,
  sure: 2,
  worthy,
  wander: (observation, start, random) =>
    observation.phase === 'play' ? wander(observation.viewer, start, random) : () => start,
  byTheBook: (observation, moves, random) =>
    observation.phase !== 'play' && isSeats(observation) ? normal(observation, moves, random) : undefined,
  hunch: (observation, moves) => {
    if (!isSeats(observation)) return undefined;
    const sight = sightOf(observation);
    return at(MOVES, bestOfMoves(keepsSecret(moves.map(numberOfMove), sight), sight));
  },
  endgame: {
    near: (world) => cardsLeft(world) <= LAST_CARDS,
    side: (world, seat) => (isOfDeclarer(world, seat) ? 0 : 1),
    key,
  },
};

/** What the deal has brought each seat. */
function outcome({ phase, deals }: State): readonly number[] | undefined {
  if (phase !== 'scored' && phase !== 'over') return undefined;
  const { winner, teammate, points: made, bid, scores } = last(deals);
  const over = A_POINT * (made - bid);
  return scores.map((score, seat) => (score + (seat === winner || seat === teammate ? over : -over)) / MUCH);
}

/** What `normal` would play who sees what this seat sees in this world; one of the moves that it is asked about. */
function guess(world: State, seat: Seat, moves: readonly MoveNumber[]): MoveNumber {
  return bestOfMoves(moves, sightIn(world, seat));
}

function bestOfMoves(moves: readonly MoveNumber[], sight: Sight): MoveNumber {
  const outlook = outlookOf(sight);
  return bestOf(moves, (move) => (move < FIRST_BID ? choiceWorth(move, outlook) : 0));
}

/** Who plays what is left, and what the declarer's side has by now. */
function key(world: State): string {
  const declarer = present(world.declarer, 'declarer');
  const partner = partnerIn(world);
  const taken = takenBy(world, declarer) + (partner === declarer ? 0 : takenBy(world, partner));
  return `${taken}:${nameOfRest(world)}`;
}
