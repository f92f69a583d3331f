/**
 * npm run -s tool -- tools/manners.ts [--bots normal,expert:400,…] [--deals N] [--seed S]: how often bots of each kind, five at a
 * table of Briscola Chiamata, break each of its manners, beside how often they could have.
 */
import { entrantNames, entrantOf } from '../src/shared/bots/arena.ts';
import { isSeatObservation } from '../src/shared/bots/policy.ts';
import { type Match, newMatch, take } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { brokenBy, MANNERS, type Manner } from '../src/shared/games/briscola-chiamata/bots/manners.ts';
import { ALL_SEATS, SEATS } from '../src/shared/games/briscola-chiamata/cards.ts';
import { briscolaChiamata as game } from '../src/shared/games/briscola-chiamata/index.ts';
import type { Briscola } from '../src/shared/games/briscola-chiamata/state.ts';
import { fail, readArguments, readInteger } from './command-line.ts';
import { formatColumn } from './statistics.ts';

const { values } = readArguments(process.argv.slice(2), {
  bots: { type: 'string', default: 'random,easy,normal' },
  deals: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
});
const deals = readInteger('--deals', values.deals, 1, 1_000_000);
const seed = readInteger('--seed', values.seed, 0, 2 ** 31 - 1 - deals);
const entrants = values.bots
  .split(',')
  .map((name) => entrantOf(game, name) ?? fail(`no bot ${name}: ${entrantNames(game).join(', ')}`));
const resolved = resolveOptions(game.rules.options, { deals: 1 });
if ('refusal' in resolved) fail('no table for one deal');

interface Count {
  broken: number;
  /** Moves where it could have been broken, and was not to be. */
  chances: number;
}

/** Counts what a played deal's moves broke. */
function count(played: Match<Briscola>, counts: Readonly<Record<Manner, Count>>): void {
  const again = newMatch(game.rules, played.options, SEATS);
  for (const event of played.events) {
    const seen = event.by === 'chance' ? undefined : game.rules.observe(again.state, event.by);
    if (event.by !== 'chance' && seen && isSeatObservation(seen)) {
      const legal = game.rules.legalMoves(again.state, event.by).map((move) => brokenBy(move, seen));
      note(brokenBy(event, seen), legal, counts);
    }
    take(again, event);
  }
}

/** One choice: what the move broke, beside what each legal one would have. */
function note(broken: readonly Manner[], legal: readonly (readonly Manner[])[], counts: Record<Manner, Count>): void {
  for (const manner of MANNERS) {
    const breaking = legal.filter((some) => some.includes(manner)).length;
    if (breaking === 0 || breaking === legal.length) continue;
    counts[manner].chances++;
    if (broken.includes(manner)) counts[manner].broken++;
  }
}

process.stdout.write(`${deals} deals each, seeds from ${seed}; broken of chances\n${' '.repeat(12)}`);
process.stdout.write(`${MANNERS.map((manner) => manner.padStart(18)).join('')}\n`);
for (const { name, sit } of entrants) {
  const counts = Object.fromEntries(MANNERS.map((manner) => [manner, { broken: 0, chances: 0 }])) as Record<
    Manner,
    Count
  >;
  for (let k = seed; k < seed + deals; k++) {
    const match = newMatch(game.rules, resolved.options, SEATS);
    const bots = ALL_SEATS.map((seat) => sit(match, seat, seeded(Math.imul(k, SEATS) + seat + 1)));
    selfPlay(match, bots, seeded(k));
    count(match, counts);
  }
  const told = MANNERS.map(
    (manner) => `${formatColumn(counts[manner].broken)} of${formatColumn(counts[manner].chances, { width: 6 })}`,
  );
  process.stdout.write(`${name.padEnd(12)}${told.join('')}\n`);
}
