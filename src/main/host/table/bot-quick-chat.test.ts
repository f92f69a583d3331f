import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { present } from '#shared/engine/collections.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import { type Update, updatesSince } from '#shared/engine/view.ts';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import { PERSONAS } from '#shared/protocol/personas.ts';
import type { Occupant } from '../../store/store.ts';
import { openStreamQueue } from '../connections/stream-queue.ts';
import { ThinkingBots } from '../testing/bots.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { openTableStream, person } from '../testing/table-people.ts';
import { testHost } from '../testing/test-host.ts';
import { QUIET_UPDATES, quickChatOf } from './bot-quick-chat.ts';
import { type BotLine, TableChat } from './chat.ts';

const BOTS = PERSONAS.map(({ name }): Occupant => ({ kind: 'bot', name, level: 'easy' }));
/** Silence is the rule there (VM-20). */
const SILENT = 'vbi-maior';
const TALKING = Object.keys(GAMES).filter((id) => id !== SILENT && isTested(id));
const gameOf = (id: string): Game => GAMES[id] as Game;

/** What everybody sees of a match that easy bots play. */
function seenOf(game: Game, seed: number): Update[] {
  const { rules, bots, usualSeats } = game;
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  const played = playMatch(
    game,
    options,
    usualSeats ?? rules.seats.max,
    present(bots.easy ?? bots.normal, 'bot'),
    seed,
  );
  return updatesSince(played, 'everyone', -1);
}

function dealsOf(seen: readonly Update[]): number[] {
  return seen.filter(({ observation }) => observation.last?.type === 'deal').map(({ version }) => version);
}

/** The same where all that not everybody sees is another. */
function redrawn({ rules }: Game, update: Update): Update {
  const other = rules.resample(update.observation, seeded(update.version));
  return { ...update, observation: rules.observe(other, 'everyone') };
}

function talkIn(game: Game, [first, ...updates]: readonly Update[], seats = BOTS) {
  const talkAt = quickChatOf(game, 'table 1', first as Update);
  return updates.flatMap((update): (BotLine & { readonly update: Update })[] => {
    const said = talkAt(update, seats);
    return said ? [{ ...said, update }] : [];
  });
}

describe.each(TALKING)('what bots say in %s', (id) => {
  const game = gameOf(id);

  const matches = Array.from({ length: id === 'viva' ? 10 : 60 }, (_, seed) => seenOf(game, seed));

  it('is the same for the same public story, whatever is hidden, and again', () => {
    const [seen = []] = matches;
    const said = talkIn(game, seen);
    expect(talkIn(game, seen)).toEqual(said);
    expect(
      talkIn(
        game,
        seen.slice(0, 300).map((update) => redrawn(game, update)),
      ),
    ).toEqual(said.filter(({ update }) => update.version < 300));
  });

  it('is at most one a deal and one at the end, and never in quick succession', () => {
    let count = 0;
    for (const seen of matches) {
      const said = talkIn(game, seen);
      count += said.length;
      const spoken = said.filter(({ update }) => !update.observation.result).map(({ update }) => update.version);
      for (const [k, begin, next] of dealsOf(seen).map((at, k, all) => [k, at, all[k + 1] ?? Infinity] as const)) {
        expect(spoken.filter((version) => begin <= version && version < next).length, `deal ${k}`).toBeLessThan(2);
      }
      for (const [k, { update }] of said.entries())
        expect(update.version - (said[k - 1]?.update.version ?? -Infinity)).toBeGreaterThanOrEqual(QUIET_UPDATES);
    }
    const deals = matches.flatMap(dealsOf).length;
    // A game need not say when a word is in place.
    if (game.quickChat) expect(count).toBeGreaterThan(deals / 10);
    else expect(count).toBe(0);
  });

  it('is of bots alone, and of those that are somebody', () => {
    const seats = BOTS.map(
      (_, seat): Occupant =>
        seat % 2 ? { kind: 'bot', name: `Bot ${seat}`, level: 'easy' } : { kind: 'person', name: 'Nina', session: 'n' },
    );
    for (const seen of matches) expect(talkIn(game, seen, seats)).toEqual([]);
  });
});

it.runIf(isTested(SILENT))('is nothing in Vbi Maior, not even a gesture', () => {
  const [seen = []] = [seenOf(gameOf(SILENT), 1)];
  expect(seen.length).toBeGreaterThan(10);
  expect(talkIn(gameOf(SILENT), seen)).toEqual([]);
});

it('waits for the next deal where a match goes on after a restart', () => {
  const game: Pick<Game, 'quickChat'> = { quickChat: () => [{ seat: 0, on: 'took' }] };
  const update = (version: number, type: string): Update => ({
    version,
    moves: [],
    observation: { viewer: 'everyone', toAct: [], last: { by: 0, type } },
  });
  const later = Array.from({ length: 60 }, (_, k) => update(100 + k, 'play'));
  expect(talkIn(game as Game, later)).toEqual([]);
  const dealt = Array.from({ length: 60 }, (_, k) => update(160 + k, k === 20 ? 'deal' : 'play'));
  expect(talkIn(game as Game, [...later, ...dealt])).toHaveLength(1);
});

it('is not heard where chat is off or the rules want silence', () => {
  const table = { kept: { seats: BOTS, settings: { chat: false } }, isSilent: false };
  const chat = new TableChat(new FakeClock(), table, () => undefined);
  const heard: unknown[] = [];
  chat.watch(undefined, { put: (line: unknown) => heard.push(line), onEnd: () => undefined } as never);
  const line: BotLine = { seat: 0, name: 'Nina', gesture: 'smile', words: 'quick-chat.took.1' };
  chat.quickChat(line);
  table.kept.settings.chat = true;
  table.isSilent = true;
  chat.quickChat(line);
  expect(heard).toEqual([]);
  table.isSilent = false;
  chat.quickChat(line);
  expect(heard).toEqual([{ kind: 'gesture', number: 0, ...line }]);
});

it('is told at the table where bots play, a moment after what it is about', async () => {
  const at = testHost({ gameOf, pool: new ThinkingBots(gameOf) });
  const ada = person(at);
  const opened = at.host.tableFactory.openOwn(ada, { game: 'spizzichino', seats: 2, options: { target: 21 } });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  const table = present(at.host.table(opened.table), 'table');
  table.seatBot(0, 'normal');
  table.seatBot(1, 'normal');
  openTableStream(table, ada);
  const stream = openStreamQueue<ChatEntry>();
  table.chat.watch(undefined, stream);
  table.start();
  for (let k = 0; k < 900 && table.stage !== 'over'; k++) await at.clock.pass(2000);
  await at.clock.pass(5000);
  stream.end();
  const heard: ChatEntry[] = [];
  for await (const line of stream.read()) heard.push(line);
  expect(heard.length).toBeGreaterThan(0);
  for (const line of heard) {
    const seat = 'seat' in line ? line.seat : undefined;
    expect(line).toMatchObject({ kind: 'gesture', name: seat === 0 ? 'Nina' : 'Beppe' });
    expect(line).toHaveProperty('words');
  }
});
