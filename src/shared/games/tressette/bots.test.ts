import { expect, it } from 'vitest';
import { observationOf } from '../../bots/testing.ts';
import { at } from '../../engine/collections.ts';
import { seeded } from '../../engine/random.ts';
import { viewOf } from '../../engine/view.ts';
import { dealt, playCards } from '../../tricks/testing.ts';
import { DECK } from './cards.ts';
import tressette, { definition } from './index.ts';
import type { Tressette } from './types.ts';

const { rules, bots, searchModel } = tressette;
const table = (...hands: string[]) => dealt<Tressette>(definition, rules, { seats: 4, hands });

it('normal lays no ace where the three and the two may follow and another card would do', () => {
  const match = table('CS', 'RS 1S FC CB FB RC 6D 3B 4B 3C', '', '');
  playCards(match, 'CS');
  const move = bots.normal?.(1, seeded(1)).see(viewOf(rules, match.state, 1), 0);
  expect(move).toMatchObject({ move: { card: 'RS' } });
});

it('an expert thinks of no honour for a trick that is lost, where the suit has a lower card', () => {
  const match = table('4B 2S', '5S 3D', '6S 3C', '4S RS 7S');
  playCards(match, '2S 5S 6S');
  const seen = observationOf(match, 3);
  const world = rules.resample(seen, seeded(1));
  const legal = rules.indexedMoves?.legal(world, 3) ?? [];
  const tried = searchModel?.candidateMoves?.(world, 3, legal) ?? [];
  expect(legal.map((move) => at(DECK.cards, move))).toContain('RS');
  expect(tried.map((move) => at(DECK.cards, move)).filter((card) => card.endsWith('S'))).not.toContain('RS');
});
