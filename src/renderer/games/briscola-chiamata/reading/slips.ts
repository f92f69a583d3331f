/** What was bid, on slips of paper before the seats; the one that has won lies in the middle. */
import type { Seat } from '#shared/engine/rules.ts';
import { MIN_BID_POINTS } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Bid, Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { PaperSlip, Place } from '../../../table/api.ts';
import { frontPlace, handPlace } from '../../../table/places/geometry.ts';
import { type LayoutContext, seatOffset } from '../../game.ts';
import { SEATS } from './seats.ts';

/** Below where the auction's end is announced. */
const MIDDLE = { x: 0, z: 5, turn: 0 };
const MIDDLE_ON_TV = { x: 0, z: 4, turn: 0 };

export function bidSlips(
  { phase, calls, declarer }: Observation,
  moment: LayoutContext<Move, Observation>,
): readonly PaperSlip[] {
  if (phase !== 'auction' && phase !== 'trump') return [];
  const standing = calls.findLast(({ bid }) => bid)?.seat;
  return SEATS.flatMap((seat) => {
    const own = calls.filter((call) => call.seat === seat);
    const latest = own.at(-1);
    const hasWon = seat === declarer;
    // Once it is won, the others take theirs back.
    if (!latest || (declarer !== null && !hasWon)) return [];
    const [front, hand] = places(seat, moment);
    return {
      key: `bid:${seat}`,
      text: latest.bid ? written(latest.bid) : moment.say('note.passed'),
      place: hasWon ? (moment.tvLayout ? MIDDLE_ON_TV : MIDDLE) : front,
      from: hand,
      emphasized: seat === standing,
    };
  });
}

/** Before a seat, and its hand; what is written there is read by the viewer. */
function places(seat: Seat, { viewer, tvLayout: sofa }: LayoutContext<Move, Observation>): readonly [Place, Place] {
  const step = seatOffset(viewer, seat, SEATS.length);
  const front = sofa?.slip(step, SEATS.length) ?? frontPlace(step, SEATS.length);
  const hand = sofa?.hand(step, SEATS.length).place ?? handPlace(step, SEATS.length);
  return [upright(front), upright(hand)];
}

function upright(place: Place): Place {
  return { ...place, turn: 0 };
}

/** "K"; "2 · 74" where it names a number (BC-8). */
function written({ rank, points }: Bid): string {
  return rank === '2' && points > MIN_BID_POINTS ? `${rank} · ${points}` : rank;
}
