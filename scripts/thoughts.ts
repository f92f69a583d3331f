/**
 * npm run -s thoughts -- GAME [--matches N] [--from K] [--seed S] [--seats N] [--option name=value …]: matches among experts, from
 * the first or the K-th on, to be read, move by move: what the one on turn sees, what its search expected of each move, what it
 * made of it; and all hands, which nobody at the table sees.
 */

import { isSeats } from '../src/shared/bots/policy.ts';
import { type Choice, deliberate, thoughtOut } from '../src/shared/bots/search/deliberate.ts';
import { at, present } from '../src/shared/engine/at.ts';
import type { Bot } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import type { Ponder } from '../src/shared/engine/mind.ts';
import { optionFromText, resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import type { AnyMove, GameEvent, Seat } from '../src/shared/engine/rules.ts';
import { playOut } from '../src/shared/engine/selfplay.ts';
import type { View } from '../src/shared/engine/view.ts';
import { GAMES, gameOf } from '../src/shared/games/index.ts';
import { fail, readArguments, readInteger } from './arguments.ts';
import { handsOf, outcomeOf, sightOf } from './thoughts-sight.ts';

const TEXT = { type: 'string' } as const;
const { values, positionals } = readArguments(process.argv.slice(2), {
  matches: TEXT,
  from: TEXT,
  seed: TEXT,
  seats: TEXT,
  option: { ...TEXT, multiple: true },
});
const game = gameOf(positionals[0] ?? '') ?? fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
const { min, max } = game.rules.seats;
const seats = readInteger('--seats', values.seats ?? String(min), min, max);
const seed = readInteger('--seed', values.seed ?? '1', 0, 2 ** 31 - 1);
const options = readOptions(game, values.option ?? []);

function readOptions({ rules }: Game, settings: readonly string[]) {
  const given = settings.map((setting) => {
    const [name = '', text = ''] = setting.split('=', 2);
    const spec = rules.options[name];
    return [name, (spec && optionFromText(spec, text)) ?? text];
  });
  const resolved = resolveOptions(rules.options, Object.fromEntries(given));
  return 'options' in resolved ? resolved.options : fail(resolved.refusal.reason);
}

/** Of the moves thought of, so many are said. */
const SHOWN = 6;

function told({ type, ...fields }: AnyMove): string {
  return [type === 'play' ? '' : type, ...Object.values(fields).map((value) => `${value}`)].filter(Boolean).join(' ');
}

function expectedIn({ expected }: Choice<AnyMove>): string {
  const all = [...expected].sort((one, other) => other.worth - one.worth);
  const measure = game.mind?.measure ?? 1;
  const tell = ({ move, worth, error, visits }: (typeof all)[number]) =>
    `${told(move)} ${(measure * worth).toFixed(2)}±${(measure * error).toFixed(2)}(${visits})`;
  return all.slice(0, SHOWN).map(tell).join('  ');
}

/** An expert of a game that searches, who says what it thinks. */
function thinkingAloud({ rules, mind, bots }: Game, seat: Seat, own: number, say: (line: string) => void): Bot {
  if (!mind) return present(bots.expert, 'expert')(seat, seeded(own));
  // biome-ignore lint/correctness/useYield: a ponder may yield, this one need not
  const ponder: Ponder = function* (observation, moves) {
    if (!isSeats(observation)) throw new Error('nobody asks everyone');
    const question = { rules, mind, observation, moves, seed: own, iterations: mind.iterations };
    const choice = thoughtOut(deliberate(question));
    const thoughts = expectedIn(choice);
    if (thoughts) say(`    ${seat}: ${sightOf(rules.id, observation)}\n       ${thoughts}`);
    return choice.move;
  };
  const onTurn = ({ observation, moves }: View) =>
    moves.length === 0 ? undefined : { move: thoughtOut(ponder(observation, moves)), after: 0 };
  return mind.sits?.(ponder, seat, seeded(own)) ?? { see: onTurn };
}

function lineOf(event: GameEvent, now: number, state: unknown): string {
  const { by, ...move } = event;
  const clock = game.mind ? '' : `${(now / 1000).toFixed(2)} s  `;
  const isLong = by === 'chance' && JSON.stringify(move).length > 200;
  const said = isLong ? event.type : `${told(move)}${outcomeOf(game.rules.id, event, state)}`;
  const all = by === 'chance' || event.type === 'choose' ? handsOf(game.rules.id, state) : '';
  return `${clock}${by} ${said}${all}`;
}

/** Says each event after it has happened, with the time that its player saw last. */
function playAloud(index: number): void {
  const random = seeded(Math.imul(seed, 0x9e3779b1) + index);
  const match = newMatch(game.rules, options, seats);
  const lines: string[] = [];
  let [told, now] = [0, 0];
  const catchUp = () => {
    for (; told < match.events.length; told++) lines.push(lineOf(at(match.events, told), now, match.state));
  };
  const bots = Array.from({ length: seats }, (_, seat): Bot => {
    const bot = thinkingAloud(game, seat, random.below(2 ** 31), (line) => lines.push(line));
    return {
      see(view, time) {
        now = time;
        catchUp();
        return bot.see(view, time);
      },
    };
  });
  playOut(match, bots, random);
  catchUp();
  process.stdout.write(`# match ${index + 1}, ${JSON.stringify(options)}\n${lines.join('\n')}\n`);
  process.stdout.write(`= ${JSON.stringify(game.rules.result(match.state))}\n\n`);
}

const matches = readInteger('--matches', values.matches ?? '1', 1, 1000);
const from = readInteger('--from', values.from ?? '1', 1, 1_000_000) - 1;
for (let index = from; index < from + matches; index++) playAloud(index);
