import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import { present } from '../../../engine/collections.ts';
import type { Match } from '../../../engine/match.ts';
import { movesAt } from '../../../engine/move-index.ts';
import { seeded } from '../../../engine/random.ts';
import { rules } from '../rules.ts';
import type { Briscola, Move } from '../state.ts';
import { auction, deal, onTurn, table, tricks, trump } from '../testing.ts';
import { candidateMoves } from './hard-constraints.ts';
import { normal } from './normal.ts';
import { searchModel } from './search-model.ts';

/** Seat 2 declares with the ace of spades called from seat 0; dealer 1, spades are trump. */
const HANDS = [
  'AS 10D KD 2D 3D 4H 5H 6C',
  '5S AD QD 4D 2H 3H 2C 3C',
  '10S KS QS JS 4S AH 5D 6D',
  '6S 10H KH QH JH 6H 4C 5C',
  '3S 2S AC 10C KC QC JC JD',
];

function spadesAfter(played: string): Match<Briscola> {
  return tricks(trump(auction(deal(table(), HANDS), 'A - - - -'), 'S'), played);
}

const indexed = present(rules.indexedMoves, 'moves by number');
const named = (moves: readonly Move[]) => moves.map((move) => (move.type === 'play' ? move.card : move.type));

/** What the seat on turn thinks of. */
function thoughtOf(match: Match<Briscola>): string[] {
  const seat = onTurn(match);
  return named(movesAt(indexed.moves, candidateMoves(match.state, seat, indexed.legal(match.state, seat))));
}

describe('an expert gives no points to a trick that is lost', () => {
  it('as the partner, who alone knows every side', () => {
    expect(thoughtOf(spadesAfter('5D 6S 2S'))).toEqual(['2D', '4H', '6C']);
    expect(thoughtOf(spadesAfter('5D 6S 2S 2D'))).toEqual(expect.arrayContaining(['AD', 'QD']));
  });

  it('but may take it, once there is something to be had', () => {
    expect(thoughtOf(spadesAfter('5D 6S AC'))).toEqual(['AS', '2D', '4H', '6C']);
  });

  it('and not where the declarer comes after it, or has the trick', () => {
    expect(thoughtOf(spadesAfter('5D 6S 2S 2D 4D 10H AC'))).toContain('KD');
    expect(thoughtOf(spadesAfter('KS 6H 2S'))).toContain('10D');
  });

  it('as anybody, once the called card is out', () => {
    // Seat 0 has shown itself as the partner; the declarer leads the third trick, and holds it.
    const third = '5D 6S 2S AS 3C 6C 2C KS 4C JC QS 5C';
    expect(thoughtOf(spadesAfter(`${third} QC 2D`))).toEqual(['4D', '2H']);
    // All that seat 4 has is trumps and points; and seat 1 comes after it.
    expect(thoughtOf(spadesAfter(third))).toEqual(expect.arrayContaining(['AC', '10C']));
  });
});

it('an expert shows itself as the partner only where it is sure: its hunch does not', () => {
  const match = spadesAfter('AH 6S AC');
  const [seen, moves] = [observationOf(match, 0), rules.legalMoves(match.state, 0)];
  expect(named([normal(seen, moves, seeded(1))])).toEqual(['AS']);
  expect(named([searchModel.priorMove?.(seen, moves, seeded(1)) ?? { type: 'pass' }])).not.toEqual(['AS']);
});
