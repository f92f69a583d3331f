import { describe, expect, it } from 'vitest';
import {
  bestCompanion,
  personalBests,
  personOnSeat,
  standingsOf,
  statisticsCsv,
  statisticsJson,
  winBalance,
  worstOpponent,
} from './counts.ts';
import { line } from './testing.ts';

const ADA = personOnSeat({ name: 'Ada', bot: false }).key;

/** Latest first. */
const LINES = [
  line(4, ['ada ', 'Bob', '[Livia]'], [2]),
  line(3, ['Bob', 'Ada', '[Livia]'], [0]),
  line(2, ['Ada', 'Bob', '[Livia]'], [0, 1]),
  line(1, ['Ada', 'Bob', '[Ada]'], [0]),
];

describe('standings', () => {
  it('count each person once, however the name was written, and no bot, though it have the same name', () => {
    const counted = standingsOf(LINES).map(({ name, played, won, lost }) => [
      name,
      played.times,
      won.times,
      lost.times,
    ]);
    expect(counted).toEqual([
      ['ada ', 4, 2, 2],
      ['Bob', 4, 2, 2],
    ]);
  });

  it('hold the matches that each number is about', () => {
    const [ada] = standingsOf(LINES);
    expect(ada?.won.lines.map(({ id }) => id)).toEqual([2, 1]);
    expect(ada?.lost.lines.map(({ id }) => id)).toEqual([4, 3]);
    expect(ada?.played.lines).toEqual(LINES);
  });

  it('count deals apart from matches', () => {
    const deals = [
      { won: [0], lost: [1] },
      { won: [1], lost: [0] },
      { won: [0], lost: [1] },
    ];
    const [ada] = standingsOf([line(1, ['Ada', 'Bob'], [0], { contests: deals })]);
    expect([ada?.contestsWon.times, ada?.contestsLost.times, ada?.contestsWon.lines.length]).toEqual([2, 1, 1]);
  });

  it('count somebody who played for two once', () => {
    const [ada] = standingsOf([line(1, ['Ada', 'Ada'], [0])]);
    expect([ada?.played.times, ada?.won.times, ada?.lost.times]).toEqual([1, 1, 0]);
  });
});

describe('the curve', () => {
  it('goes up with each match won and down with each one lost, from the first', () => {
    expect(winBalance(LINES, ADA).map(({ line: { id }, value }) => [id, value])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });
});

describe('company', () => {
  const deal = (won: number[], lost: number[]) => ({ won, lost });
  const met = (contests: ReturnType<typeof deal>[]) => [line(1, ['Ada', 'Bob', 'Eve', '[Livia]'], [0], { contests })];

  it('names with whom one won most of what one played on one side', () => {
    const contests = [
      deal([0, 1], [2, 3]),
      deal([0, 1], [2, 3]),
      deal([2, 3], [0, 1]),
      deal([0, 2], [1, 3]),
      deal([0, 2], [1, 3]),
      deal([0, 2], [1, 3]),
    ];
    const found = bestCompanion(met(contests), ADA);
    expect([found?.name, found?.counted.times, found?.met.times]).toEqual(['Eve', 3, 3]);
  });

  it('names to whom one lost most of what one played on two sides, be it a bot', () => {
    const contests = [deal([3, 1], [0, 2]), deal([3, 2], [0, 1]), deal([3, 1], [0, 2]), deal([0, 2], [1])];
    const found = worstOpponent(met(contests), ADA);
    expect([found?.name, found?.bot, found?.counted.times, found?.met.times]).toEqual(['Livia', true, 3, 3]);
  });

  it('says nothing of whom one has met less than three times, or never lost to', () => {
    expect(worstOpponent(met([deal([1], [0]), deal([1], [0])]), ADA)).toBeUndefined();
    const only = deal([0], [1]);
    expect(worstOpponent(met([only, only, only]), ADA)).toBeUndefined();
    expect(bestCompanion(met([only, only, only]), ADA)).toBeUndefined();
  });
});

describe('bests', () => {
  it('are one’s own, the greatest of each kind first, of equal ones the first', () => {
    const bid = (by: number, size: number) => ({ by, kind: 'bid', size, values: {} });
    const lines = [
      line(3, ['Ada', 'Bob'], [0], { feats: [bid(0, 4), bid(1, 9)] }),
      line(2, ['Bob', 'Ada'], [0], { feats: [bid(1, 7), bid(1, 1)] }),
      line(1, ['Ada', 'Bob'], [0], { feats: [bid(0, 4)] }),
    ];
    expect(personalBests(lines, ADA).map(({ line: { id }, feat }) => [id, feat.size])).toEqual([
      [2, 7],
      [1, 4],
      [3, 4],
    ]);
  });
});

describe('the files', () => {
  it('have a row for each seat, and names can do nothing in a spreadsheet', () => {
    const rows = statisticsCsv([line(1, ['=1+1', '[Livia]'], [1])], (key) => key).split('\r\n');
    expect(rows[1]).toBe('1,"race","2026-01-01T20:00:00.000Z",1,"\'=1+1",0,0,0,0,1');
    expect(rows[2]).toBe('1,"race","2026-01-01T20:00:00.000Z",2,"Livia",1,1,1,1,0');
    expect(rows).toHaveLength(4);
  });

  it('hold the whole book as JSON', () => {
    expect(JSON.parse(statisticsJson(LINES))).toEqual({ format: 'panno-verde-book/1', matches: LINES });
  });
});
