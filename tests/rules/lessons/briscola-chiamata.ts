import { rankOf, suitOf } from '#shared/cards/french.ts';
import { pointsOf, takerOf } from '#shared/games/briscola-chiamata/cards.ts';
import type { Briscola, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Claims, Names } from './claim.ts';

const [YOU, BRUNO, CARLA, DARIO, ELENA] = [0, 1, 2, 3, 4];

const hand = ({ own }: Observation) => own?.hand ?? [];
const current = ({ tricks }: Observation) => tricks.find(({ winner }) => winner === null);
const lastTaken = ({ tricks }: Observation) => tricks.findLast(({ winner }) => winner !== null);
const count = ({ tricks }: Observation) => tricks.filter(({ winner }) => winner !== null).length;
const cardBy = (trick: Observation['tricks'][number] | undefined, seat: number) =>
  trick?.cards[(seat - trick.leader + 5) % 5];
const ours = ({ taken }: Observation) => (taken[YOU] ?? 0) + (taken[CARLA] ?? 0);
const leads = (seen: Observation) => seen.toAct.includes(YOU) && (current(seen)?.cards.length ?? 0) === 0;

export const CLAIMS: Claims<Briscola> = {
  hand: ({ handSizes }) => handSizes.length === 5 && handSizes.every((size) => size === 8),
  worth: (seen) => hand(seen).includes('AS') && hand(seen).includes('10S'),
  bids: ({ phase, calls }) =>
    phase === 'auction' &&
    JSON.stringify(calls.map(({ seat, bid }) => [seat, bid?.rank])) ===
      JSON.stringify([
        [DARIO, 'A'],
        [ELENA, 'K'],
      ]),
  bid: (seen) =>
    seen.phase === 'auction' &&
    seen.toAct.includes(YOU) &&
    (['AS', '10S', 'KS', 'JS'] as const).every((card) => hand(seen).includes(card)) &&
    !hand(seen).includes('QS') &&
    seen.calls.at(-1)?.bid?.rank === 'K' &&
    seen.calls.at(-1)?.seat === ELENA,
  'bid.otherwise': (seen) => seen.phase === 'auction' && !hand(seen).includes('QS'),
  won: ({ phase, declarer, bid, calls }) =>
    phase === 'trump' &&
    declarer === YOU &&
    bid.points === 61 &&
    [BRUNO, CARLA, DARIO, ELENA].every((seat) => calls.findLast((call) => call.seat === seat)?.bid === null),
  trump: (seen) =>
    seen.phase === 'trump' &&
    seen.declarer === YOU &&
    seen.bid.rank === 'Q' &&
    hand(seen).filter((card) => suitOf(card) === 'S').length === 4 &&
    !hand(seen).includes('QS'),
  called: (seen) =>
    seen.called === 'QS' && seen.declarer === YOU && seen.teammate === null && !hand(seen).includes('QS'),
  lead: (seen) => leads(seen) && count(seen) === 0 && hand(seen).includes('2C') && seen.trump !== 'C',
  highest: (seen) => {
    const trick = lastTaken(seen);
    return (
      trick?.winner === ELENA &&
      cardBy(trick, ELENA) === '10C' &&
      suitOf(trick.cards[0] ?? 'AS') === 'C' &&
      trick.cards.every((card) => suitOf(card) !== seen.trump) &&
      pointsOf(trick.cards) === 14
    );
  },
  trumped: (seen) =>
    JSON.stringify(current(seen)?.cards) === '["AC"]' &&
    current(seen)?.leader === ELENA &&
    seen.trump === 'S' &&
    hand(seen).includes('JS'),
  'trumped.otherwise': (seen) =>
    seen.trump === 'S' && hand(seen).includes('JS') && (current(seen)?.cards.includes('AC') ?? false),
  loaded: (seen) => {
    const trick = lastTaken(seen);
    const carla = cardBy(trick, CARLA);
    return (
      trick?.winner === YOU &&
      pointsOf(trick.cards) === 23 &&
      carla !== undefined &&
      rankOf(carla) === '10' &&
      carla !== seen.called &&
      seen.teammate === null
    );
  },
  ace: (seen) => leads(seen) && lastTaken(seen)?.winner === YOU && hand(seen).includes('AH'),
  unmasked: (seen) => {
    const trick = seen.tricks.at(-1);
    return (
      cardBy(trick, YOU) === 'AH' &&
      trick?.leader === YOU &&
      cardBy(trick, BRUNO) === '2S' &&
      cardBy(trick, CARLA) === 'QS' &&
      seen.trump === 'S' &&
      seen.called === 'QS' &&
      seen.teammate === CARLA &&
      seen.declarer === YOU
    );
  },
  take: (seen) => {
    const trick = current(seen);
    const ranks = trick?.cards.map(rankOf) ?? [];
    return (
      trick !== undefined &&
      trick.leader === CARLA &&
      trick.cards.length === 3 &&
      ranks.includes('10') &&
      ranks.includes('Q') &&
      cardBy(trick, takerOf(trick, seen.trump)) === '10H' &&
      hand(seen).includes('KS') &&
      seen.trump === 'S'
    );
  },
  top: (seen) => leads(seen) && seen.trump === 'S' && hand(seen).includes('AS') && seen.teammate === CARLA,
  enough: (seen) =>
    seen.declarer === YOU &&
    seen.teammate === CARLA &&
    seen.bid.points === 61 &&
    ours(seen) >= 61 &&
    seen.phase === 'play',
  score: ({ deals, scores }) => {
    const [deal] = deals;
    if (!deal) return false;
    const isOurs = deal.winner === YOU || deal.teammate === YOU;
    const worth = isOurs ? (deal.teammate === null ? 4 : 2) : 1;
    return deal.bid === 61 && scores[YOU] === (isOurs === deal.points >= 61 ? worth : -worth);
  },
};

export const NAMES: Names<Briscola> = {
  hand: '',
  worth: '10 11 2 3 4 A J K Q',
  bids: 'A Dario Elena K',
  bid: '10 A Elena J K Q ♠',
  'bid.otherwise': 'Q ♠',
  won: '120 61',
  trump: 'Q ♠',
  called: 'Q ♠',
  lead: '2 ♣',
  highest: '10 14 Elena ♣',
  trumped: 'A Elena J ♠ ♣',
  'trumped.otherwise': 'J ♠',
  loaded: '10 23 Carla',
  ace: 'A ♥',
  unmasked: '2 A Bruno Carla Q ♠',
  take: '10 Bruno K Q ♠ ♥',
  top: 'A Carla',
  enough: (seen) => `61 ${ours(seen)} Carla`,
  score: ({ scores: [you = 0] }) => `1 2 4 61 ${Math.abs(you)} ${you > 0 ? 'won' : 'lost'}`,
};
