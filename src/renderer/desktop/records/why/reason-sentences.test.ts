import { expect, it } from 'vitest';
import type { Level } from '#shared/engine/bot.ts';
import { oneDigit } from '../../../games/load-assist.ts';
import { sentencesOf } from './reason-sentences.ts';

/** The sentences of a move's margin, as their ids and amounts. */
function said(kind: 'better' | 'worse', margin: number, level: Level = 'expert'): string[] {
  return sentencesOf(
    { kind, other: { type: 'play' }, margin, partner: { seat: 2, chance: 0.7 } },
    {
      say: (id, gaps) => `${id} ${gaps?.amount ?? ''}`.trim(),
      bot: { seat: 1, level, seed: 1 },
      nameOf: () => 'Nina',
      nameMove: () => 'the king of swords',
      amount: oneDigit,
    },
  );
}

it('says by how much a move was better or worse', () => {
  expect(said('worse', -1.25)[0]).toMatch(/^why\.worse 1\.[23]$/);
  expect(said('better', 0.06)[0]).toBe('why.better 0.1');
});

it('calls a toss-up what is written as no difference', () => {
  expect(said('worse', -0.04)[0]).toMatch(/^why\.even /);
  expect(said('better', 0.04)[0]).toMatch(/^why\.even /);
});

it('says whom a bot suspects only of levels that suspect, and whose numbers they are of levels that have none', () => {
  expect(said('better', 1).slice(1)).toEqual(['why.partner']);
  expect(said('better', 1, 'normal').slice(1)).toEqual(['why.level', 'why.partner']);
  expect(said('better', 1, 'easy').slice(1)).toEqual(['why.level']);
});
