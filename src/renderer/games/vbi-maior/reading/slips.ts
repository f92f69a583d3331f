/** Votes on a curse (VM-10), on slips of paper before the seats: face down until all are in, then as they were cast. */
import { isCurse } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { PaperSlip, Place } from '../../../table/api.ts';
import { frontPlace, handPlace, shift } from '../../../table/places/geometry.ts';
import { type LayoutContext, seatOffset } from '../../game.ts';
import { latestEvents } from './story.ts';

export function voteSlips(observation: Observation, moment: LayoutContext<Move, Observation>): readonly PaperSlip[] {
  const { phase, votes, decks } = observation;
  const ballot = latestEvents(observation).find(({ type }) => type === 'ballot');
  const cast = ballot?.type === 'ballot' ? ballot.votes : undefined;
  if (!cast && phase !== 'vote') return [];
  const won = latestEvents(observation).find(({ type }) => type === 'curse');
  return [...decks.keys()].flatMap((seat) => {
    const vote = cast?.[seat];
    // Also the own vote lies face down: all slips look alike until all are in.
    if (!vote && votes[seat] === null) return [];
    const [front, hand] = places(seat, decks.length, moment);
    return {
      key: `vote:${seat}`,
      text: vote && isCurse(vote) ? moment.say(`card.${vote}.name`) : '',
      place: front,
      from: hand,
      turned: !vote,
      emphasized: won?.type === 'curse' && won.card === vote,
    };
  });
}

/** Before a seat's deck, and where it is held. */
function places(seat: number, seats: number, { viewer, tvLayout: sofa }: LayoutContext<Move, Observation>): readonly [Place, Place] {
  const step = seatOffset(viewer, seat, seats);
  const hand = sofa?.hand(step, seats).place ?? handPlace(step, seats);
  const front = sofa?.slip(step, seats) ?? clearPlace(step, seats);
  return [
    { ...front, turn: 0 },
    { ...hand, turn: 0 },
  ];
}

/** Before a seat, and beside what all share. */
function clearPlace(step: number, seats: number): Place {
  if (step === 0) return { x: -17, z: 18, turn: 0 };
  const hand = handPlace(step, seats);
  if (hand.z < 4) return frontPlace(step, seats);
  return shift(hand, step < seats / 2 ? -7 : 7, 8);
}
