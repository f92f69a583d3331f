/** What the program would play, for who asks: whom it is told, when it is refused, and that nobody else can tell. */
import { describe, expect, it } from 'vitest';
import { at } from '#shared/engine/collections.ts';
import type { Game } from '#shared/engine/game.ts';
import { indexedMoves } from '#shared/engine/move-index.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';
import { PatientAdvisor } from '../testing/bots.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import { lay, type Race, race } from '../testing/race-game.ts';
import { allTold, phones, SAME_DEALS } from '../testing/room-clients.ts';
import { latest, person, startedTable } from '../testing/table-people.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import type { HintAnswer } from './hints.ts';
import type { Table } from './table.ts';

/** All that are dealt to three. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A race with open cards, as it were: whoever thinks about it imagines that the others hold nothing. */
const thoughtful: Game<Race> = {
  ...race,
  rules: {
    ...race.rules,
    resample: ({ hand, laid, scores, viewer, last }) => ({
      photoFinish: 'arrival',
      deals: 1,
      hands: scores.map((_, seat) => (seat === viewer ? [...(hand ?? [])] : [])),
      laid: [...laid],
      scores: [...scores],
      after: [],
      last,
    }),
    indexedMoves: indexedMoves<Race>({
      moves: NUMBERS.map((number) => ({ type: 'lay', number })),
      legal: ({ hands }, seat) => (hands[seat] ?? []).map((number) => NUMBERS.indexOf(number)),
      refuse: race.rules.refuse,
      apply: (state, by, move) => race.rules.apply(state, { by, type: 'lay', number: at(NUMBERS, move) }),
    }),
  },
  searchModel: {
    iterations: 40,
    outcome: ({ hands, scores }) =>
      hands.every(({ length }) => length === 0) ? scores.map((score) => score / 10) : undefined,
    rolloutMove: (_world, _seat, moves, random) => pick(moves, random),
  },
};

function tableWithMind(game: Game = thoughtful as Game) {
  const gameOf = (id: string) => (id === 'race' ? game : undefined);
  const advisor = new PatientAdvisor(gameOf);
  const at = testHost({ opensTables: true, gameOf, hintService: advisor, random: seeded(2) });
  const started = startedTable(at);
  const ask = async (session: string, seat: number) => {
    const { match, version } = await latest(started.table, session, seat);
    const hinted = started.table.moves.hint(session, seat, { match, version });
    await flushPromises();
    return hinted.then((told) => ('hint' in told ? told.hint : told.refusal.reason));
  };
  /** Asks, and lets it think. */
  const hint = async (session: string, seat: number) => {
    const asked = startAsking(session, seat);
    await flushPromises();
    advisor.think();
    return asked;
  };
  const startAsking = (session: string, seat: number) => ask(session, seat);
  return { at, advisor, ...started, hint, startAsking };
}

const moveNow = async (at: Awaited<ReturnType<typeof latest>>) => ({ match: at.match, version: at.version });

describe('a hint', () => {
  it('is one of the seat’s moves, and the lowest card where the highest would only be thrown away', async () => {
    const { hint, ada, table } = tableWithMind();
    const { moves } = await latest(table, ada, 0);
    const lowest = Math.min(...(moves as { number: number }[]).map(({ number }) => number));
    expect(await hint(ada, 0)).toMatchObject({ move: lay(lowest) });
  });

  it('is thought of from what the seat sees and may do, and from nothing else', async () => {
    const { hint, advisor, ada, table } = tableWithMind();
    await hint(ada, 0);
    const { observation, moves } = await latest(table, ada, 0);
    expect(advisor.asked).toEqual([{ game: 'race', observation, moves }]);
  });

  it('nobody else notices: what all others see is what they saw, and no number is skipped', async () => {
    const { hint, ada, bob, table } = tableWithMind();
    const before = [await latest(table, bob, 1), table.view(bob)];
    await hint(ada, 0);
    expect([await latest(table, bob, 1), table.view(bob)]).toEqual(before);
  });

  it('is for who sits there', async () => {
    const { table, bob } = tableWithMind();
    const told = await table.moves.hint(bob, 0, { match: 0, version: 1 });
    expect(told).toMatchObject({ refusal: { reason: 'not-your-seat' } });
  });

  it('is thought of once at a time for each seat', async () => {
    const { startAsking, hint, advisor, ada, bob } = tableWithMind();
    const first = startAsking(ada, 0);
    await flushPromises();
    expect(await startAsking(ada, 0)).toBe('hint-thinking');
    const other = startAsking(bob, 1);
    await flushPromises();
    expect(advisor.asked).toHaveLength(2);
    advisor.think();
    expect([await first, await other]).toEqual([
      expect.anything(),
      expect.objectContaining({ move: expect.anything() }),
    ]);
    expect(await hint(ada, 0)).toHaveProperty('move');
  });

  it('is dropped as soon as the seat sees something new', async () => {
    const { startAsking, advisor, table, ada, bob } = tableWithMind();
    const asked = startAsking(ada, 0);
    await flushPromises();
    const bobs = await latest(table, bob, 1);
    expect(await table.moves.move(bob, 1, await moveNow(bobs), bobs.moves[0])).toBeUndefined();
    expect(await asked).toBe('stale');
    expect(advisor.dropped).toEqual([0]);
  });

  it('is not for an older sight', async () => {
    const { table, ada, bob } = tableWithMind();
    const { match, version } = await latest(table, ada, 0);
    const bobs = await latest(table, bob, 1);
    await table.moves.move(bob, 1, await moveNow(bobs), bobs.moves[0]);
    expect(await table.moves.hint(ada, 0, { match, version })).toMatchObject({ refusal: { reason: 'stale' } });
  });

  it('can be forbidden by the table', async () => {
    const { hint, table, ada } = tableWithMind();
    table.changeSettings({ hints: false });
    expect(await hint(ada, 0)).toBe('no-hints');
    table.changeSettings({ hints: true });
    expect(await hint(ada, 0)).toHaveProperty('move');
  });

  it('there is none in a game that no search knows', async () => {
    const { hint, ada, advisor } = tableWithMind(race as Game);
    expect(await hint(ada, 0)).toBe('no-hint-here');
    expect(advisor.asked).toEqual([]);
  });

  it('is not given while the numbered deals of an evening are played', async () => {
    const gameOf = (id: string) => (id === 'race' ? (thoughtful as Game) : undefined);
    const advisor = new PatientAdvisor(gameOf);
    const at = testHost({ opensTables: true, gameOf, hintService: advisor });
    const [ada] = await phones(at, 'Ada', 'Bob', 'Cleo', 'Dora');
    await allTold(at);
    await ada?.get('evening/begin', SAME_DEALS);
    await ada?.get('evening/next');
    await allTold(at);
    await ada?.get('evening/deal');
    await allTold(at);
    const table = at.host.table(ada?.room().table?.id ?? '') as Table;
    const [first] = table.kept.seats;
    if (first?.kind !== 'person') throw new Error('nobody sits there');
    const { match, version } = await latest(table, first.session, 0);
    const told = await table.moves.hint(first.session, 0, { match, version });
    expect(told).toMatchObject({ refusal: { reason: 'no-hints-numbered' } });
    expect(advisor.asked).toEqual([]);
  });

  it('is not given with a deal that somebody knows by its code', async () => {
    const { at, advisor } = tableWithMind();
    const source = { seed: 'ab'.repeat(32), deals: [] };
    const options = { photoFinish: 'arrival' };
    const deal = writeDealCode({ game: 'race', seats: 2, options, source, scores: [] }, race);
    const cleo = person(at);
    const made = at.host.tableFactory.openOwn(cleo, { game: 'race', seats: 2, deal });
    if ('refusal' in made) throw new Error(made.refusal.reason);
    const table = at.host.table(made.table) as Table;
    table.sit(cleo, 0, 'Cleo');
    table.seatBot(1, 'random');
    table.start();
    const asked = async () => {
      const { match, version } = await latest(table, cleo, 0);
      return table.moves.hint(cleo, 0, { match, version });
    };
    expect(await asked()).toMatchObject({ refusal: { reason: 'no-hints-challenge' } });
    expect(advisor.asked).toEqual([]);
  });

  it('cannot be asked for without end', async () => {
    const { hint, at, ada } = tableWithMind();
    for (let k = 0; k < 6; k++) expect(await hint(ada, 0)).toHaveProperty('move');
    expect(await hint(ada, 0)).toBe('too-many-hints');
    await at.clock.pass(4000);
    expect(await hint(ada, 0)).toHaveProperty('move');
  });

  it('is thought of for one device three times at once, at whatever tables and by whatever sessions', async () => {
    const { at, advisor } = tableWithMind();
    const answers = [];
    for (const address of ['192.168.1.7', '192.168.1.7', '192.168.1.8']) {
      for (let k = 0; k < 2; k++) answers.push(asksAlone(at, address));
    }
    await flushPromises();
    // The fourth of one device is refused, the other device is heard.
    expect(advisor.asked).toHaveLength(5);
    advisor.think();
    const reasons = (await Promise.all(answers)).map((told) => ('refusal' in told ? told.refusal.reason : 'hint'));
    expect(reasons).toEqual(['hint', 'hint', 'hint', 'hint-thinking', 'hint', 'hint']);
  });

  it('cannot be asked for oftener at many tables, nor by coming again as somebody else', async () => {
    const { at, advisor } = tableWithMind();
    const reasons = [];
    for (let k = 0; k < 20; k++) {
      const told = asksAlone(at, '192.168.1.7');
      await flushPromises();
      advisor.think();
      const answer = await told;
      reasons.push('refusal' in answer ? answer.refusal.reason : 'hint');
    }
    expect(reasons).toEqual([...Array(12).fill('hint'), ...Array(8).fill('too-many-hints')]);
  });
});

/** Somebody from this address opens a table for two, with a bot, and asks at once. */
async function asksAlone(at: TestHost, address: string): Promise<HintAnswer> {
  const session = person(at, address);
  const made = at.host.tableFactory.openOwn(session, { game: 'race', seats: 2 });
  if ('refusal' in made) throw new Error(made.refusal.reason);
  const table = at.host.table(made.table) as Table;
  table.sit(session, 0, 'Eve');
  table.seatBot(1, 'random');
  table.start();
  const { match, version } = await latest(table, session, 0);
  return table.moves.hint(session, 0, { match, version });
}
