import { describe, expect, it } from 'vitest';
import type { BotMaker } from '../../../engine/bot.ts';
import { vbiMaior } from '../index.ts';
import type { VbiMaior } from '../state/state.ts';
import { winsOf } from '../testing.ts';
import { expert } from './expert.ts';
import { easy, normal } from './normal.ts';

const GAMES = 40;

describe('groups of bots', () => {
  it('random, easy, normal: each level wins more often than the one before', () => {
    const random = vbiMaior.bots.random as BotMaker<VbiMaior>;
    const [byRandom, byEasy, byNormal] = [random, easy, normal].map((maker) => winsOf(GAMES, 5, 'easy', [maker]));
    expect(byRandom).toBe(0);
    expect(byEasy).toBeGreaterThan(GAMES * 0.2);
    expect(byNormal).toBeGreaterThan(GAMES * 0.9);
    expect(byNormal).toBeGreaterThan((byEasy ?? GAMES) * 1.5);
  });

  it.each([3, 6])('normal wins nearly always at easy, also with %i seats', (seats) => {
    expect(winsOf(GAMES, seats, 'easy', [normal])).toBeGreaterThan(GAMES * 0.85);
  });

  it('bots of two levels win together as well', () => {
    expect(winsOf(GAMES, 4, 'easy', [normal, easy])).toBeGreaterThan(GAMES * 0.6);
  });
});

it('experts win no less often than normal bots, on the same cards', () => {
  const [byExpert, byNormal] = [expert, normal].map((maker) => winsOf(GAMES, 6, 'medium', [maker]));
  expect(byExpert).toBeGreaterThanOrEqual(byNormal ?? GAMES);
});

it('an expert among normal bots does no harm', () => {
  expect(winsOf(GAMES, 4, 'medium', [expert, normal, normal, normal])).toBeGreaterThan(GAMES * 0.6);
});
