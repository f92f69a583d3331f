import { expect, it } from 'vitest';
import { dealt, done, down, type Game, holding, out, racing, shuffled, table, up } from './testing.ts';

const isSilent = ({ rules, state }: Game) => rules.silent?.(state);

it('VM-20: no words from the deal of a turn on: while decks are arranged, in a vote, in the race and its closing', () => {
  expect(isSilent(table())).toBe(false);
  expect(isSilent(dealt('R1 R2 R3'))).toBe(true);
  expect(isSilent(holding(['R5', 'R6']))).toBe(true);
  const voting = down(holding(['barbari R5', 'silentium R6', 'R7']));
  expect(voting.state.table.phase).toBe('vote');
  expect(isSilent(voting)).toBe(true);
  const closing = up(racing(['R5 mars', 'R6']), '0 1');
  expect(closing.state.table.phase).toBe('closing');
  expect(isSilent(closing)).toBe(true);
});

it('VM-20: words again at the score, until the next deal', () => {
  const scored = done(up(racing(['R5 mars', 'R6'], 'R10 R11 R12 R13 R14 R15 R16 R17 R18'), '0 1'), 0);
  expect(scored.state.table.phase).toBe('scored');
  expect(isSilent(scored)).toBe(false);
  expect(isSilent(shuffled(scored))).toBe(true);
});

it('VM-20: words again at the end', () => {
  const lost = out(racing(['R5', 'R6']), 0);
  expect(lost.state.table.phase).toBe('over');
  expect(isSilent(lost)).toBe(false);
});
