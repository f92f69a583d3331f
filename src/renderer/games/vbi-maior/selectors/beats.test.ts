import { describe, expect, it } from 'vitest';
import { down, type Game, holding, out, racing, shuffled, up } from '#shared/games/vbi-maior/testing.ts';
import { see } from '../testing.ts';
import { beats, ENDED, FROZEN, GATHERED, SETTLED, SHOWN } from './beats.ts';

const HANDS = ['R12 R30 mars', 'R3 R40 ceres', 'R18 R25 R50'];

/** The beats of the update in which `step` happened. */
function shown(game: Game, step: (game: Game) => Game): string[] {
  const before = see(game);
  return beats(see(step(game)), before).map(({ name }) => name);
}

describe('beats', () => {
  it('show everything in its place to who comes in later', () => {
    expect(beats(see(up(racing(HANDS), '2 0')), undefined).map(({ name }) => name)).toEqual([SETTLED]);
  });

  it('VM-15: keep the race prompt: a card that fits takes no more than a glance', () => {
    const game = racing(HANDS);
    const before = see(game);
    const [only, ...more] = beats(see(up(game, '1')), before);
    expect(more).toEqual([]);
    expect(only?.ms).toBeLessThanOrEqual(150);
  });

  it('VM-14: stop for a card that does not fit', () => {
    expect(shown(up(racing(HANDS), '2'), (game) => up(game, '0'))).toEqual([FROZEN, SETTLED]);
  });

  it('VM-9, VM-16: leave time to read a blessing or a curse', () => {
    expect(shown(racing(HANDS, 'R60'), (game) => up(game, '0/2'))).toEqual([SHOWN, SETTLED]);
    expect(shown(holding(['silentium R1', 'R2', 'R3'], 'R60'), down)).toEqual([SHOWN, SETTLED]);
  });

  it('VM-24: breathe at the end of a turn and of the game', () => {
    expect(shown(racing(['R1', '', '']), (game) => up(game, '0'))).toEqual([ENDED, SETTLED]);
    expect(shown(racing(HANDS), (game) => out(game, 1))).toEqual([ENDED, SETTLED]);
  });

  it('VM-23: gather the cards before the next turn is dealt', () => {
    const game = up(racing(['R1', '', ''], 'R60 R61 R62 R63 R64 R65 R66'), '0');
    expect(shown(game, shuffled)).toEqual([GATHERED, SETTLED]);
  });
});
