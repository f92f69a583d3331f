import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import type { Match } from '../../engine/match.ts';
import { pointsOf, takerOf } from './cards.ts';
import { rules } from './rules.ts';
import type { Briscola } from './state.ts';
import { auction, cards, deal, HANDS, playAnyhow, table, tricks, trump } from './testing.ts';

/** Seat 4 has won with a 4 and made diamonds trump: seat 2 holds the called card. */
function inPlay(options = {}): Match<Briscola> {
  return trump(auction(deal(table(options)), 'A - K Q - 6 4 - -'), 'D');
}

describe('play', () => {
  it('BC-12: with leads winner the auction’s winner leads the first trick', () => {
    expect(rules.toAct(inPlay({ leads: 'winner' }).state)).toEqual([4]);
  });

  it('BC-12: with leads forehand the seat left of the dealer leads the first trick, later tricks as usual', () => {
    const match = inPlay({ leads: 'forehand' });
    expect(rules.toAct(match.state)).toEqual([2]);
    tricks(match, '2C 3S 10S 3C KC');
    expect(rules.toAct(match.state)).toEqual([1]);
  });

  it('BC-12: clockwise, and the winner of a trick leads the next', () => {
    const match = inPlay();
    const played = cards('AS KS 5S 2S 3D').map((card) => {
      const seat = match.state.turn;
      tricks(match, card);
      return seat;
    });
    expect(played).toEqual([4, 0, 1, 2, 3]);
    expect(rules.toAct(match.state)).toEqual([3]);
    expect(refusalOf(match, { by: 4, type: 'play', card: 'AC' })).toBe('BC-12 not-your-turn');
  });

  it('BC-13: every card of the hand may be played, whatever was led', () => {
    const match = tricks(inPlay(), 'AS');
    const moves = rules.legalMoves(match.state, 0).map((move) => move.type === 'play' && move.card);
    expect(moves).toEqual(cards(HANDS[0] as string));
    for (const card of cards(HANDS[0] as string)) {
      expect(refusalOf(match, { by: 0, type: 'play', card })).toBeUndefined();
    }
  });

  it('BC-13: no other card may be played', () => {
    const match = tricks(inPlay(), 'AS');
    expect(refusalOf(match, { by: 0, type: 'play', card: 'KC' })).toBe('BC-13 not-in-hand');
    expect(refusalOf(match, { by: 0, type: 'play', card: 'AS' })).toBe('BC-13 not-in-hand');
  });

  it.each([
    ['2C 3C 10C AC KC', 3],
    ['2C AS AD 10S 3C', 4],
    ['2C AC 2H AD 3H', 4],
    ['AH KC 10C AC 2H', 0],
    ['3S AS 4H 6H 10S', 3],
  ])('BC-14: in %s with hearts as trump place %i takes the trick', (trick, place) => {
    for (const leader of [0, 3]) {
      expect(takerOf({ leader, cards: cards(trick), winner: null }, 'H')).toBe((leader + place) % 5);
    }
  });

  it('BC-15: eight tricks, then nobody holds a card', () => {
    const match = playAnyhow(inPlay({ deals: 2 }));
    const { tricks, handSizes, taken } = rules.observe(match.state, 'everyone');
    expect(tricks).toHaveLength(8);
    expect(new Set(tricks.flatMap((trick) => trick.cards)).size).toBe(40);
    expect(handSizes).toEqual([0, 0, 0, 0, 0]);
    for (const seat of [0, 1, 2, 3, 4]) {
      const own = tricks.filter(({ winner }) => winner === seat).flatMap((trick) => trick.cards);
      expect(taken[seat]).toBe(pointsOf(own));
    }
    expect(taken.reduce((sum, points) => sum + points)).toBe(120);
    expect(match.state.phase).toBe('scored');
    expect(rules.scorePause?.(match.state)).toBe(true);
  });

  it('BC-16: only its holder knows the teammate until the called card is played, then everyone', () => {
    const match = inPlay();
    const knows = () =>
      ([0, 1, 2, 3, 4, 'everyone'] as const).map((viewer) => {
        const { own, teammate } = rules.observe(match.state, viewer);
        return [own?.isTeammate ?? false, teammate];
      });
    const secret = [0, 1, 2, 3, 4, 5].map((viewer) => [viewer === 2, null]);
    expect(knows()).toEqual(secret);
    tricks(match, 'AS KS 5S 2S 3D');
    expect(knows()).toEqual(secret);
    tricks(match, '5C QC 3C KC 4D');
    expect(knows()).toEqual(secret.map(([isTeammate]) => [isTeammate, 2]));
  });

  it('BC-16: a winner who plays the called card itself is known to be alone', () => {
    const match = trump(auction(deal(table()), '10 - - - -'), 'D');
    tricks(match, '10D');
    expect(rules.observe(match.state, 0)).toMatchObject({ declarer: 2, teammate: 2 });
  });
});
