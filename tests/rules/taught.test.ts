/** What is whispered to newcomers, and the pictures of the rules: words and rules are there. What is whispered is held to the rules in tips.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Tip } from '#renderer/games/load-assist.ts';
import type { RulePicture } from '#renderer/games/load-rule-pictures.ts';
import { TIPS as OF_TRICKS } from '#renderer/tricks/messages/en/assist.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { docOf } from './rule-numbers.ts';

const TIPS = import.meta.glob<readonly Tip[]>('../../src/renderer/games/*/assist.ts', {
  eager: true,
  import: 'tips',
});
const PICTURES = import.meta.glob<readonly RulePicture[]>('../../src/renderer/games/*/rule-pictures.ts', {
  eager: true,
  import: 'default',
});
const RULES_PAGES = import.meta.glob<Messages>('../../src/shared/games/*/messages/en/rules.ts', {
  eager: true,
  import: 'RULES_PAGE',
});
const WORDS = import.meta.glob<Record<string, Messages>>(
  '../../src/renderer/games/*/messages/en/{assist,learning}.ts',
  {
    eager: true,
  },
);

const wordsOf = (game: string, file: string, name: string): Messages =>
  WORDS[`../../src/renderer/games/${game}/messages/en/${file}.ts`]?.[name] ?? {};

/** A game need not bring any, and tips without pictures. */
const TAUGHT = Object.keys(TIPS).map((path) => path.split('/')[5] ?? '');

describe.each(TAUGHT.filter(isTested))('%s', (game) => {
  const rules = docOf(game);
  const tips = TIPS[`../../src/renderer/games/${game}/assist.ts`] ?? [];
  const pictures = PICTURES[`../../src/renderer/games/${game}/rule-pictures.ts`] ?? [];

  it('has tips with words and a rule', () => {
    const words = wordsOf(game, 'assist', 'TIPS');
    const said = tips.map(({ id }) => `tip.${id}`);
    expect(Object.keys(words).filter((key) => !said.includes(key))).toEqual([]);
    expect(said.filter((key) => !Object.hasOwn({ ...OF_TRICKS, ...words }, key))).toEqual([]);
    for (const number of tips.flatMap((one) => one.rules)) expect(rules).toContain(`**${number}**`);
  });

  it.runIf(pictures.length > 0)(
    'plays rules that there are, with a section of the rules page, in words of its own',
    () => {
      const words = wordsOf(game, 'learning', 'PICTURES');
      const page = RULES_PAGES[`../../src/shared/games/${game}/messages/en/rules.ts`];
      const said = pictures.flatMap(({ frames }) => frames.map(({ says }) => `picture.${says}`));
      expect(new Set(said)).toEqual(new Set(Object.keys(words)));
      for (const { section, rules: numbers } of pictures) {
        expect(page?.[`rules.${section}.title`]).toBeDefined();
        for (const number of numbers) expect(rules).toContain(`**${number}**`);
      }
    },
  );

  it('lays no card of a picture beside its cloth, and none twice', () => {
    for (const { cards } of pictures.flatMap(({ frames }) => frames)) {
      expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
      for (const { x, y } of cards) {
        expect(x > 5 && x < 95 && y > 20 && y < 80, `${x}/${y}`).toBe(true);
      }
    }
  });
});
