import { expect, it } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { rules } from './rules.ts';
import { down, holding, out, racing, shuffled, up, vote } from './testing.ts';

it('VM-7: what lies in the decks is a secret to the end of the match, and all of it one seal’s', () => {
  const match = up(racing(['R1', 'R2', 'R3'], 'R4 R5 R6 R7 R8 R9'), '0 1 2');
  expect(match.state.table.phase).toBe('scored');
  expect(rules.isFullyRevealed(match.state)).toBe(false);
  expect(rules.startsNewSeal).toBeUndefined();
  expect(rules.isFullyRevealed(shuffled(match).state)).toBe(false);
  const lost = out(racing(['R1 R4', 'R2', 'R3']), 0);
  expect(rules.toAct(lost.state)).toBe('over');
  expect(rules.isFullyRevealed(lost.state)).toBe(true);
});

it('VM-10: chance decides among equals in the order of their names, wherever they lie', () => {
  const match = down(holding(['silentium R1', 'damnatio R2', 'barbari R3']));
  vote(match, 'silentium damnatio barbari');
  expect(rules.toAct(match.state)).toBe('chance');
  expect(rules.chanceChoices?.(match.state)).toEqual(['barbari', 'damnatio', 'silentium']);
  const asked: number[] = [];
  const drawn = rules.drawChance(match.state, { below: (n) => asked.push(n) && 1 });
  expect([drawn, asked]).toEqual([{ type: 'tie', curse: 'damnatio' }, [3]]);
  expect(rules.refuseChance(match.state, rules.drawChance(match.state, seeded(1)))).toBeUndefined();
});
