import { describe, expect, it } from 'vitest';
import { type Game, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { FROZEN, SETTLED, SHOWN } from './selectors/beats.ts';
import { see, viewContext } from './testing.ts';
import { callout, numberToBeat } from './tv.ts';

function cried(game: Game, beat: string) {
  return callout(see(game), { ...viewContext(game), beat, before: null, moves: [], preselection: [] });
}

describe('what is called out at a seat', () => {
  it('is no Rome card', () => {
    expect(cried(up(racing(['R40', 'R20', 'R50'], 'R60'), '0 1'), FROZEN)).toBeUndefined();
    expect(cried(up(racing(['R20', 'R40', 'R50'], 'R60'), '0 1'), SETTLED)).toBeUndefined();
  });

  it('is the name of a blessing while it is shown', () => {
    const game = up(racing(['iuppiter R40', 'R20', 'R50'], 'R60'), '0/1');
    expect(cried(game, SHOWN)).toEqual({ seat: 0, word: 'Jupiter' });
  });
});

describe('the number to beat', () => {
  it('is that of the last card in the game area', () => {
    const game = racing(['R20', 'R40', 'R50'], 'R60');
    expect(numberToBeat(see(game))).toBeUndefined();
    expect(numberToBeat(see(up(game, '0')))).toEqual({ zone: 'shown', number: 20 });
    expect(numberToBeat(see(up(game, '1')))).toEqual({ zone: 'shown', number: 40 });
  });
});
