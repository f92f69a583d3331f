import { describe, expect, it } from 'vitest';
import { choose, down, type Game, happen, holding, lay, muddled, up, voteBy } from '../testing.ts';
import { hasUnknownRome, newMemory, remember } from './memory.ts';

/** Seat 0's memory of a game after each event. */
function watched(game: Game, ...events: ((game: Game) => void)[]) {
  const memory = newMemory(0);
  const look = () => remember(memory, game.rules.observe(game.state, 0));
  look();
  for (const event of events) {
    event(game);
    look();
  }
  return { memory, deck: memory.deck.map((card) => card ?? '?').join(' '), lost: memory.lost.join(' ') };
}

describe('a bot’s memory', () => {
  it('VM-6, VM-7: keeps the deck as it was laid down, though no view shows it any more', () => {
    const game = holding(['venus R40 R5', 'R6', 'R7']);
    expect(watched(game, down).deck).toBe('R5 R40 venus');
    expect(game.rules.observe(game.state, 0).hand).toBeNull();
  });

  it('follows what it turns up itself, and nothing that others do', () => {
    const game = holding(['venus R40 R5', 'R6', 'R7']);
    expect(watched(game, down, () => up(game, '1 0/1 2')).deck).toBe('R5 venus');
  });

  it('VM-31: knows that an unknown card lies on top after Barbarians, and that its curse is gone', () => {
    const game = holding(['barbari R40 R5', 'R6', 'R7'], 'R10 R11 R12');
    expect(watched(game, down).deck).toBe('? R5 R40');
  });

  it('VM-31: knows after Damnatio memoriae which cards it has, not where', () => {
    const game = holding(['damnatio R40 R5 venus', 'R6', 'R7']);
    const order = () => muddled(game, 'R40 venus R5');
    expect(watched(game, down, order)).toMatchObject({ deck: 'lost lost lost', lost: 'R5 R40 venus' });
  });

  it('VM-31: learns where they are as they are turned up', () => {
    const game = holding(['damnatio R40 R5 venus', 'R6', 'R7']);
    const after = watched(
      game,
      down,
      () => muddled(game, 'R40 venus R5'),
      () => up(game, '0'),
    );
    expect(after).toMatchObject({ deck: 'lost lost', lost: 'R5 venus' });
    expect(hasUnknownRome(after.memory)).toBe(true);
    up(game, '0/1');
    remember(after.memory, game.rules.observe(game.state, 0));
    expect(hasUnknownRome(after.memory)).toBe(false);
  });

  it('VM-10: a curse that is voted on leaves the muddled deck too', () => {
    const game = holding(['damnatio barbari R5', 'R6', 'R7'], 'R10 R11 R12');
    const votes = () => {
      for (const seat of [0, 1, 2]) voteBy(game, seat, 'damnatio');
    };
    const after = watched(game, down, votes, () => muddled(game, 'R5 barbari'));
    // One place, one card: it lies there. What Barbarians laid on top was never seen.
    expect(after).toMatchObject({ deck: '? R5', lost: '' });
  });

  it('VM-19: looks again, and knows it all anew', () => {
    const game = holding(['R40 R5 mercurius', 'R6 R8', 'R7']);
    const swap = () => choose(up(game, '0/2'), 0, { seat: 1 });
    expect(watched(game, down, swap, () => lay(lay(game, 0), 1)).deck).toBe('R6 R40');
  });

  it('VM-33: takes notice of a card of its own that lies face up', () => {
    const game = holding(['damnatio R40 R5 R9', 'R6 diana', 'R7']);
    const after = watched(
      game,
      down,
      () => muddled(game, 'R40 R9 R5'),
      () => up(game, '1/1'),
    );
    expect(after).toMatchObject({ deck: 'lost lost R5', lost: 'R9 R40' });
  });

  it('puts right what it thought wrong', () => {
    const game = holding(['R5 venus mars', 'R6', 'R7']);
    const otherwise = () => happen(game, { by: 0, type: 'arrange', curses: [], blessings: ['mars', 'venus'] });
    const after = watched(game, () => lay(lay(game, 1), 2), otherwise);
    const thought = after.deck;
    up(game, `0/${thought.split(' ').indexOf('venus')}`);
    remember(after.memory, game.rules.observe(game.state, 0));
    const left = game.state.personal[0]?.join(' ');
    expect(after.memory.deck.join(' ')).toBe(left);
  });
});
