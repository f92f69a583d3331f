/** What a person does and finds at a table in the app, whatever is played there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rulesOf } from '#catalogue';
import { replay } from '#shared/engine/replay.ts';
import { visit } from '../../host/support/client.ts';
import { tokenIn } from './decrypted-wire.ts';
import type { Guest } from './guest.ts';
import { coverOf } from './home.ts';

/** The id of the table that the page is at. */
export function tableOf({ page }: Guest): string {
  const [, id] = /#\/table\/([^/?]+)/.exec(page.url()) ?? [];
  if (!id) throw new Error(`no table at ${page.url()}`);
  return id;
}

/** The code of the table that the page is at, as its host told the page last. */
export function codeOf({ received }: Guest): string {
  const [, code] = /"code":"(\w+)"/.exec(received.findLast((message) => message.includes('"code":"')) ?? '') ?? [];
  if (!code) throw new Error('the page was told no code');
  return code;
}

/** The address at which others come in to that table; `from` where one of them is. */
export function wayIn(guest: Guest, from: Guest = guest): string {
  return new URL(`/#/join/${codeOf(guest)}`, from.page.url()).href;
}

/** The record of the match at that table, which only who played it is given: its page goes on where it was. */
export async function recordOf(guest: Guest): Promise<unknown> {
  const { page } = guest;
  const token = tokenIn(await page.evaluate(() => ({ ...localStorage })));
  const { client, leave } = await visit(Number(new URL(page.url()).port), token);
  const record = await client.play.record({ table: tableOf(guest) });
  await leave();
  await page.getByRole('button', { name: 'Use here' }).click();
  return record;
}

/** Opens a table of the game that is called so from the home screen, by mouse. `choose` fills in the form. */
export async function openTable({ page }: Guest, game: string, choose: (page: Page) => Promise<void>): Promise<void> {
  await coverOf(page, game).click();
  await page.getByRole('link', { name: `${game}: set up` }).click();
  await choose(page);
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByLabel('Your name').waitFor();
}

/** Sits down on the first free seat, or on the one wanted. */
export async function sitDown({ page }: Pick<Guest, 'page'>, name: string, seat = 1): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit here: seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** The same with a finger, on a phone. */
export async function sitByTap({ page }: Pick<Guest, 'page'>, name: string, seat = 1): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit here: seat ${seat}` }).tap();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Bots take the empty seats, and the match begins. */
export async function dealAmongBots({ page }: Pick<Guest, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
}

/** How the match ended as its record gives it, checked by playing that again. */
export async function resultOf<Result>(guest: Guest): Promise<Result> {
  const record = await recordOf(guest);
  expect(replay(record, rulesOf)).not.toHaveProperty('fault');
  return (record as { result: Result }).result;
}

/** The totals on a score sheet, by seat. On paper they have a true minus. */
export async function totalsOn({ page }: Guest, sheet: string): Promise<number[]> {
  const cells = await page.locator(`${sheet} [data-total]`).allInnerTexts();
  return cells.map((text) => Number(text.replace('−', '-')));
}
