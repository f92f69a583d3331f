/** Twenty exercises a game: one answer is right, by the rules, and what they say is there to be said. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { LEARN } from '#renderer/i18n/messages/en/learning.ts';
import { EXERCISES as OF_TRICKS } from '#renderer/tricks/messages/en/learning.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Exercise } from '#shared/lessons/exercise.ts';
import type { MessageRef } from '#shared/lessons/lesson.ts';
import { REASONS } from './reasons.ts';
import { docOf } from './rule-numbers.ts';

const ALL = import.meta.glob<readonly Exercise[]>('../../src/shared/games/*/exercises.ts', {
  eager: true,
  import: 'default',
});
const WORDS = import.meta.glob<Messages>('../../src/renderer/games/*/messages/en/learning.ts', {
  eager: true,
  import: 'EXERCISES',
});
const PANELS: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, Messages>>('../../src/renderer/games/*/messages/en/table.ts', { eager: true }),
  ).map(([path, all]) => [path, Object.assign({}, ...Object.values(all))]),
);

const games = Object.entries(ALL).map(([path, exercises]) => ({ game: path.split('/')[5] ?? '', exercises }));

function right({ choices, isRight }: Exercise): number[] {
  return choices.flatMap((_, place) => (isRight(place) ? [place] : []));
}

function keysOf(named: MessageRef | string | number): string[] {
  return typeof named === 'object' ? [named.key, ...Object.values(named.with ?? {}).flatMap(keysOf)] : [];
}

it('each game of the house has its exercises', () => {
  const ofTheHouse = ['briscola', 'briscola-chiamata', 'spizzichino', 'tressette', 'vbi-maior', 'viva'];
  expect(games.map(({ game }) => game)).toEqual(expect.arrayContaining(ofTheHouse));
});

describe.each(games.filter(({ game }) => isTested(game)))('the exercises of $game', ({ game, exercises }) => {
  const own = WORDS[`../../src/renderer/games/${game}/messages/en/learning.ts`];
  const words: Messages = {
    ...LEARN,
    ...GAMES[game]?.messages,
    ...PANELS[`../../src/renderer/games/${game}/messages/en/table.ts`],
    ...(own ?? OF_TRICKS),
  };

  it('are twenty, all different, each with one right answer', () => {
    expect(exercises).toHaveLength(20);
    const asked = exercises.map(({ kind, with: gaps, rows, choices }) => JSON.stringify([kind, gaps, rows, choices]));
    expect(new Set(asked).size).toBe(20);
    for (const exercise of exercises) expect(right(exercise), JSON.stringify(exercise)).toHaveLength(1);
  });

  it('have their answers in no place more often than chance would', () => {
    const places = exercises.flatMap(right);
    for (const place of [0, 1, 2]) {
      expect(places.filter((one) => one === place).length, `place ${place}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.runIf(REASONS[game])('give a reason that tells the right answer from each of the others', () => {
    for (const exercise of exercises) {
      const reason = REASONS[game]?.[exercise.kind];
      const told = exercise.choices.flatMap((_, place) => (reason?.(exercise, place) ? [place] : []));
      expect(told, JSON.stringify(exercise)).toEqual(right(exercise));
    }
  });

  it('name rules that there are, and say question, rows and reason in words of their own', () => {
    const rules = docOf(game);
    const said = new Set<string>();
    for (const { kind, rules: numbers, rows, choices, with: gaps = {} } of exercises) {
      for (const number of numbers) expect(rules.includes(`**${number}**`), number).toBe(true);
      const keys = [
        ...[`exercise.${kind}`, `exercise.${kind}.why`],
        ...rows.map(({ name }) => `exercise.row.${name}`),
        ...choices.flatMap((choice) => ('said' in choice ? keysOf(choice.said) : [])),
        ...Object.values(gaps).flatMap(keysOf),
      ];
      for (const key of keys) {
        expect(words[key], key).toBeDefined();
        said.add(key);
      }
    }
    expect(Object.keys(own ?? {}).filter((key) => !said.has(key))).toEqual([]);
  });
});
