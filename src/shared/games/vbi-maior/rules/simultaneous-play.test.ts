import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import type { MoveEvent, SimultaneousPlay } from '../../../engine/rules.ts';
import type { Move } from '../state/moves.ts';
import type { VbiMaior } from '../state/state.ts';
import { area, down, type Game, happen, holding, racing, up } from '../testing.ts';

const LOWEST_FIRST = { photoFinish: 'lowest-first' } as const;
const finish = (game: Game) => game.rules.simultaneousPlay as SimultaneousPlay<VbiMaior>;

/** `0 1/2 2!`: seat 0 turns up its top card, seat 1 position 2, seat 2 is out. */
function plays(text: string): MoveEvent<Move>[] {
  return text.split(' ').map((play) => {
    const [seat, position = 0] = play.replace('!', '').split('/').map(Number);
    return play.endsWith('!') ? { by: seat as number, type: 'out' } : { by: seat as number, type: 'turn-up', position };
  });
}

/** The plays in the order and with the positions in which they are laid. */
function lay(game: Game, text: string): MoveEvent<Move>[] {
  const arrived = plays(text);
  return finish(game)
    .order(game.state, arrived)
    .map(({ index, move }) => ({ by: arrived[index]?.by as number, ...move }));
}

function laid(game: Game, text: string): string {
  return lay(game, text)
    .map((play) => (play.type === 'turn-up' ? `${play.by}/${play.position}` : `${play.by}!`))
    .join(' ');
}

describe('plays that fall close together', () => {
  it('VM-15: by default plays are laid as they arrive', () => {
    const game = racing(['R5', 'R6', 'R7']);
    expect(finish(game).ms(game.state)).toBe(0);
    expect(area(up(game, '1 0 2'))).toBe('R6 R7');
  });

  it('VM-15: lowest-first opens a window of 200 ms in the race, the closing phase included, and never else', () => {
    const game = holding(['R5 venus', 'R6', 'R7'], '', LOWEST_FIRST);
    expect(finish(game).ms(game.state)).toBe(0);
    expect(finish(game).ms(down(game).state)).toBe(200);
    expect(finish(game).ms(up(game, '0 1 2').state)).toBe(200);
    expect(finish(game).ms(up(game, '0').state)).toBe(0);
  });

  it('VM-15: Rome cards ascending, then the rest by arrival', () => {
    const game = racing(['R50 mars', 'R6', 'venus', 'R7 R8'], '', LOWEST_FIRST);
    expect(laid(game, '2! 0 0/0 1 3')).toBe('1/0 3/0 0/0 2! 0/0');
  });

  it('VM-15: a seat’s later play counts its position after its earlier one', () => {
    const game = racing(['R5 R6 R9', 'R7 R8', 'R70'], '', LOWEST_FIRST);
    const order = lay(game, '0 1 0 0');
    for (const play of order) happen(game, play);
    expect(area(game)).toBe('R5 R6 R7 R9');
  });

  it('VM-15: a lower card turned up later, from further down, is laid first and is still that card', () => {
    const game = racing(['R50 R60', 'R7', 'R70'], '', LOWEST_FIRST);
    // Seat 0 turns up R60 and then R50: laid the other way round, both still lie at the top.
    expect(laid(game, '0/1 0/0 1')).toBe('1/0 0/0 0/0');
    for (const play of lay(game, '0/1 0/0 1')) happen(game, play);
    expect(area(game)).toBe('R7 R50 R60');
  });

  it('VM-15: a play whose position is no more there is dropped', () => {
    const game = racing(['R50', 'R7', 'R70'], '', LOWEST_FIRST);
    expect(laid(game, '0 0 1')).toBe('1/0 0/0');
  });

  it('VM-15: what is laid after a blessing that asks or makes somebody look is refused, and so dropped', () => {
    const next = (hand: string) => {
      const game = racing(['R50', hand, 'mars'], '', LOWEST_FIRST);
      const [rome, blessing, other] = lay(game, '1 2 0') as MoveEvent<Move>[];
      happen(happen(game, rome as MoveEvent<Move>), blessing as MoveEvent<Move>);
      return refusalOf(game, other as MoveEvent<Move>);
    };
    expect(next('venus')).toBe('VM-16 choice-first');
    expect(next('neptunus')).toBe('VM-8 decks-first');
    expect(next('apollo')).toBeUndefined();
  });

  it('VM-15: laying changes nothing by itself', () => {
    const game = racing(['R50', 'R7', 'R70'], '', LOWEST_FIRST);
    const before = JSON.stringify(game.state);
    laid(game, '0 1 2');
    expect(JSON.stringify(game.state)).toBe(before);
  });
});
