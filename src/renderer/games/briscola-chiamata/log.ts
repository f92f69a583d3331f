/** The deal so far as sentences, all from public information. */
import { rankOf, suitOf } from '#shared/cards/french.ts';
import { MIN_BID_POINTS, pointsOf } from '#shared/games/briscola-chiamata/cards.ts';
import type { Call, Observation, Trick } from '#shared/games/briscola-chiamata/state.ts';
import { dealtBy } from '../../tricks/names.ts';
import { nameAt, type ViewContext } from '../game.ts';
import { SEATS } from './selectors/names.ts';

/** One sentence a line, the latest last. */
export function log(observation: Observation, sight: ViewContext): readonly string[] {
  return [
    ...dealtLine(observation, sight),
    ...observation.calls.map((call) => callLine(call, sight)),
    ...auctionLines(observation, sight),
    ...observation.tricks.flatMap((trick) => trickLines(trick, observation, sight)),
    ...endLine(observation, sight),
  ];
}

function dealtLine(observation: Observation, sight: ViewContext): string[] {
  const dealer = dealtBy(observation);
  if (dealer === null) return [];
  const name = nameAt(sight, dealer);
  return [sight.say(observation.last?.type === 'dealer' ? 'event.dealer' : 'event.deal', { name })];
}

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

function trickLines({ leader, cards, winner }: Trick, { called, declarer }: Observation, sight: ViewContext): string[] {
  const lines = cards.flatMap((card, k) => {
    const seat = (leader + k) % SEATS.length;
    const name = nameAt(sight, seat);
    const played = sight.say('event.play', { name, rank: rankOf(card), suit: suitOf(card) });
    if (card !== called) return [played];
    return [played, sight.say(seat === declarer ? 'event.alone' : 'event.teammate', { name })];
  });
  if (winner === null) return lines;
  return [...lines, sight.say('event.trick', { name: nameAt(sight, winner), points: pointsOf(cards) })];
}

/** The end of a deal: scored, passed out or thrown in. */
function endLine(observation: Observation, sight: ViewContext): string[] {
  const { phase, last, dealer } = observation;
  if (phase === 'scored' || phase === 'over') return scoreLine(observation, sight);
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
