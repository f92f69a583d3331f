import { describe, expect, it } from 'vitest';
import type { BotMaker } from '../bot.ts';
import { at } from '../collections.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { indexedMoves } from '../move-index.ts';
import { seeded } from '../random.ts';
import type { Rules } from '../rules.ts';
import { checkMatch, playMatch } from './properties.ts';
import { type Toy, toy, toyMatch, toyRules } from './toy-game.ts';

const OPTIONS = toyMatch({ rounds: 3 }).options;

/** Reuses the list of scores and changes it. */
const applyInPlace: Rules<Toy>['apply'] = (state, event) => {
  const { scores } = state;
  toyRules.apply(state, event);
  scores.splice(0, scores.length, ...state.scores);
  state.scores = scores;
};

const listAndChange: Rules<Toy>['legalMoves'] = (state, seat) => {
  if (state.numbers.length > 0) state.numbers.push(1);
  return toyRules.legalMoves(state, seat);
};

/** The toy game's indexed moves with one fault. */
function numbered(wrong: Partial<Parameters<typeof indexedMoves<Toy>>[0]> = {}) {
  const moves: readonly Toy['Move'][] = [1, 2, 3, 4].map((number) => ({ type: 'guess', number }));
  return indexedMoves<Toy>({
    moves,
    legal: (state, seat) => toyRules.legalMoves(state, seat).map(({ number }) => number - 1),
    refuse: toyRules.refuse,
    apply: (state, seat, move) => toyRules.apply(state, { by: seat, ...at(moves, move) }),
    ...wrong,
  });
}

/** A match of the correct toy game, checked against faulty rules. */
function check(wrong: Partial<Rules<Toy>> = {}): void {
  const rules = { ...toyRules, ...wrong };
  const played = playMatch(toy as Game, OPTIONS, 2, toy.bots.random as BotMaker, 5);
  checkMatch(toy as Game, { ...played, rules } as Match, seeded(5));
}

describe('properties', () => {
  it('all hold for the toy', () => {
    expect(() => check()).not.toThrow();
  });

  it('all hold where moves have numbers', () => {
    expect(() => check({ indexedMoves: numbered() })).not.toThrow();
  });

  it.each<[string, Partial<Rules<Toy>>]>([
    ['has other moves by number', { indexedMoves: numbered({ legal: () => [2] }) }],
    [
      'is refused otherwise by number',
      { indexedMoves: numbered({ refuse: () => ({ rule: 'TOY-9', reason: 'guessed' }) }) },
    ],
    ['by number another state', { indexedMoves: numbered({ apply: () => {} }) }],
    ['has no number', { indexedMoves: { ...numbered(), event: () => ({ by: 0, type: 'guess', number: 9 }) } }],
    ['imagined state', { observe: (s, v) => ({ ...toyRules.observe(s, v), scores: s.numbers }) }],
    ['is legal and refused', { refuse: () => ({ rule: 'TOY-9', reason: 'guessed' }) }],
    [
      'no sentence says unheard-of',
      { refuse: (s, v, m) => toyRules.refuse(s, v, m) && { rule: 'TOY-1', reason: 'unheard-of' } },
    ],
    [
      'is refused by what it can’t see',
      {
        refuse: (s, v, m) => {
          const refused = toyRules.refuse(s, v, m);
          return refused && { ...refused, params: { number: s.numbers[1 - v] ?? 0 } };
        },
      },
    ],
    ['accepted and not among the legal moves', { legalMoves: (s, v) => toyRules.legalMoves(s, v).slice(1) }],
    [
      'is asked and has no move',
      { legalMoves: () => [], observe: (s, v) => ({ ...toyRules.observe(s, v), toAct: [] }) },
    ],
    ['is not asked and may act', { toAct: (s) => (s.numbers.length > 0 ? [] : toyRules.toAct(s)) }],
    ['has not the shape of a move', { moveSchema: toyRules.moveSchema.refine(() => false) }],
    ['looking at the state changed it', { legalMoves: listAndChange }],
    ['no plain data', { observe: (s, v) => Object.assign(toyRules.observe(s, v), { when: undefined }) }],
    ['exactly when the match is over', { result: (s) => ({ scores: s.scores, winners: [] }) }],
    [
      'has moves exactly when it believes to be asked',
      { observe: (s, v) => ({ ...toyRules.observe(s, v), toAct: [] }) },
    ],
    [
      'what was shown before has changed',
      { apply: applyInPlace, observe: (s, v) => ({ ...toyRules.observe(s, v), scores: s.scores }) },
    ],
    [
      'a copy goes on otherwise',
      { apply: (s, e) => toyRules.apply(Object.assign(s, { rounds: s.rounds + Math.random() / 9 }), e) },
    ],
  ])('are missed where they do not hold: %s', (fault, wrong) => {
    expect(() => check(wrong)).toThrow(fault);
  });

  it('a match without end is given up', () => {
    const rules = { ...toyRules, toAct: (s: Toy['State']) => (s.numbers.length > 0 ? [0, 1] : 'chance') };
    expect(() => playMatch({ ...toy, rules } as Game, OPTIONS, 2, toy.bots.random as BotMaker, 5)).toThrow('no end');
  });
});
