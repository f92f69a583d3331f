import { isSeatObservation } from '../src/shared/bots/policy.ts';
import { type Match, newMatch, take } from '../src/shared/engine/match.ts';
import { brokenBy, MANNERS, type Manner } from '../src/shared/games/briscola-chiamata/bots/manners.ts';
import { SEATS } from '../src/shared/games/briscola-chiamata/cards.ts';
import { briscolaChiamata as game } from '../src/shared/games/briscola-chiamata/index.ts';
import type { Briscola } from '../src/shared/games/briscola-chiamata/state.ts';
import { playDeals, readDealArguments } from './chiamata-deals.ts';
import { formatColumn } from './statistics.ts';

const { deals, seed, entrants } = readDealArguments('random,easy,normal');

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
for (const entrant of entrants) {
  const counts = Object.fromEntries(MANNERS.map((manner) => [manner, { broken: 0, chances: 0 }])) as Record<
    Manner,
    Count
  >;
  for (const match of playDeals(entrant, deals, seed)) count(match, counts);
  const told = MANNERS.map(
    (manner) => `${formatColumn(counts[manner].broken)} of${formatColumn(counts[manner].chances, { width: 6 })}`,
  );
  process.stdout.write(`${entrant.name.padEnd(12)}${told.join('')}\n`);
}
