/**
 * npm run -s records -- [game…]: makes the golden records (tests/golden-records), by default of all games, and one match of them to
 * read. A record that still
 * holds is kept, whatever bots would play today; the others, and those for which there was no table yet, are played anew.
 */

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type InlineConfig, runnerImport } from 'vite';
import { GAMES, gameOf } from '#catalogue';
import type { GameOnTable } from '../src/renderer/games/game.ts';
import type { BotMaker } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { pick, seeded } from '../src/shared/engine/random.ts';
import { type GameRecord, recordOf } from '../src/shared/engine/record.ts';
import type { Seat } from '../src/shared/engine/rules.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { keep, keptOf, playAgain, type Table, tablesOf, textFileOf } from '../tests/golden-records/golden.ts';
import { textOf } from '../tests/golden-records/match-text.ts';
import { fail } from './command-line.ts';

/** How often a whimsical bot follows a whim: were it for ever, some matches would be too. */
const WHIMS = 20;

/** At first picks a kind of move before it picks a move, and so does what hardly anybody does; then plays like another. */
function whimsical(sober: BotMaker): BotMaker {
  return (seat, random) => {
    const bot = sober(seat, random);
    let whims = WHIMS;
    return {
      see(view, now) {
        const meant = bot.see(view, now);
        if (!meant || whims === 0) return meant;
        whims--;
        const kinds = [...Map.groupBy(view.moves, ({ type }) => type).values()];
        return { move: pick(pick(kinds, random), random), after: random.below(1000) };
      },
    };
  };
}

/** Levels that only think longer: a match of them takes minutes. */
const DEEP = /-\d+s$/;

/** Who plays match `number`: by turns bots of one level, bots of all levels, and whimsical ones. */
function playerOf({ bots }: Game, number: number, seat: Seat): BotMaker {
  const makers = Object.entries(bots).flatMap(([level, maker]) => (DEEP.test(level) ? [] : [maker]));
  const maker = makers[(Math.floor(number / 2) + (number % 2) * seat) % makers.length] as BotMaker;
  return number % 4 === 3 ? whimsical(maker) : maker;
}

/** One match, the same for the same number. */
function recordFor(game: Game, { seats, options }: Table, number: number): string {
  const random = seeded(number);
  const match = newMatch(game.rules, options, seats);
  const players = Array.from({ length: seats }, (_, seat) =>
    playerOf(game, number, seat)(seat, seeded(random.below(2 ** 31))),
  );
  selfPlay(match, players, random);
  return JSON.stringify(recordOf(match));
}

/** A table is written for a page: its styles are left out here. */
const WITHOUT_STYLES: InlineConfig = {
  configFile: false,
  plugins: [
    {
      name: 'without-styles',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
      load: (id) => (id === '\0no-style' ? '' : undefined),
    },
  ],
};

async function tableOf(id: string): Promise<GameOnTable> {
  const path = resolve(import.meta.dirname, `../src/renderer/games/${id}/table.ts`);
  return (await runnerImport<{ default: GameOnTable }>(path, WITHOUT_STYLES)).module.default;
}

function keyOf({ seats, options }: Table): string {
  return JSON.stringify([seats, options]);
}

/** The records that hold today, by their tables. */
function standing({ rules }: Game): Map<string, string[]> {
  const holding = keptOf(rules.id).filter(({ record }) => !playAgain(rules, record).change);
  return Map.groupBy(
    holding.map(({ record }) => record),
    (record) => keyOf(JSON.parse(record) as GameRecord),
  );
}

for (const id of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GAMES)) {
  const game = gameOf(id) ?? fail(`name games: ${Object.keys(GAMES).join(', ')}`);
  const kept = standing(game);
  let made = 0;
  const records = tablesOf(game.rules).map((table, number) => {
    const record = kept.get(keyOf(table))?.shift();
    if (!record) made++;
    return record ?? recordFor(game, table, number);
  });
  const golden = records.map((record) => ({ record, turns: playAgain(game.rules, record).turns }));
  const bytes = keep(id, golden);
  writeFileSync(textFileOf(id), textOf(game, await tableOf(id), golden));
  console.log(`${id}: ${records.length - made} records kept, ${made} made, ${bytes} bytes`);
}
