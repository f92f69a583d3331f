import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_EVENING_MESSAGES } from '../../src/shared/evening/messages.ts';
import { translate } from '../../src/shared/i18n/translate.ts';

const FOLDER = join(import.meta.dirname, '../../src/shared/evening');

/** Where a host refuses in the evening's name: who plays does not bet, and when there is nothing to bet on. */
const OF_BETS = ['table/table-bets.ts', 'match/match-bets.ts'].map((name) => join(FOLDER, '../../main/host', name));

/** All that refuses in the evening's name, its words and its tests left out. */
function program(): string {
  const files = globSync('**/*.ts', { cwd: FOLDER }).filter((name) => !/(\.test|^testing|^words)\.ts$/.test(name));
  return [...files.map((name) => join(FOLDER, name)), ...OF_BETS].map((path) => readFileSync(path, 'utf8')).join('\n');
}

it('every refusal of an evening has its sentence, and every sentence its refusal', () => {
  const reasons = [...program().matchAll(/refusal\('evening', '([\w-]+)'/g)].map(([, reason]) => reason);
  const sentences = Object.keys(ALL_EVENING_MESSAGES).filter((key) => !key.includes('.'));
  expect([...new Set(reasons)].sort()).toEqual(sentences.sort());
});

it('every gap of a sentence is filled where it is refused', () => {
  const refused = program().matchAll(/refusal\('evening', '([\w-]+)'(?:,\s*(\{[^}]*\}|\w+))?/g);
  for (const [, reason = '', params = ''] of refused) {
    const gaps = [...(ALL_EVENING_MESSAGES[reason] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, gap]) => gap);
    const given = params === 'place' ? '{ round, table }' : params.replace('...place', 'round, table');
    for (const gap of gaps) expect(given, reason).toMatch(new RegExp(`\\b${gap}\\b`));
  }
});

it('every sentence can be said', () => {
  const params = {
    game: 'VIVA',
    name: 'Ada',
    min: 2,
    max: 6,
    rounds: 3,
    round: 2,
    table: 4,
    seat: 1,
    seats: 5,
    deal: 7,
  };
  for (const key of Object.keys(ALL_EVENING_MESSAGES))
    expect(translate(ALL_EVENING_MESSAGES, key, params)).toMatch(/^[^{}]{3,}$/);
});
