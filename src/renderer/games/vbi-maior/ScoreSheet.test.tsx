import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { translate } from '#shared/i18n/translate.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

const TURN = { rome: 3, blessings: 1, fortune: 0, malus: 2, total: 2 };
const SIGHT = {
  say: (key: string, params?: Record<string, string | number>) => translate(TABLE_MESSAGES, key, params),
  seated: [],
  viewer: 0,
} as const;

/** The sheet's lines after two turns, by how the game ended. */
function lines(lost?: 'out' | 'malus' | 'deck'): string[] {
  const result = lost && { won: false, points: 4, target: 40, turns: 3, lost, scores: [4, 4, 4, 4], winners: [] };
  const observation = { scores: [TURN, TURN], points: 4, target: 40, ...(result && { result }) };
  const sheet = renderToStaticMarkup(<ScoreSheet observation={observation as unknown as Observation} {...SIGHT} />);
  return [...sheet.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].slice(1, -1).map(([, line = '']) =>
    line
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .replace(/ +/g, ' '),
  );
}

describe('the score by turns', () => {
  it('has a line for each turn scored', () => expect(lines()).toEqual(['1 3 1 0 −2 +2', '2 3 1 0 −2 +2']));
  it.each([
    ['out', '3 cut short 0'],
    ['malus', '3 cut short 0'],
    ['deck', '3 not dealt 0'],
  ] as const)('VM-24: has one for the turn that lost the game (%s)', (lost, line) => {
    expect(lines(lost)).toEqual(['1 3 1 0 −2 +2', '2 3 1 0 −2 +2', line]);
  });
});
