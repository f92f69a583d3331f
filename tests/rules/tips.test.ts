/** Every tip to newcomers is so wherever it is said: at tables of every size, under every option, in each language. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import type { Tip } from '#renderer/games/load-assist.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { marksOf } from './lessons/marks.ts';
import { TIPS } from './tips/claims.ts';
import { type Asked, playTables } from './tips/tables.ts';

const TIPS_BY_PATH = import.meta.glob<readonly Tip[]>('../../src/renderer/games/*/assist.ts', {
  eager: true,
  import: 'tips',
});
const WORDS = import.meta.glob<Messages>('../../src/renderer/games/*/messages/*/assist.ts', {
  eager: true,
  import: 'TIPS',
});
const OF_TRICKS = import.meta.glob<Messages>('../../src/renderer/tricks/messages/*/assist.ts', {
  eager: true,
  import: 'TIPS',
});
const PANELS: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, Messages>>('../../src/renderer/games/*/messages/*/table.ts', { eager: true }),
  ).map(([path, all]) => [path, Object.assign({}, ...Object.values(all))]),
);

/** So many tables. */
const TABLES = 168;

const textsOf = (texts: Readonly<Record<string, Messages>>, game: string, language: string, file: string): Messages =>
  texts[`../../src/renderer/games/${game}/messages/${language}/${file}.ts`] ?? {};

/** The tip that is said there, and what is amiss with it in some language. */
function amissOf(game: string, tips: readonly Tip[], asked: Asked): string[] {
  const tip = tips.find((one) => one.when(asked.panel));
  if (!tip) return [];
  const names = TIPS[game]?.[tip.id]?.(asked);
  if (names === undefined) return [`${tip.id} is not so: ${JSON.stringify([asked.match.seats, asked.match.options])}`];
  const [buttons, wanted] = [
    names.split(' ').filter(isButton),
    names.split(' ').filter((one) => one && !isButton(one)),
  ];
  return Object.keys(LANGUAGES).flatMap((language) => {
    const words = {
      ...OF_TRICKS[`../../src/renderer/tricks/messages/${language}/assist.ts`],
      ...textsOf(WORDS, game, language, 'assist'),
    };
    const text = translate(words, `tip.${tip.id}`, tip.gaps?.(asked.panel) ?? {});
    const found = marksOf(text, game, language);
    const called = buttons.map((one) => textsOf(PANELS, game, language, 'table')[one.slice('button:'.length)] ?? one);
    const unsaid = called.filter((name) => !new RegExp(`[“«„]${name}[”»“]`).test(text));
    const isSo = found === [...new Set(wanted)].toSorted().join(' ') && unsaid.length === 0;
    return isSo ? [] : [`${tip.id} in ${language} names ${found}, not ${names}: ${text}`];
  });
}

function isButton(name: string): boolean {
  return name.startsWith('button:');
}

describe.each(Object.keys(TIPS).filter(isTested))('the tips of %s', (game) => {
  const tips = TIPS_BY_PATH[`../../src/renderer/games/${game}/assist.ts`] ?? [];

  it('say what is so, at every size of the table and under every option', () => {
    const amiss = new Set<string>();
    const said = new Map<string, number>();
    const met = playTables(game, TABLES, (asked) => {
      for (const one of amissOf(game, tips, asked)) amiss.add(one);
      const id = tips.find((one) => one.when(asked.panel))?.id ?? '';
      said.set(id, (said.get(id) ?? 0) + 1);
    });
    console.info(`${game}: ${[...said].map(([id, count]) => `${id} ${count}`).join(', ')}`);
    expect([...amiss]).toEqual([]);
    expect(Object.keys(TIPS[game] ?? {}).filter((id) => !said.has(id))).toEqual([]);
    expect(valuesOf(game).filter((value) => !met.has(value))).toEqual([]);
  });
});

/** Every size of the table that the rules allow, and every option's every value. */
function valuesOf(game: string): string[] {
  const rules = GAMES[game]?.rules;
  if (!rules) return [];
  const { min, max } = rules.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, k) => min + k);
  const usual = resolveOptions(rules.options, {});
  const allowed = sizes.filter((size) => 'options' in usual && !rules.refuseOptions?.(usual.options, size));
  return [
    ...allowed.map((size) => `${size} seats`),
    ...Object.entries(rules.options).flatMap(([name, { values }]) => values.map((one) => `${name} ${one}`)),
  ];
}
