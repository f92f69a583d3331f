/**
 * node bench/deals.ts <game>: random deals a second on one core, with the options a table has by default. Every
 * move is chosen among the legal ones, checked as if it came from outside, applied and written down.
 */
import { fail } from '../scripts/arguments.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, play } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { pick, type Random, seeded } from '../src/shared/engine/random.ts';
import type { GameEvent, Rules, Seat } from '../src/shared/engine/rules.ts';
import { GAMES, rulesOf } from '../src/shared/games/index.ts';

const WARM_UP_SECONDS = 1;
const SECONDS = 4;

/** What begins a deal, in the games' own words. */
const DEALS: ReadonlySet<string> = new Set(['deal', 'shuffle']);

function playAtRandom(match: Match, random: Random): void {
  while (!isOver(match)) {
    const event = drawNext(match, random) ?? randomMove(match, random);
    const refused = play(match, event);
    if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${refused.rule} ${refused.reason}`);
  }
}

function randomMove({ rules, state }: Match, random: Random): GameEvent {
  const seat = pick(rules.toAct(state) as readonly Seat[], random);
  return moveEvent(seat, pick(rules.legalMoves(state, seat), random));
}

/** Seconds that this thread has had a core for: what others do on the machine meanwhile does not count. */
function coreSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Plays matches for so many seconds of one core; counts them, their deals and their events. */
function measure(rules: Rules, random: Random, seconds: number) {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) throw new Error(`${rules.id} refuses its own default options`);
  const count = { matches: 0, deals: 0, events: 0, seconds: 0 };
  const start = coreSeconds();
  while (count.seconds < seconds) {
    const match = newMatch(rules, resolved.options, rules.seats.min);
    playAtRandom(match, random);
    count.matches++;
    count.deals += match.events.filter(({ type }) => DEALS.has(type)).length;
    count.events += match.events.length;
    count.seconds = coreSeconds() - start;
  }
  return count;
}

const rules = rulesOf(process.argv[2] ?? '');
if (!rules) fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
const random = seeded(1);
measure(rules, random, WARM_UP_SECONDS);
const { matches, deals, events, seconds } = measure(rules, random, SECONDS);
const perSecond = (n: number) => Math.round(n / seconds).toLocaleString('en');
process.stdout.write(
  `${rules.id}: ${perSecond(deals)} deals/s, ${perSecond(matches)} matches/s, ${perSecond(events)} events/s, every move checked\n`,
);
