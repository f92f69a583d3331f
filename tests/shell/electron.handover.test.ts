/** A table comes from another computer into the real Electron's window, and goes back: the window follows. */
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atHome, begun, started, stopAll, tampering } from '../handover/support/hosts.ts';
import { soon } from '../handover/support/people.ts';
import { removeFolders, type TestServer } from '../host/support/test-server.ts';
import { ElectronApp, type Running, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('A table that moves');

describe.skipIf(reason)('a table that moves to the real Electron', () => {
  let house: ElectronApp;
  let running: Running;

  beforeAll(async () => {
    house = new ElectronApp();
    running = await house.start();
  });

  afterAll(async () => {
    await running?.app.close().catch(() => undefined);
    house.close();
    await stopAll();
    await removeFolders();
  });

  it('is taken, stands there with its people, and goes back', async () => {
    const { page } = running;
    await page.getByRole('link', { name: 'Play together' }).click();
    await page.getByText('Open to the network').click();
    const port = (await page.locator('.address').last().innerText()).split(':').at(-1);
    const { data, handover } = tampering((call) => call);
    const other: TestServer = await started({ data, handover: { ...handover, port: () => other.port } });
    const { anna, table } = await begun(other, 'briscola');
    const going = anna.client.handover.start({ table, address: `127.0.0.1:${port}` });
    await page.getByRole('button', { name: 'Accept' }).click();
    await soon(() => expect(anna.shown.latest?.giving?.step).toBe('comparing'));
    await anna.client.handover.confirm({});
    await going;
    await page.getByText('You’re watching').waitFor();
    await page.evaluate((id) => {
      location.hash = `#/table/${id}/menu`;
    }, table);
    await page.getByRole('button', { name: 'Move to another computer…' }).click();
    const home = await atHome(other);
    await page.locator('dialog .table-line').click();
    await soon(() => expect(home.shown.latest?.offered ?? null).not.toBeNull());
    await home.client.handover.answer({ yes: true });
    await page.getByRole('button', { name: 'Same cards: move' }).click();
    await page.getByText(`The table is on ${hostname()} now.`).waitFor();
    await page.getByText('You’re watching').waitFor();
    expect(other.host.host.table(table)?.stage).toBe('playing');
  });
});
