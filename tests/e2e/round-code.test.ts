/** A round of numbered deals at an evening, given to others as a code and a picture, and played by it at another table. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { eveningOf, isPlayedOut, playSeat, watchRoom } from '../host/support/evening-clients.ts';
import { dealAmongBots, sitDown } from './support/at-table.ts';
import { type Guest, PATIENCE, shoot } from './support/guest.ts';
import { serveInside } from './support/served.ts';

const DEALS = 2;
const WISH: EveningRequest = {
  name: 'Friday',
  games: [{ game: 'spizzichino' }],
  form: { form: 'swiss' },
  scoring: 'duplicate',
  rounds: 1,
  minutes: 20,
  deals: DEALS,
};

const app = serveInside();
const people: Visitor[] = [];
let laptop: Guest;

beforeAll(async () => {
  for (const name of ['Ada', 'Bob', 'Cleo', 'Dino']) {
    const visitor = await visit(app.port);
    await visitor.client.room.call({ name });
    void watchRoom(visitor);
    people.push(visitor);
  }
  const [ada] = people as [Visitor];
  await ada.client.evening.begin(WISH);
  await ada.client.evening.next({});
  await ada.client.evening.deal({});
  laptop = await app.arrive('/#/evening', { device: { viewport: { width: 1280, height: 720 } } });
  laptop.page.setDefaultTimeout(60_000);
  await laptop.page.locator('.evening-table').first().waitFor();
}, PATIENCE);

afterAll(async () => {
  for (const visitor of people) await visitor.leave();
});

it('gives a round of Spizzichino as a code when all have played it, and deals it again', {
  timeout: PATIENCE,
}, async () => {
  const { page } = laptop;
  const challenge = page.getByRole('button', { name: 'Challenge others' });
  expect(await challenge.count()).toBe(0);
  await Promise.all(people.map((person) => playSeat(person, seeded(4))));
  await eveningOf(people[0] as Visitor, isPlayedOut);
  await challenge.click();
  const sheet = page.locator('dialog.challenge');
  await sheet.getByText(`can play the same ${DEALS} deals`).waitFor();
  expect(await sheet.locator('.deal-code img, .deal-code svg').count()).toBe(1);
  const code = (await sheet.locator('code').innerText()).replaceAll(' ', '-');
  await shoot(laptop, 'round-code');
  expect(await copied(sheet.getByRole('button', { name: 'Copy the code' }))).toEqual(code);
  // While the evening is on, its desk alone lays tables in the room.
  await people[0]?.client.evening.end({});
  await page.goto(app.url(`/#/new/spizzichino/${code}`));
  await page.getByText(`${DEALS} deals for 2`).waitFor();
  await shoot(laptop, 'round-by-code');
  await page.locator('.new-table .brass').click();
  await page.locator('main.lobby dt', { hasText: 'Numbered deals' }).waitFor();
  await page.getByText('Anyone with this deal’s code').waitFor();
  await sitDown(laptop, 'Elsa');
  await dealAmongBots(laptop);
  await page.getByText(`Deal 1 of ${DEALS}`).waitFor();
  await shoot(laptop, 'round-again');
  expect(laptop.complaints).toEqual([]);
});

/** What lies on the clipboard when this was pressed; it says that it does, and says nothing where it does not. */
async function copied(button: Locator): Promise<string> {
  const { page } = laptop;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  await page.evaluate(() => {
    Object.assign(document, { execCommand: () => false });
  });
  await button.click();
  expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });
  await button.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
