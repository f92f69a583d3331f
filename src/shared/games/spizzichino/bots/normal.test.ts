import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import { ITALIAN_DECK } from '../../../cards/italian.ts';
import type { Match } from '../../../engine/match.ts';
import { seeded } from '../../../engine/random.ts';
import { DECK } from '../cards.ts';
import { rules } from '../rules.ts';
import type { Game } from '../state.ts';
import { begun, deal, type Layout, layPiles, legal, moves, numbers, onTurn, table } from '../testing.ts';
import { chanceOfOne, higherOut, normal, playContextOf } from './normal.ts';

/** What `normal` does on the seat whose turn it is after these moves, in the letters of `moves`. */
function choice(layout: Layout, before = ''): string {
  return choiceIn(moves(begun(layout), before));
}

function choiceIn(match: Match<Game>): string {
  const seat = onTurn(match);
  const move = normal(observationOf(match, seat), rules.legalMoves(match.state, seat), seeded(1));
  if (move.type === 'choose') return `${move.hand}/${move.up}`;
  return move.type === 'take' ? `+${move.pile}` : move.card;
}

describe('normal', () => {
  it('chooses among all piles', () => {
    const match = deal(table());
    const random = seeded(2);
    const observation = observationOf(match, 0);
    const chosen = Array.from({ length: 200 }, () => normal(observation, rules.legalMoves(match.state, 0), random));
    const told = new Set(chosen.map((move) => move.type === 'choose' && `${move.hand}/${move.up}`));
    expect(told.size).toBeGreaterThan(100);
    for (const one of told) expect(legal(match)).toContain(one);
  });

  it('takes an honour into its hand', () => {
    expect(
      choice({
        hands: ['2S 1S 4D', ''],
        piles: [
          ['7B', '3S 4S'],
          ['', ''],
        ],
      }),
    ).toBe('+1');
    expect(
      choice(
        {
          hands: ['4D', ''],
          piles: [
            ['7B', '6C'],
            ['1D 4B', ''],
          ],
        },
        '4D',
      ),
    ).toBe('+0');
  });

  it('catches an ace with the two, and with the three if it must', () => {
    const hands: [string, string] = ['1D 4C 5C 6C 7C FC 4B 5B 6B 7B', '2D 4D 7D 4S 5S 6S 7S FS CS RS'];
    const piles: Layout['piles'] = [
      ['RC', 'CC'],
      ['FB', 'CB'],
    ];
    expect(choice({ hands, piles }, '1D')).toBe('2D');
    expect(choice({ hands: [hands[0], hands[1].replace('2D', '3D')], piles }, '1D')).toBe('3D');
  });

  it('plays from a pile for what lies beneath, and keeps the last card of one', () => {
    const hands: [string, string] = ['3C', '4S 5S 6S 7S 4D 5D 6D 7D 4B 5B'];
    const answer = (pile: string) => {
      const match = moves(begun({ hands }), '3C');
      layPiles(match.state, [[], [numbers(pile), []]]);
      return choiceIn(match);
    };
    expect(answer('6B RS')).toBe('RS');
    expect(answer('RS')).toMatch(/^4/);
  });

  it('gives the least it can to a card that it can’t beat', () => {
    const hands: [string, string] = ['3D 4C 5C 6C 7C FC 4B 5B 6B 7B', '1D RD 5D 4S 5S 6S 7S FS CS RS'];
    const piles: Layout['piles'] = [
      ['RC', 'CC'],
      ['FB', 'CB'],
    ];
    expect(choice({ hands, piles }, '3D')).toBe('5D');
    expect(choice({ hands: [hands[0], hands[1].replace('5D', 'FS').replace('FS CS', '4D CS')], piles }, '3D')).toBe(
      '4D',
    );
  });

  it('does not spend a three on a trick without points', () => {
    const hands: [string, string] = ['4D 4C 5C 6C 7C FC 4B 5B 6B 7B', '3D 5D 4S 5S 6S 7S FS CS RS RC'];
    const piles: Layout['piles'] = [
      ['CC', '5S'],
      ['FB', 'CB'],
    ];
    expect(choice({ hands: [hands[0], hands[1].replace('5S ', '6D ')], piles }, '4D')).not.toBe('3D');
  });

  it('prefers to play from a pile, so that the next card comes into play', () => {
    const hands: [string, string] = ['4D 4C 5C 6C 7C FC 4B 5B 6B 7B', '5D 6D 7D 4S 5S 6S 7S FS CS RS'];
    expect(['7S', '6D']).not.toContain(
      choice({
        hands,
        piles: [
          ['RC', 'CC'],
          ['FD', 'CB'],
        ],
      }),
    );
    expect(
      choice(
        {
          hands,
          piles: [
            ['RC', 'CC'],
            ['FD', 'CB'],
          ],
        },
        '4D',
      ),
    ).toBe('FD');
  });

  it('keeps what nothing beats for the last trick', () => {
    const { state } = begun();
    const left = numbers('7C 3C FD 4S');
    state.hands = [numbers('7C'), numbers('3C FD')];
    layPiles(state, []);
    state.played = [...ITALIAN_DECK.map(DECK.numberOf).filter((card) => !left.includes(card)), DECK.numberOf('4S')];
    state.leaders = Array.from({ length: 19 }, () => 0);
    state.turn = 1;
    const move = normal(observationOf({ rules, state }, 1), rules.legalMoves(state, 1), seeded(1));
    expect(move).toEqual({ type: 'play', card: 'FD' });
  });

  it('counts what is out', () => {
    const match = begun();
    const outlook = playContextOf(observationOf(match, 0));
    expect(outlook.theirs).toEqual(['3C', '2C', '1C', '2S', '7C']);
    expect(higherOut(outlook, '3D')).toBe(0);
    expect(higherOut(outlook, 'RD')).toBe(0);
    expect(higherOut(outlook, '7D')).toBe(2);
    expect(higherOut(outlook, '5C')).toBe(8);
    // Seven of the 23 cards that seat 0 has not seen are in the other hand.
    expect(outlook.chance).toBeCloseTo(7 / 23);
    expect(chanceOfOne(outlook, 'C', () => true)).toBe(1);
    expect(chanceOfOne(outlook, 'D', (card) => card === 'FD')).toBeCloseTo(7 / 23);
    expect(chanceOfOne(outlook, 'D', () => false)).toBe(0);
  });

  it('remembers a suit that was not followed', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD RB');
    const outlook = playContextOf(observationOf(match, 0));
    expect(outlook.missing).toEqual(new Set(['D']));
    expect(chanceOfOne(outlook, 'D', () => true)).toBe(0);
  });
});
