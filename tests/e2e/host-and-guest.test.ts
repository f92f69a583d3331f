/** A host and a guest from another device, in two browsers: the way in by a code, talk, a pause, and the way out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseAddress } from '../host/support/test-server.ts';
import { codeOf, openTable, sitDown, wayIn } from './support/at-table.ts';
import { arrive, type Guest, PATIENCE } from './support/guest.ts';
import { serveInside } from './support/served.ts';
import { stringWire, type Wire } from './support/wire.ts';

const EVENING = 4 * PATIENCE;

const WRONG_CODE = 'This code opens no table here.';

const app = serveInside({ pace: 50, opensTables: true });
let ada: Guest;
let bob: Guest;
/** Bob comes from his own device: whoever is at the host's computer needs no code and can't be kept out. */
let wire: Wire;

beforeAll(async () => {
  ada = await app.arrive('/', { small: true });
  await openTable(ada, 'Spizzichino', async () => undefined);
  await sitDown(ada, 'Ada', 1);
  wire = await stringWire(app.port, houseAddress(1));
  bob = await arrive(app.browser, `http://127.0.0.1:${wire.port}/`, { small: true });
}, EVENING);

afterAll(() => wire.close());

/** A row of the sheet on which a host sets how the table is run. */
const changeSetting = async (legend: string, choice: string) => {
  await ada.page.getByRole('link', { name: 'Table settings' }).click();
  await ada.page.getByRole('group', { name: legend }).getByRole('radio', { name: choice, exact: true }).click();
  await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
};

it(
  'says why a code opens nothing, and lets in who has the right one',
  async () => {
    const { page } = bob;
    await page.getByRole('button', { name: /Spizzichino.*Ada/ }).click();
    await page.getByLabel('Table code').fill('2222');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    const refused = page.getByText(WRONG_CODE);
    const refusals = () => bob.received.filter((message) => message.includes('"wrong-code"')).length;
    await refused.waitFor();
    expect(refusals()).toBe(1);

    // Of a locked table nobody learns the code: the right one and a wrong one are refused with the same words.
    await changeSetting('Lock', 'Locked');
    await page.getByLabel('Table code').fill(codeOf(ada).toLowerCase());
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect.poll(refusals).toBe(2);
    await refused.waitFor();

    await changeSetting('Lock', 'Unlocked');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await sitDown(bob, 'Bob', 2);
  },
  EVENING,
);

it(
  'swaps two seats, and lets people talk until chat is switched off; gestures remain',
  async () => {
    const places = () => ada.page.locator('.place-name').allTextContents();
    expect(await places()).toEqual(['Ada', 'Bob']);
    await ada.page.getByRole('button', { name: 'Swap Bob with another seat' }).click();
    await ada.page.getByRole('button', { name: 'Swap here: Ada' }).click();
    await expect.poll(places).toEqual(['Bob', 'Ada']);

    const { page } = bob;
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByPlaceholder('Say something').fill('Good evening');
    await page.keyboard.press('Enter');
    await ada.page.getByRole('img', { name: '1 new message' }).waitFor();
    await changeSetting('Chat', 'Off');
    await page.getByText('The host has turned chat off').waitFor();
    expect(await page.getByPlaceholder('Say something').count()).toBe(0);
    await page.getByRole('button', { name: 'Shrug' }).click();
    await ada.page.locator('.at-seat').getByText('shrugs').waitFor();
  },
  EVENING,
);

it(
  'pauses for all, and keeps out whom the host removes',
  async () => {
    await ada.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await ada.page.getByRole('link', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Pause for all' }).click();
    await bob.page.getByText('The match is paused.').waitFor();

    const before = codeOf(ada);
    await ada.page.getByRole('link', { name: 'Table settings' }).click();
    await ada.page.getByRole('button', { name: 'Remove Bob' }).click();
    await ada.page.getByRole('button', { name: 'Remove Bob' }).click();
    await bob.page.getByText('The host has removed you').waitFor();
    await expect.poll(() => codeOf(ada)).not.toBe(before);
    // At the door the code of now is as wrong as any other to who is kept out.
    await bob.page.goto(wayIn(ada, bob));
    await bob.page.getByText(WRONG_CODE).waitFor();
    // Let in again, Bob comes in with it.
    await ada.page.getByRole('button', { name: 'Let back in: Bob' }).click();
    await ada.page.getByRole('button', { name: 'Let back in: Bob' }).waitFor({ state: 'detached' });
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click();
    await bob.page.getByText('The match is paused.').waitFor();
  },
  EVENING,
);

it('leaves nothing to complain about', () => {
  expect([...ada.complaints, ...bob.complaints]).toEqual([]);
});
