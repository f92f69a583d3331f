import { expect, it } from 'vitest';
import { rules } from './rules.ts';
import { act, begun, deal, onTurn, playAnyhow, SWEEP, table } from './testing.ts';

it('SP-12: after the last trick every card was played openly, and the next deal has a seal of its own', () => {
  const first = table();
  expect([rules.isFullyRevealed(first.state), rules.startsNewSeal?.(first.state)]).toEqual([false, false]);
  const match = begun();
  let cards = 0;
  while (match.state.phase === 'play') {
    expect(rules.isFullyRevealed(match.state)).toBe(false);
    const [move] = rules.legalMoves(match.state, onTurn(match));
    if (!move) throw new Error('no move');
    act(match, move);
    if (move.type === 'play') cards++;
  }
  expect(cards).toBe(40);
  expect([rules.isFullyRevealed(match.state), rules.startsNewSeal?.(match.state)]).toEqual([true, true]);
  deal(match);
  expect(rules.isFullyRevealed(match.state)).toBe(false);
});

it('hides nothing when the match is over', () => {
  const match = playAnyhow(begun(SWEEP, { target: 21 }));
  if (match.state.phase === 'scored') match.state.phase = 'over';
  expect(rules.toAct(match.state)).toBe('over');
  expect(rules.isFullyRevealed(match.state)).toBe(true);
});
