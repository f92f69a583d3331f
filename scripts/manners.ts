/**
 * npm run -s simulate -- GAME --bots normal --matches 1000 | npm run -s manners: counts in records what looks stupid to who
 * knows the game. Records of several games may follow each other.
 */
import { suitOf } from '../src/shared/cards/french.ts';
import { newMatch, take } from '../src/shared/engine/match.ts';
import type { GameRecord } from '../src/shared/engine/record.ts';
import type { GameEvent } from '../src/shared/engine/rules.ts';
import { LEAST_POINTS, points, pointsOf } from '../src/shared/games/briscola-chiamata/state/cards.ts';
import type {
  Observation as BriscolaSeen,
  DealResult,
  Trick,
} from '../src/shared/games/briscola-chiamata/state/observation.ts';
import { rulesOf } from '../src/shared/games/index.ts';
import type { Observation as VivaSeen } from '../src/shared/games/viva/state/observation.ts';
import { fail } from './arguments.ts';
import { linesOf } from './lines.ts';

/** So many times out of so many. */
const counts = new Map<string, { times: number; of: number }>();

function count(what: string, is: boolean): void {
  const so = counts.get(what) ?? { times: 0, of: 0 };
  so.of++;
  if (is) so.times++;
  counts.set(what, so);
}

/** Points that make a card a loaded one: aces and tens (BC-3). */
const LOADED = 10;
/** So little is not worth showing oneself for. */
const LITTLE = 8;

/** What a deal's tricks tell once it is over (BC-16). */
function countDeal(seen: BriscolaSeen, { bid, points }: DealResult): void {
  count(`bids ${bandOf(bid)} made`, points >= bid);
  for (const [number, trick] of seen.tricks.slice(0, -1).entries()) {
    countSecret(trick, number === 0, seen);
    countLoaded(trick, seen);
  }
}

function bandOf(bid: number): string {
  if (bid === LEAST_POINTS) return 'of 61';
  if (bid <= 70) return 'of 62 to 70';
  return bid <= 80 ? 'of 71 to 80' : 'of 81 and more';
}

function countSecret({ leader, cards }: Trick, isFirst: boolean, { called, declarer }: BriscolaSeen): void {
  const place = called === null ? -1 : cards.indexOf(called);
  if (place < 0 || (leader + place) % cards.length === declarer) return;
  const lay = pointsOf(cards.slice(0, place));
  count(`teammates who show themselves in the first trick for less than ${LITTLE} points`, isFirst && lay < LITTLE);
}

function countLoaded({ leader, cards, winner }: Trick, { trump, declarer, teammate }: BriscolaSeen): void {
  const isDeclarers = (seat: number | null) => seat === declarer || seat === teammate;
  for (const [k, card] of cards.entries()) {
    const seat = (leader + k) % cards.length;
    if (points(card) < LOADED || suitOf(card) === trump) continue;
    const isLost = isDeclarers(seat) !== isDeclarers(winner);
    if (k === 0) count('aces and tens led, no trumps, that the other side takes', isLost);
    else if (winner !== seat) count('aces and tens given to a trick that the other side takes', isLost);
  }
}

/** Called after each event; `seen` tells what all see by then. */
type Counter<O> = (event: GameEvent, seen: () => O) => void;

function briscolaCounter(): Counter<BriscolaSeen> {
  let [standing, deals] = [LEAST_POINTS, 0];
  return (event, seen) => {
    if (event.type === 'deal') standing = LEAST_POINTS;
    if (event.type === 'bid' && 'points' in event) {
      const points = Number(event.points);
      count('numbers bid that leave out others', points > standing + 1);
      standing = points;
    }
    if (event.type !== 'play') return;
    const now = seen();
    const result = now.deals[deals];
    if (!result) return;
    deals++;
    countDeal(now, result);
  };
}

function vivaCounter(): Counter<VivaSeen> {
  let [turns, rounds] = [0, 0];
  return (event, seen) => {
    if (event.type === 'play' || event.type === 'pass' || event.type === 'last') turns++;
    if (event.type !== 'last' || seen().results.length === rounds) return;
    rounds++;
    count('rounds of more than a hundred turns', turns > 100);
    turns = 0;
  };
}

const COUNTERS: Readonly<Record<string, () => Counter<never>>> = {
  'briscola-chiamata': briscolaCounter,
  viva: vivaCounter,
};

function read(line: string): void {
  const { game, options, seats, events } = JSON.parse(line) as GameRecord;
  const rules = rulesOf(game);
  const counter = COUNTERS[game]?.();
  if (!rules || !counter) fail(`nothing is counted in ${game}: ${Object.keys(COUNTERS).join(', ')}`);
  const match = newMatch(rules, options, seats);
  for (const event of events) {
    take(match, event);
    counter(event, () => match.rules.observe(match.state, 'everyone') as never);
  }
}

for await (const line of linesOf(process.stdin)) {
  if (line.trim() !== '') read(line);
}
for (const [what, { times, of }] of counts) {
  process.stdout.write(`${what.padEnd(80)}${((100 * times) / of).toFixed(1).padStart(5)} % of ${of}\n`);
}
