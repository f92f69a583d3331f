/** Hostile files: each is rejected at its first fault, before anything is built from it. */
import { describe, expect, it, vi } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { recordOf } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import { recordSealSchema } from '#shared/fair-shuffle/schema.ts';
import { readRecords } from './read-records.ts';

const GAME = 'briscola-chiamata';

/** A match before its first event, as a line of a file. */
const unplayed = unplayedRecord();
function unplayedRecord(): Record<string, unknown> {
  const game = gameOf(GAME);
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!resolved || 'refusal' in resolved) throw new Error(`${GAME} can't be played here`);
  return { ...recordOf(newMatch(game.rules, resolved.options, 5)) };
}

const read = (text: string) => readRecords(new TextEncoder().encode(text));
const lineOf = (more: object) => JSON.stringify({ ...unplayed, ...more });
const listOf = (count: number, one: unknown) => Array(count).fill(one);

/** Why the first line is rejected. */
function faultOf(text: string): unknown {
  const file = read(text);
  return 'unreadable' in file && typeof file.unreadable === 'object' ? file.unreadable.refusal?.reason : file;
}

describe('a file of matches', () => {
  it('is read as far as there can be matches of an evening', () => {
    const line = `${JSON.stringify(unplayed)}\n`;
    const file = read(line.repeat(3));
    expect('matches' in file && file.matches).toEqual(listOf(3, { game: GAME, record: line.trim() }));
    const utf16 = Uint16Array.from(`\ufeff${line}`, (sign) => sign.charCodeAt(0));
    expect(readRecords(new Uint8Array(utf16.buffer))).toEqual({ matches: [{ game: GAME, record: line.trim() }] });
    // This many froze the window for thirteen seconds.
    expect(read(line.repeat(182_568))).toEqual({ unreadable: 'too-many' });
  });

  it('is refused at its first broken line', () => {
    const good = JSON.stringify(unplayed);
    expect(read(`${good}\nnot json`)).toEqual({ unreadable: { line: 2 } });
    expect(read(`\n${good}\r\n\n{"format":"other"}`)).toMatchObject({
      unreadable: { line: 4, refusal: { rule: 'record' } },
    });
    expect(faultOf(lineOf({ result: { winners: [] } }))).toBe('result-too-early');
    expect(read('\n')).toEqual({ matches: [] });
  });

  it('that is no text is none', () => {
    expect(readRecords(Uint8Array.of(0x50, 0xff, 0x00))).toEqual({ unreadable: 'no-text' });
  });

  it.each([
    ['lists within lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['objects within objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists that never end', '['.repeat(15_000_000)],
    ['lists behind a bracket in quotes', `{"\\"]":${'['.repeat(30_000)}`],
  ])('with %s is not even made into values', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(faultOf(text)).toBe('too-deep');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('with more in one line than any match has is not either', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(faultOf(lineOf({ events: listOf(300_000, 0) }))).toBe('too-much');
    expect(faultOf(lineOf({ seals: listOf(500_000, {}) }))).toBe('too-much');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('with quotes, brackets and commas in a text is what it is', () => {
    expect(faultOf(lineOf({ game: `${'[,{"\\'.repeat(1000)}` }))).toBe('unknown-game');
  });
});

describe('a record with many faults', () => {
  it.each(['seals', 'bots'])('of %s is read up to the first of them', (field) => {
    // 60 kB.
    const spoiled = { ...unplayed, [field]: listOf(20_000, {}) };
    const read = vi.spyOn(recordSealSchema, 'safeParse');
    const replayed = replay(spoiled, rulesOf);
    expect('fault' in replayed && replayed.fault.refusal).toMatchObject({ reason: 'malformed' });
    expect('fault' in replayed && replayed.fault.refusal.params?.where).toMatch(`${field}.0.`);
    expect(read).toHaveBeenCalledTimes(field === 'seals' ? 1 : 0);
    read.mockRestore();
  });

  it.each([
    ['a seal', { seals: [{ devices: listOf(50_000, {}) }] }],
    ['numbered deals', { numbered: { deals: listOf(50_000, 'x') } }],
    ['an event', { events: [{ by: 'chance', type: 'deal', cards: listOf(50_000, 'x') }] }],
  ])('in %s is not read where that is larger than any', (_, more) => {
    expect(replay({ ...unplayed, ...more }, rulesOf)).toMatchObject({ fault: { refusal: { reason: 'too-much' } } });
  });
});
