/** Who goes another way in a guided deal than it shows is told so, and can take the step again: at a table, and on a phone. */
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { PHONE } from './support/newcomer-by-touch.ts';
import { serveByChild } from './support/served.ts';

const WORDS = import.meta.glob<Record<string, Messages>>(
  [
    '../../src/renderer/i18n/messages/*/learning.ts',
    '../../src/renderer/phone/page/messages/*/hand.ts',
    '../../src/renderer/games/{briscola-chiamata,vbi-maior}/messages/*/{learning,table}.ts',
  ],
  { eager: true },
);

const GAME = 'briscola-chiamata';
const app = serveByChild('--pace', '100');
let host: Visitor;

beforeAll(async () => {
  host = await visit(app.port);
});

/** All words that are pressed or read here, in a language, with those of a game. */
function wordsIn(language: string, game = GAME): Messages {
  const files = Object.entries(WORDS).filter(
    ([path]) => path.includes(`/${language}/`) && (!path.includes('/games/') || path.includes(`/${game}/`)),
  );
  return Object.assign({}, ...files.flatMap(([, file]) => Object.values(file)));
}

/** Where the deal is gone through, and how one comes to it. */
const PLACES = {
  table: { at: async () => `/#/learn/${GAME}`, device: { viewport: { width: 1280, height: 720 } }, learn: [] },
  phone: {
    at: async () => `/hand/#${(await host.client.tables.open({ game: GAME, options: {} })).code}`,
    device: PHONE,
    learn: ['phone.learn', 'learning.deal'],
  },
};

/** In each language where pictures are wanted: the words are held elsewhere. */
const IN = process.env.SHOTS ? Object.keys(LANGUAGES) : ['en'];

it.each(IN.flatMap((language) => (['table', 'phone'] as const).map((place) => ({ language, place }))))(
  'at a $place, in $language',
  async ({ language, place }) => {
    const { at, device, learn } = PLACES[place];
    const words = wordsIn(language);
    const ada = await app.arrive(await at(), { device: { ...device, locale: language } });
    const { page } = ada;
    const { press, says } = handsOf(ada, words);
    const picture = (name: string) => process.env.SHOTS && shoot(ada, `astray-${place}-${language}-${name}`);

    if (process.env.HASTE) page.setDefaultTimeout(Number(process.env.HASTE));
    for (const key of learn) await press(key);
    for (const step of ['hand', 'worth', 'bids']) {
      await says(`lesson.${step}`);
      await press('lesson.go-on');
    }
    await says('lesson.bid');
    await press('auction.pass');
    await says('lesson.bid.otherwise');
    await picture('held');
    await press('lesson.insist');
    await says('lesson.astray');
    await picture('astray');
    // One may play on as one likes: it says so as long as nothing else is so.
    expect(await page.locator('[data-hand][aria-disabled="false"]').count()).toBeGreaterThan(0);
    await press('lesson.back');
    await says('lesson.bid');
    await picture('back');
    expect(await page.locator('[data-hand]').count()).toBe(8);
    expect(await page.getByRole('button', { name: translate(words, 'lesson.back') }).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

it(
  'finds nothing half done where the step is taken again',
  async () => {
    const words = wordsIn('en', 'vbi-maior');
    const ada = await app.arrive('/#/learn/vbi-maior');
    const { press, says } = handsOf(ada, words);
    await says('lesson.aim');
    await press('lesson.go-on');
    await press('arrange.lay');
    await says('lesson.silence');
    await press('lesson.go-on');
    await says('lesson.mine');
    await press('race.out');
    await press('race.out.yes');
    await says('lesson.otherwise.out');
    await press('lesson.insist');
    await press('lesson.back');
    await says('lesson.mine');
    expect(await ada.page.getByText(translate(words, 'race.out.yes')).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await ada.page.context().close();
  },
  PATIENCE,
);

/** How a button is pressed, and a sentence awaited, by their keys. */
function handsOf({ page }: Guest, words: Messages) {
  return {
    press: (key: string) =>
      page
        .getByRole('button', { name: translate(words, key), exact: true })
        .first()
        .click(),
    says: (key: string) => page.locator('.taught', { hasText: translate(words, key) }).waitFor(),
  };
}
