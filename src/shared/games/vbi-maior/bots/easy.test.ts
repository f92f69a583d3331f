import { describe, expect, it } from 'vitest';
import { type Game, holding, lay, up } from '../testing.ts';
import { easy } from './easy.ts';
import { intentAfter } from './testing.ts';

const easyIntent = (game: Game, events?: (game: Game) => void) => intentAfter(game, easy, events);

describe('easy', () => {
  it('VM-14: turns up a late card as soon as it sees it', () => {
    const intent = easyIntent(holding(['R5 R60', 'R30 R80', 'R70']), (game) => up(game, '1'));
    expect(intent?.move).toEqual({ type: 'turn-up', position: 0 });
    expect(intent?.after).toBeLessThan(300);
  });

  it('VM-17: is out as soon as it knows of no Rome card in its deck', () => {
    expect(easyIntent(holding(['apollo fortuna', 'R6', 'R7'], 'R1 R2 R3'))?.move).toEqual({ type: 'out' });
  });

  it('VM-21: is done in the closing phase', () => {
    const game = holding(['R5 apollo', 'R6', 'venus']);
    expect(easyIntent(game, () => up(game, '0 1'))?.move).toEqual({ type: 'done' });
  });

  it('VM-10: votes once, for a curse on the table', () => {
    const game = holding(['barbari R5', 'silentium R6', 'R7'], 'R1 R2 R3');
    expect(easyIntent(game)?.move.type).toBe('vote');
  });

  it('VM-19: looks and arranges anew', () => {
    const game = holding(['R5 apollo', 'R6 minerva', 'R8']);
    expect(easyIntent(game, () => lay(up(game, '1/1'), 1))?.move.type).toBe('arrange');
  });
});
