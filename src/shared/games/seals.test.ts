import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { sealedRecord } from '../engine/checks/sealed-record.ts';
import { isTested } from '../engine/checks/test-scope.ts';
import type { GameRecord } from '../engine/record.ts';
import { replay } from '../engine/replay.ts';
import { refuseSealedDraws } from '../engine/verify-seals.ts';

/** Matches with several seals and every form of draw. */
const TABLES = Object.entries(GAMES)
  .filter(([id]) => isTested(id))
  .map(([id, game]) => {
    const short = Object.entries(game.rules.options).flatMap(([name, { values }]) => {
      const [, second] = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
      return second === undefined || values.some((value) => typeof value === 'string') ? [] : [[name, second] as const];
    });
    return { id, game, record: sealedRecord(game, Object.fromEntries(short), game.rules.seats.max, 11) };
  });

type Seals = NonNullable<GameRecord['seals']>;

/** The fault of a record with changed seals, or 'whole'. */
function verdict(record: GameRecord, change: (seals: Seals, record: GameRecord) => unknown = () => {}): string {
  const copy: GameRecord = JSON.parse(JSON.stringify(record));
  change(copy.seals ?? [], copy);
  const replayed = replay(copy, (id) => GAMES[id]?.rules);
  if ('fault' in replayed) return `${replayed.fault.refusal.reason} at ${replayed.fault.event}`;
  const fault = refuseSealedDraws(replayed.match, replayed.seals);
  return fault ? `${fault.refusal.reason} at ${fault.event}` : 'whole';
}

describe.each(TABLES)('a sealed match of $id', ({ record }) => {
  const end = record.events.length;
  const chances = record.events.flatMap(({ by }, k) => (by === 'chance' ? [k] : []));

  it('is whole, and stands in its record', () => {
    expect(Object.keys(record).at(-1)).toBe('seals');
    expect(record.seals?.flatMap(({ draws }) => draws.map(({ event }) => event))).toEqual(chances);
    expect(verdict(record)).toBe('whole');
  });

  it('is broken by two cards exchanged in any draw', () => {
    const swapped = chances.filter((k) => 'cards' in (record.events[k] as object));
    let found = 0;
    for (const k of swapped) {
      const said = verdict(record, (_, { events }) => {
        const { cards } = events[k] as unknown as { cards: string[] };
        const other = cards.findIndex((card) => card !== cards[0]);
        if (other > 0) [cards[0], cards[other]] = [cards[other] as string, cards[0] as string];
      });
      if (said === 'whole') expect(new Set((record.events[k] as unknown as { cards: string[] }).cards).size).toBe(1);
      else found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('is broken by another part, another name, or a draw that is left out', () => {
    const last = end;
    expect(verdict(record, (_, all) => Object.assign(all, { seals: [] }))).toBe(`no-seals at ${last}`);
    expect(verdict(record, ([seal]) => Object.assign(seal as object, { seal: 7 }))).toBe(`seal-numbers at ${last}`);
    expect(verdict(record, ([seal]) => seal && Object.assign(seal.host, { part: 'ab'.repeat(32) }))).toBe(
      `seal-host-part at ${last}`,
    );
    expect(verdict(record, ([seal]) => Object.assign(seal?.devices[0] as object, { part: 'ab'.repeat(32) }))).toBe(
      `seal-device-part at ${last}`,
    );
    expect(verdict(record, ([seal]) => seal?.devices.splice(0, 1))).toBe(`seal-drawn at ${chances[0]}`);
    expect(verdict(record, ([seal]) => seal?.draws.splice(0, 1))).toBe(`seal-events at ${chances[0]}`);
    expect(verdict(record, ([seal]) => Object.assign(seal as object, { extra: 1 }))).toBe('malformed at 0');
  });
});

it.runIf(Object.keys(GAMES).every(isTested))('is about several seals, and choices among several', () => {
  expect(TABLES.filter(({ record }) => (record.seals?.length ?? 0) > 1).length).toBeGreaterThan(1);
});

it.runIf(isTested('vbi-maior'))('what there was to choose from is what the rules say', () => {
  const game = GAMES['vbi-maior'];
  if (!game) throw new Error('no game');
  for (let seed = 0; seed < 200; seed++) {
    const record = sealedRecord(game, { difficulty: 'easy' }, 6, seed);
    const tie = record.events.findIndex(({ type }) => type === 'tie');
    if (tie < 0) continue;
    expect(verdict(record)).toBe('whole');
    const among = (seals: Seals) => seals[0]?.draws.find((draw) => draw.among)?.among;
    expect(verdict(record, (seals) => among(seals)?.pop())).toBe(`seal-among at ${tie}`);
    return;
  }
  expect.fail('no tie in 200 matches');
});
