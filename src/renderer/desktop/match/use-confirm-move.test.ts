import { describe, expect, it } from 'vitest';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import type { TableGame } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { mayAutoPlay, needsConfirmation } from './use-confirm-move.ts';

const game = (id: string): TableGame => {
  const found = tableGameOf(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const at = (id: string) => ({ game: game(id), shown: { observation: {} } as ShownMatch });
const BRISCOLA = at('briscola-chiamata');
const HIGH: AnyMove = { type: 'bid', rank: '2', points: 120 } as AnyMove;
const LOW: AnyMove = { type: 'bid', rank: 'A' } as AnyMove;

describe('a second word', () => {
  it('is asked for a bid that promises much, and for no other, where nobody has said otherwise', () => {
    expect(needsConfirmation('grave', HIGH, BRISCOLA)).toBe(true);
    expect(needsConfirmation('grave', LOW, BRISCOLA)).toBe(false);
    expect(needsConfirmation('grave', { type: 'play' }, BRISCOLA)).toBe(false);
  });

  it('is asked for everything, or for nothing, as the person wants', () => {
    expect([HIGH, LOW, { type: 'play' }].map((move) => needsConfirmation('always', move, BRISCOLA))).toEqual([
      true,
      true,
      true,
    ]);
    expect(needsConfirmation('never', HIGH, BRISCOLA)).toBe(false);
  });

  it('is never asked where others would be faster meanwhile', () => {
    expect(needsConfirmation('always', { type: 'turn-up' }, at('vbi-maior'))).toBe(false);
    expect(needsConfirmation('always', { type: 'throw-in' }, BRISCOLA)).toBe(false);
    expect(needsConfirmation('always', { type: 'catch' }, at('viva'))).toBe(false);
  });
});

describe('the last card', () => {
  const plays = (id: string, observation: object, moves: readonly AnyMove[] = [{ type: 'play' }]) =>
    mayAutoPlay(game(id), { observation: observation as never, moves });

  it('plays itself when it is the only one held, as everybody sees', () => {
    expect(plays('briscola-chiamata', { phase: 'play', own: { hand: ['AS'] } })).toBe(true);
    const none = { top: null, depth: 0 };
    const one = { top: 'RC', depth: 1 };
    const spizzichino = (hand: readonly string[], ...own: object[]) => ({
      ...{ phase: 'play', viewer: 1, own: { hand } },
      piles: [[], own],
    });
    expect(plays('spizzichino', spizzichino(['1B'], none, none))).toBe(true);
    expect(plays('spizzichino', spizzichino([], one, none))).toBe(true);
  });

  it('does not when it is only the one that is allowed: nobody else knows that', () => {
    expect(plays('briscola-chiamata', { phase: 'play', own: { hand: ['AS', '3S'] } })).toBe(false);
    const piles = [
      [],
      [
        { top: 'RC', depth: 1 },
        { top: null, depth: 0 },
      ],
    ];
    expect(plays('spizzichino', { phase: 'play', viewer: 1, own: { hand: ['1B'] }, piles })).toBe(false);
    expect(plays('spizzichino', { phase: 'play', viewer: 1, own: { hand: ['1B', '2B'] }, piles: [[], []] })).toBe(
      false,
    );
  });

  it('does not where something else could be done, or where time is part of the game', () => {
    const two = [{ type: 'play' }, { type: 'take' }];
    expect(plays('briscola-chiamata', { phase: 'play', own: { hand: ['AS'] } }, two)).toBe(false);
    expect(plays('vbi-maior', { phase: 'race' })).toBe(false);
  });
});
