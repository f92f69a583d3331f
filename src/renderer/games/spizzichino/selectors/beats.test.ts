import { describe, expect, it } from 'vitest';
import type { Match } from '#shared/engine/match.ts';
import { rules } from '#shared/games/spizzichino/rules.ts';
import type { Game } from '#shared/games/spizzichino/state.ts';
import { act, begun, choose, deal, moves, playAnyhow, table } from '#shared/games/spizzichino/testing.ts';
import { beats, declaredAt, packsLaid } from './beats.ts';

/** The names of the beats that show seat 0 the last of these steps. */
function shown(match: Match<Game>, step: (match: Match<Game>) => unknown): string[] {
  const before = rules.observe(match.state, 0);
  step(match);
  return beats(rules.observe(match.state, 0), before).map(({ name }) => name);
}

describe('beats', () => {
  it('lays eight piles, one after the other', () => {
    const names = shown(table(), deal);
    expect(names).toEqual(['gathered', ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => `pack:${k}`), 'settled']);
    expect(names.map(packsLaid)).toEqual([8, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });

  it('SP-9: shows every declaration by itself once both have chosen', () => {
    const match = deal(table());
    expect(shown(match, () => act(match, { type: 'choose', hand: [0, 1], up: [2, 3] }))).toEqual(['settled']);
    const names = shown(match, () => act(match, { type: 'choose', hand: [4, 5], up: [6, 7] }));
    // The leader needs the hand back, and the slip with what may be taken from the piles.
    expect(names).toEqual(['settled', 'declared:0', 'declared:1', 'settled']);
    const now = rules.observe(match.state, 0);
    expect(names.map((name) => declaredAt(now, name)?.seat)).toEqual([undefined, 0, 1, undefined]);
  });

  it('SP-9: and what a card taken completes', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD 7C 7D');
    expect(shown(match, () => moves(match, '+0'))).toEqual(['settled']);
    const names = shown(match, () => moves(match, '+1'));
    expect(names).toEqual(['declared:0', 'settled']);
    expect(declaredAt(rules.observe(match.state, 0), 'declared:0')).toMatchObject({ seat: 1, completed: '1B' });
    expect(shown(match, () => moves(match, 'CD'))).toEqual(['open', 'settled']);
  });

  it('lets a full trick lie open, the last one too', () => {
    const match = begun();
    expect(shown(match, () => moves(match, '3D'))).toEqual(['settled']);
    expect(shown(match, () => moves(match, '4D'))).toEqual(['open', 'settled']);
    expect(shown(match, playAnyhow)).toEqual(['open', 'settled']);
  });

  it('lets nobody read what is declared, or the score of a deal, before it was seen', () => {
    const match = deal(table());
    const untold = (step: () => unknown): boolean[] => {
      const before = rules.observe(match.state, 0);
      step();
      return beats(rules.observe(match.state, 0), before).map(({ withholdsScore: untold }) => untold ?? false);
    };
    act(match, { type: 'choose', hand: [0, 1], up: [2, 3] });
    expect(untold(() => act(match, { type: 'choose', hand: [4, 5], up: [6, 7] }))).toEqual([true, true, false, false]);
    expect(untold(() => playAnyhow(match))).toEqual([true, false]);
  });

  it('shows who comes in later everything in its place', () => {
    const match = moves(begun(), '3D 4D');
    expect(beats(rules.observe(match.state, 0), undefined).map(({ name }) => name)).toEqual(['settled']);
    expect(beats(rules.observe(choose(deal(table())).state, 0), undefined).map(({ name }) => name)).toEqual([
      'settled',
    ]);
  });
});
