/** Highlights of Briscola Chiamata: bids, tricks taken, the revealed teammate, the result. */

import { suitOf } from '#shared/cards/french.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { BASICS, MIN_BID_POINTS, pointsOf } from '#shared/games/briscola-chiamata/cards.ts';
import type { Bid, Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { nameList } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { frontPlace, handPlace } from '../../motion/layout/table-geometry.ts';
import type { Highlight, PaperSlip, Place } from '../../motion/scene.ts';
import { SETTLED } from '../../tricks/beats.ts';
import { trickHighlights } from '../../tricks/highlights.ts';
import {
  type Highlights,
  type LayoutContext,
  nameAt,
  type ScoreAnimationPlan,
  seatOffset,
  type ViewContext,
} from '../game.ts';
import type { Moment } from '../moment.ts';
import { formatSigned, runningSums } from '../numbers.ts';
import { isTeammateShown } from './selectors/beats.ts';
import { cardName, SEATS } from './selectors/names.ts';

// The score animation of a deal: trick by trick at the plates, and against the declarer's target (BC-17).

/** BC-3. */
const ALL_POINTS = 120;

export function scoreAnimation(
  { deals, tricks }: Observation,
  { viewer, seated, say }: ViewContext,
): ScoreAnimationPlan | undefined {
  const deal = deals.at(-1);
  if (!deal) return undefined;
  const { winner, teammate, points, bid, scores } = deal;
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
    // As the score sheet counts it: card points beyond the bid would read as that.
    by: formatSigned(scores[viewer === 'everyone' ? winner : viewer] ?? 0),
  };
  if (viewer === 'everyone') {
    return { ...common, verdict: say(isMade ? 'score.made' : 'score.lost', { name: nameAt({ seated, say }, winner) }) };
  }
  const outcome = winners.includes(viewer) ? 'won' : 'lost';
  return { ...common, outcome, verdict: say(`score-change.${outcome}`) };
}

// Bids on slips in front of the seats; the winning one is in the middle.

/** Below the announcement of the auction's end. */
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
    // Once it is won, the other slips are removed.
    if (!latest || (declarer !== null && !hasWon)) return [];
    const [front, hand] = places(seat, moment);
    return {
      key: `bid:${seat}`,
      // In capitals a word is read from as far as a rank.
      text: latest.bid ? written(latest.bid, moment.say) : moment.say('callout.pass').toUpperCase(),
      place: hasWon ? (moment.tvLayout ? MIDDLE_ON_TV : MIDDLE) : front,
      from: hand,
      emphasized: seat === standing,
    };
  });
}

/** In front of a seat and its hand, readable for the viewer. */
function places(seat: Seat, { viewer, tvLayout }: LayoutContext<Move, Observation>): readonly [Place, Place] {
  const step = seatOffset(viewer, seat, SEATS.length);
  const front = tvLayout?.slip(step, SEATS.length) ?? frontPlace(step, SEATS.length);
  const hand = tvLayout?.hand(step, SEATS.length).place ?? handPlace(step, SEATS.length);
  return [upright(front), upright(hand)];
}

function upright(place: Place): Place {
  return { ...place, turn: 0 };
}

/** "K", as the cards print it; "2 · 74" where it names a number (BC-8). */
function written({ rank, points }: Bid, say: Say): string {
  return rank === '2' && points > MIN_BID_POINTS ? `${rank} · ${points}` : say('rank.printed', { rank });
}

const usual = trickHighlights(BASICS);

const highlights: Highlights<Observation, Move> = { ...usual, effect, moment, joined, slips: bidSlips, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  moment: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  const { last, declarer } = observation;
  const { before } = moment;
  if (!before || declarer === null) return undefined;
  if (before.declarer === null) return { kind: 'auction', seats: [declarer] };
  if (last?.type !== 'play') return undefined;
  // BC-16: the called card has revealed the teammate.
  if (isTeammateShown(observation, before)) {
    const { teammate } = observation;
    if (teammate === declarer || teammate === null) return { kind: 'alone', seats: [declarer] };
    return { kind: 'unmasked', seats: [declarer, teammate] };
  }
  return usual.effect?.(observation, moment);
}

/** BC-11: the called card; BC-16: whose it was. */
function moment(observation: Observation, context: LayoutContext<Move, Observation>): Moment | undefined {
  const { last, declarer, called, teammate } = observation;
  const { before, beat, say } = context;
  if (declarer === null || called === null) return undefined;
  const name = nameAt(context, declarer);
  if (last?.type === 'trump') {
    return {
      kind: 'trump',
      title: `${say('status.trump')}: ${say('trump.suit', { suit: suitOf(called) })}`,
      line: say('announced.called', { name, card: cardName(called, say) }),
      cards: [called],
      seats: [declarer],
    };
  }
  if (last?.type !== 'play' || beat === SETTLED) return undefined;
  if (teammate === null || !isTeammateShown(observation, before)) {
    return usual.moment?.(observation, context);
  }
  if (teammate === declarer) {
    return { kind: 'alone', title: name, line: say('event.alone', { name }), cards: [called], seats: [declarer] };
  }
  const partner = nameAt(context, teammate);
  return {
    kind: 'unmasked',
    title: nameList([name, partner]),
    line: say('event.teammate', { name: partner }),
    cards: [called],
    seats: [declarer, teammate],
  };
}

/** BC-16, BC-17: the partners, once all know them. */
function joined({ declarer, teammate }: Observation): readonly [number, number] | undefined {
  if (declarer === null || teammate === null || teammate === declarer) return undefined;
  return [declarer, teammate];
}
