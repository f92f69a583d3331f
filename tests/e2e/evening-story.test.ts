/** The story of an evening of two short matches: on the television, on the evening's page, and as one picture. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { EveningRequest, EveningView } from '#shared/protocol/evening.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { allHere, eveningOf, playSeat, watchRoom } from '../host/support/evening-clients.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const LONG = 3 * PATIENCE;
const WINDOW = { viewport: { width: 1280, height: 720 } };
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dino'];

/** One round at two tables. */
const FRIDAY: EveningRequest = {
  name: 'Friday at Nonna’s',
  games: [{ game: 'briscola', options: { deals: 1 }, size: 2 }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 1,
  minutes: 20,
};

const isPlayed = ({ round }: EveningView): boolean => round?.tables.every(({ state }) => state === 'over') === true;

/** Marks of direction around names are not read. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').trim();

const told = (page: Page) => page.locator('.tv-story p');
const listed = async (page: Page): Promise<string[]> =>
  (await page.locator('.story-list > li > p').allInnerTexts()).map(plain);

/** Presses Enter while this is told: a chapter ends by itself, too, and the key would be the next one's. */
const endChapter = (page: Page, sentence: string): Promise<void> =>
  told(page).evaluateAll((all, sentence) => {
    const isStill = all.some((one) => one instanceof HTMLElement && one.innerText === sentence);
    if (isStill) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, sentence);

/** What the television tells, chapter by chapter, each ended by a key. */
async function toldOn({ page }: Guest, pictures?: string): Promise<string[]> {
  const sentences: string[] = [];
  await told(page).waitFor();
  while ((await told(page).count()) > 0) {
    const sentence = await told(page).innerText();
    if (pictures && sentences.length === 0) await shoot({ page } as Guest, pictures);
    sentences.push(plain(sentence));
    await endChapter(page, sentence);
    await expect.poll(() => told(page).allInnerTexts(), { timeout: PATIENCE }).not.toEqual([sentence]);
  }
  return sentences;
}

const namedIn = (sentences: readonly string[]): string[] =>
  NAMES.filter((name) => sentences.some((sentence) => sentence.includes(name)));

describe('the story of an evening', () => {
  const app = serveInside({ opensTables: true, network: { addresses: () => ['http://192.168.7.1:4747'] } });
  const people: Visitor[] = [];
  let tv: Guest;
  let home: Guest;
  let desk: Visitor;
  let story: string[] = [];

  beforeAll(async () => {
    tv = await app.arrive('/screen', { device: WINDOW, depth: 'flat' });
    desk = await visit(app.port);
    for (const name of NAMES) {
      const person = await visit(app.port);
      await person.client.room.call({ name });
      void watchRoom(person);
      people.push(person);
    }
    await allHere(desk, NAMES.length);
    await desk.client.evening.begin(FRIDAY);
    await desk.client.evening.next({});
    await desk.client.evening.deal({});
    const random = seeded(5);
    await Promise.all(people.map((person) => playSeat(person, random)));
    await eveningOf(desk, isPlayed);
    home = await app.arrive('/#/evening', { device: WINDOW });
    await home.page.locator('.evening-standings').waitFor();
  }, LONG);

  afterAll(async () => {
    for (const person of people) await person.leave();
    await desk.leave();
  }, PATIENCE);

  const again = () => tv.page.locator('.tv-again');

  /** A sheet opened anew asks the host anew. */
  async function listedAtHome(): Promise<string[]> {
    const { page } = home;
    await page.getByRole('button', { name: 'Highlights' }).click();
    await page.locator('.story-list > li, dialog p[role="status"]:has-text("Nothing stands out")').first().waitFor();
    return listed(page);
  }

  it('is nowhere while the evening goes on', async () => {
    expect(await tv.page.locator('.tv-story, .tv-again').count()).toBe(0);
    expect(await home.page.getByRole('button', { name: 'Highlights' }).count()).toBe(0);
  });

  it(
    'begins by itself on the television once the standings were read, and names who played',
    async () => {
      await desk.client.evening.end({});
      story = await toldOn(tv, 'evening-story-tv');
      expect(story.length).toBeGreaterThan(0);
      expect(namedIn(story).length).toBeGreaterThan(0);
      await tv.page.locator('.desk-screen').waitFor();
    },
    LONG,
  );

  it(
    'is the same on the evening’s page, and saved as one picture',
    async () => {
      const { page } = home;
      expect(await listedAtHome()).toEqual(story);
      await shoot(home, 'evening-story-page');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a picture' }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe('Friday at Nonna’s.png');
      const picture = readFileSync(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      await page.getByRole('button', { name: 'Close' }).click();
    },
    PATIENCE,
  );

  it(
    'names nobody who has switched it off since, where it is told once more',
    async () => {
      const [name = ''] = namedIn(story);
      await people[NAMES.indexOf(name)]?.client.session.leaveOut({ out: true });
      const rest = await listedAtHome();
      expect(namedIn(rest)).not.toContain(name);
      await again().click({ force: true });
      // They may have been all that was told.
      if (rest.length === 0) await again().waitFor({ state: 'detached' });
      else expect(namedIn(await toldOn(tv))).not.toContain(name);
    },
    LONG,
  );

  it(
    'is gone, and says so, once everybody has switched it off',
    async () => {
      for (const { client } of people) await client.session.leaveOut({ out: true });
      await home.page.reload();
      expect(await listedAtHome()).toEqual([]);
      await home.page.getByText('Nothing stands out this evening').waitFor();
      if ((await again().count()) > 0) await again().click({ force: true });
      await again().waitFor({ state: 'detached' });
      expect(await tv.page.locator('.tv-story').count()).toBe(0);
      expect([tv, home].flatMap(({ complaints }) => complaints)).toEqual([]);
    },
    PATIENCE,
  );
});
