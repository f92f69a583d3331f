/** The deal so far as sentences, all from public information. */
import { rankOf, suitOf } from '#shared/cards/french.ts';
import { BASICS, MIN_BID_POINTS, TRICKS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Call, Chiamata, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { type LogLines, trickLog } from '../../tricks/log.ts';
import { nameAt, type ViewContext } from '../game.ts';
import type { LogLine } from '../log-lines.ts';

/** One sentence a line, the latest last. */
export function log(observation: Observation, sight: ViewContext): readonly LogLine[] {
  return trickLog(BASICS, observation, sight, LINES);
}

const LINES: LogLines<Chiamata> = {
  afterDeal: (observation, sight) => [
    ...observation.calls.map((call) => callLine(call, sight)),
    ...auctionLines(observation, sight),
    ...unplayedLine(observation, sight),
  ],
  // BC-16
  afterCard: ({ called, declarer }, card, seat, sight) =>
    card === called
      ? [sight.say(seat === declarer ? 'event.alone' : 'event.teammate', { name: nameAt(sight, seat) })]
      : [],
  afterTrick: (observation, trick, sight) => (trick === TRICKS - 1 ? scoreLine(observation, sight) : []),
};

function callLine({ seat, bid }: Call, sight: ViewContext): string {
  const name = nameAt(sight, seat);
  if (!bid) return sight.say('event.pass', { name });
  if (bid.rank === '2' && bid.points > MIN_BID_POINTS)
    return sight.say('event.bid.points', { name, points: bid.points });
  return sight.say('event.bid', { name, rank: bid.rank });
}

function auctionLines({ declarer, bid, trump, called }: Observation, sight: ViewContext): string[] {
  if (declarer === null || !bid) return [];
  const name = nameAt(sight, declarer);
  const won = sight.say('event.auction', { name, points: bid.points });
  if (!trump || !called) return [won];
  return [
    won,
    sight.say('event.trump', { name, suit: trump }),
    sight.say('event.called', { rank: rankOf(called), suit: suitOf(called) }),
  ];
}

/** A deal that was passed out or thrown in. */
function unplayedLine({ phase, last, dealer }: Observation, sight: ViewContext): string[] {
  if (phase !== 'dealing' || dealer === null) return [];
  const next = nameAt(sight, dealer);
  if (last?.type === 'pass') return [sight.say('event.passed-out', { name: next })];
  if (last?.type === 'throw-in') return [sight.say('event.throw-in', { name: nameAt(sight, last.by), dealer: next })];
  return [];
}

function scoreLine({ deals }: Observation, sight: ViewContext): string[] {
  const deal = deals.at(-1);
  if (!deal) return [];
  const { winner, points, bid } = deal;
  return [sight.say(points >= bid ? 'event.made' : 'event.lost', { name: nameAt(sight, winner), points, bid })];
}
