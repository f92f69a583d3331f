import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES } from '#catalogue';
import { tableGameOf } from '#renderer/games/index.ts';
import { isTested } from '../../src/shared/engine/checks/test-scope.ts';
import type { GameRecord } from '../../src/shared/engine/record.ts';
import type { Rules } from '../../src/shared/engine/rules.ts';
import { changeIn, type Golden, keptOf, LEAST, tablesOf, textFileOf } from './golden.ts';
import { textOf } from './match-text.ts';

/** So many of the matches that change are named. */
const NAMED = 20;

function matchOf({ record }: Golden): GameRecord {
  return JSON.parse(record) as GameRecord;
}

/** Line 7: 4 seats, {…}: after event 12 of 80, {…}: VI-9 not-different */
function changesIn(rules: Rules, golden: readonly Golden[]): string[] {
  return golden.flatMap((one, index) => {
    const change = changeIn(rules, one);
    if (!change) return [];
    const { seats, options, events } = matchOf(one);
    const where = `event ${change.event} of ${events.length}, ${JSON.stringify(events[change.event] ?? 'the end')}`;
    return [`line ${index + 1}: ${seats} seats, ${JSON.stringify(options)}: ${where}: ${change.what}`];
  });
}

/** The types of event that this shape allows. */
function typesOf(shape: Rules['moveSchema']): string[] {
  const { oneOf, anyOf, properties } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const kinds = oneOf ?? anyOf ?? [{ properties }];
  return kinds.flatMap((kind) => {
    const type = (kind as { properties: { type: { const?: string; enum?: string[] } } }).properties.type;
    return type.enum ?? type.const ?? [];
  });
}

describe.each(Object.entries(GAMES).filter(([id]) => isTested(id)))('the golden records of %s', (id, game) => {
  const { rules } = game;
  const golden = keptOf(id);

  it('are as many as were wanted, at every table there can be', () => {
    expect(golden.length, `npm run -s records -- ${id}`).toBeGreaterThanOrEqual(LEAST);
    const tables = golden.map((one) => {
      const { seats, options } = matchOf(one);
      return { seats, options };
    });
    expect(tables).toEqual(tablesOf(rules));
  });

  it('hold every kind of event', () => {
    const happened = new Set(golden.flatMap((one) => matchOf(one).events.map(({ type }) => type)));
    const kinds = [...typesOf(rules.moveSchema), ...typesOf(rules.chanceSchema)];
    expect(kinds.length).toBeGreaterThan(2);
    expect([...happened].sort()).toEqual([...new Set(kinds)].sort());
  });

  it('read as they did, one match of them', () => {
    const table = tableGameOf(id);
    if (!table) throw new Error(`${id} has no table`);
    expect(textOf(game, table, golden)).toBe(readFileSync(textFileOf(id), 'utf8'));
  });

  it('play as they did, event by event, to the same bytes', () => {
    const changes = changesIn(rules, golden);
    if (changes.length === 0) return;
    const named = changes.slice(0, NAMED).join('\n');
    expect.fail(`${changes.length} of ${golden.length} matches are others by the rules of today:\n${named}`);
  });
});

describe('a change of the rules shows in a golden record', () => {
  const [id, { rules }] = Object.entries(GAMES)[0] as [string, { rules: Rules }];
  const golden = keptOf(id)[0] as Golden;
  const { events, result } = matchOf(golden);

  it('nowhere while the rules are the same', () => expect(changeIn(rules, golden)).toBeUndefined());

  it('at the event that is no longer allowed', () => {
    const move = JSON.stringify(events.at(-3));
    const stricter = { ...rules, refuse: forbid(move) };
    expect(changeIn(stricter, golden)).toEqual({ event: events.length - 3, what: 'XX-1 never' });

    function forbid(bytes: string): Rules['refuse'] {
      return (state, seat, event) =>
        JSON.stringify(event) === bytes ? { rule: 'XX-1', reason: 'never' } : rules.refuse(state, seat, event);
    }
  });

  it('at the event after which one move more is allowed', () => {
    let asked = 0;
    const { seats } = matchOf(golden);
    const looser: Rules = {
      ...rules,
      legalMoves: (state, seat) => [
        ...rules.legalMoves(state, seat),
        ...(asked++ < 20 * seats ? [] : [{ type: 'more' }]),
      ],
    };
    // One digit in sixteen may be the same by chance, and so may the next.
    const { event, what } = changeIn(looser, golden) ?? { event: -1, what: '' };
    expect(event).toBeGreaterThanOrEqual(20);
    expect(event).toBeLessThan(24);
    expect(what).toMatch('may do otherwise');
  });

  it('at its end, where it is scored otherwise', () => {
    const generous: Rules = {
      ...rules,
      result(state) {
        const scored = rules.result(state);
        return scored && { ...scored, scores: scored.scores.map((score) => score + 1) };
      },
    };
    const { event, what } = changeIn(generous, golden) ?? { event: -1, what: '' };
    expect(event).toBe(events.length);
    expect(what).toContain(JSON.stringify(result));
  });

  it('where its bytes are not those that are written today', () => {
    const { format, ...rest } = matchOf(golden);
    const other = { ...golden, record: JSON.stringify({ ...rest, format }) };
    expect(changeIn(rules, other)).toMatchObject({ what: 'the record comes back in other bytes' });
  });
});
