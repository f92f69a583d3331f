import { describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { localizeRows } from '../i18n/csv.ts';
import { translate } from '../i18n/translate.ts';
import { resultsTable, standingsTable } from './csv.ts';
import { ALL_EVENING_MESSAGES } from './messages.ts';
import { enterResult } from './results.ts';
import { nextRound } from './rounds.ts';
import type { Evening } from './schema.ts';
import { done, eveningOf, KINDS } from './testing.ts';

const inEnglish: Parameters<typeof localizeRows>[1] = (key, params) => translate(ALL_EVENING_MESSAGES, key, params);
const csv = (evening: Evening): string => localizeRows(standingsTable(evening), inEnglish);
const csvOfTables = (evening: Evening): string => localizeRows(resultsTable(evening), inEnglish);

function named(names: readonly string[]) {
  const players = names.map((name, k) => ({ id: `p${k}`, name }));
  return done(nextRound(eveningOf(0, { players, form: { form: 'round-robin' } }), seeded(1)));
}

describe('the standings as a table', () => {
  it('have a row for each, with points of every round', () => {
    const start = named(['Ada', 'Ben']);
    const table = start.played[0]?.tables[0];
    const scores = table?.seats.map((sitter) => (sitter.kind === 'person' && sitter.player === 'p0' ? 51 : 49)) ?? [];
    const now = done(enterResult(start, { round: 1, table: 1 }, { scores, winners: [scores.indexOf(51)] }));
    expect(csv(now)).toBe(
      '"Place","Name","Points","Tables played","Won","Head to head","Wins","Margin","Round 1"\r\n' +
        '1,"Ada",1,1,1,,,,1\r\n' +
        '2,"Ben",0,1,0,,,,0\r\n',
    );
    expect(csvOfTables(now)).toBe(
      '"Round","Table","Deal","Name","With","Score","Points","State"\r\n' +
        '1,1,,"Ada","Ben",51,1,"played"\r\n' +
        '1,1,,"Ben","Ada",49,0,"played"\r\n',
    );
  });

  it('keep quotes, commas and line breaks within a name', () => {
    expect(csv(named(['Ada "the\nace", B.', 'Ben']))).toContain(',"Ada ""the\nace"", B.",');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '\u200b=1'])(
    'let the name %j reckon nothing',
    (name) => {
      expect(csv(named([name, 'Ben']))).toContain(`,"'${name}",`);
    },
  );

  it('write a number below zero as a number', () => {
    const start = done(nextRound(eveningOf(5, { ...KINDS['fives, bots fill up'] }), seeded(1)));
    const now = done(enterResult(start, { round: 1, table: 1 }, { scores: [-4, 1, 1, 1, 1], winners: [1, 2, 3, 4] }));
    expect(csv(now)).toMatch(/^5,"P \d",-4,1,0,,,-4$/m);
  });

  it('hold back what may not be told', () => {
    const start = done(nextRound(eveningOf(4, KINDS['Swiss, duplicate']), seeded(1)));
    const now = done(enterResult(start, { round: 1, table: 1, deal: 1 }, { scores: [777, 333], winners: [0] }));
    expect(csvOfTables(now)).not.toMatch(/777|333/);
    expect(csv(now)).toBe(csv(start));
    expect(csvOfTables(now)).toBe(csvOfTables(start));
  });
});
