/** Deals of Briscola Chiamata that bots of one kind play among themselves, by seed: for the tools that count what they do. */
import { type Entrant, entrantNames, entrantOf } from '../src/shared/bots/arena.ts';
import { type Match, newMatch } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { ALL_SEATS, SEATS } from '../src/shared/games/briscola-chiamata/cards.ts';
import { briscolaChiamata as game } from '../src/shared/games/briscola-chiamata/index.ts';
import type { Briscola } from '../src/shared/games/briscola-chiamata/state.ts';
import { fail, readArguments, readInteger } from './command-line.ts';

/** What `--bots`, `--deals` and `--seed` ask for; these bots where none are named. */
export function readDealArguments(usualBots: string) {
  const { values } = readArguments(process.argv.slice(2), {
    bots: { type: 'string', default: usualBots },
    deals: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  });
  const deals = readInteger('--deals', values.deals, 1, 1_000_000);
  const seed = readInteger('--seed', values.seed, 0, 2 ** 31 - 1 - deals);
  const entrants = values.bots
    .split(',')
    .map((name) => entrantOf(game, name) ?? fail(`no bot ${name}: ${entrantNames(game).join(', ')}`));
  return { deals, seed, entrants };
}

/** That many matches of one deal with five of these bots, from this seed on. */
export function* playDeals({ sit }: Entrant, deals: number, seed: number): Generator<Match<Briscola>> {
  const resolved = resolveOptions(game.rules.options, { deals: 1 });
  if ('refusal' in resolved) fail('no table for one deal');
  for (let k = seed; k < seed + deals; k++) {
    const match = newMatch(game.rules, resolved.options, SEATS);
    const bots = ALL_SEATS.map((seat) => sit(match, seat, seeded(Math.imul(k, SEATS) + seat + 1)));
    selfPlay(match, bots, seeded(k));
    yield match;
  }
}
