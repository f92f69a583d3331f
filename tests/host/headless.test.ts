import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#main/program-messages.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import { refusalOf, visit } from './support/client.ts';
import { endChildren, runIn, runToEnd, startChild } from './support/server-process.ts';
import { removeFolders, temporaryFolder } from './support/test-server.ts';

afterAll(() => {
  endChildren();
  removeFolders();
});

/** One line on standard error, nothing else, exit 2. */
function expectRefused({ code, out, error }: Awaited<ReturnType<typeof runToEnd>>, says: RegExp): void {
  expect(out).toBe('');
  expect(error).toMatch(says);
  expect(error.trimEnd()).not.toContain('\n');
  expect(code).toBe(2);
}

describe('the table server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is, serves, and closes cleanly on %s', async (signal) => {
    const data = join(temporaryFolder(), 'made', 'for', 'it');
    const server = await startChild(data);
    expect(server.said()).toContain(`http://127.0.0.1:${server.port}/`);
    const ada = await visit(server.port);
    const { table } = await ada.client.tables.open({ game: 'briscola-chiamata' });
    await ada.client.table.sit({ table, seat: 0, name: 'Ada' });
    expect(server.said()).toContain(`Everything is kept in ${data}`);
    const [, code = ''] = /with the code ([A-Z2-9]{4})$/m.exec(server.said()) ?? [];
    const bob = await visit(server.port);
    expect(await bob.client.tables.enter({ code, name: 'Bob' })).toEqual({ table: null, room: true });
    await ada.client.room.newCode({});
    const told = /new code[\s\S]*with the code ([A-Z2-9]{4})$/m;
    await expect.poll(server.said).toMatch(told);
    const [, fresh = ''] = told.exec(server.said()) ?? [];
    const eve = await visit(server.port);
    expect(await refusalOf(eve.client.tables.enter({ code }))).toMatchObject({ reason: 'wrong-code' });
    expect(await eve.client.tables.enter({ code: fresh, name: 'Eve' })).toEqual({ table: null, room: true });
    expect(await server.end(signal)).toBe(0);
    await ada.closed;

    const again = await startChild(data);
    const returned = await visit(again.port, ada.token);
    expect(returned.token).toBe(ada.token);
    for await (const list of await returned.client.tables.watch({})) {
      expect(list).toMatchObject([{ id: table, mine: [0], host: true }]);
      break;
    }
    expect(await again.end('SIGTERM')).toBe(0);
  });

  it('prints the three cards that somebody at another desktop reads out', async () => {
    const server = await startChild(temporaryFolder());
    const home = await visit(server.port);
    const lying = await home.client.line.watch({});
    expect(await lying.next()).toMatchObject({ value: null });
    const guest = await visit(server.port, undefined, 'sealed');
    await guest.client.line.compare({});
    await guest.client.line.show({ part: '09'.repeat(32) });
    const { cards, device } = (await lying.next()).value as KeyComparison;
    const print = await loadMessages('en');
    const named = cards.map((card) => `  ${print('card', { rank: card.slice(0, 1), suit: card.slice(1) })}\n`);
    const told = print('host-key.here', { who: 'Somebody', device });
    await expect.poll(server.said).toContain(`${told}\n\n${named.join('')}`);
    expect(named.join()).toMatch(/^ {2}\w+ of \w+\n,/);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('shows the house’s icon with each of its pages', async () => {
    const server = await startChild(temporaryFolder());
    for (const path of ['/', '/screen', '/hand']) {
      const page = await fetch(`http://127.0.0.1:${server.port}${path}`);
      const [, address = ''] = /<link rel="icon" [^>]*href="([^"]+)"/.exec(await page.text()) ?? [];
      const icon = await fetch(new URL(address, page.url));
      expect(icon.headers.get('content-type'), path).toBe('image/svg+xml');
      expect(await icon.text()).toBe(readFileSync('resources/public/icon.svg', 'utf8'));
    }
    await server.end('SIGKILL');
  });

  it('says what became of a store that it could not read', async () => {
    const data = temporaryFolder();
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'panno-verde.sqlite'), 'no database at all');
    const server = await startChild(data);
    expect(server.said()).toMatch(
      /^Note: The file of tables and matches was damaged[.] It was kept as .*sqlite[.]\d{8}T\d{6}Z, and a new one was started[.] Open again what’s missing[.]/m,
    );
    const { client } = await visit(server.port);
    const { notices } = await client.session.greet({});
    expect(notices?.[1]).toMatchObject({
      key: 'store.kept',
      params: { kept: expect.stringMatching(/^panno-verde[.]sqlite/) },
    });
    expect(JSON.stringify(notices)).not.toContain(data);
    await server.end('SIGKILL');
  });

  it('says that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const data = temporaryFolder();
    expectRefused(
      await runToEnd('--port', String(port), '--host', '127.0.0.1', '--data', data),
      new RegExp(`^Port ${port} is taken`),
    );
    other.close();
  });

  it('says that a folder can’t be used', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expectRefused(await runToEnd('--data', join(folder, 'file', 'data')), /^Nothing can be saved in /);
  });

  it('says that another one uses the folder', async () => {
    const data = temporaryFolder();
    const server = await startChild(data);
    expectRefused(await runToEnd('--port', '0', '--data', data), /^Another Panno Verde is using /);
    await server.end('SIGTERM');
  });

  it.each([
    [['--data', ''], /^--data needs the name of a folder$/m],
    [['--colour', 'red'], /^Unknown option --colour[.]/],
    [['lobby'], /^Unknown option lobby[.]/],
    [['--port'], /^--port needs a value/],
    [['--port', 'eleven'], /--port needs a whole number from 0 to 65535, not eleven/],
    [['--port', '70000'], /--port needs/],
    [['--pace', '-1'], /--pace/],
    [['--host', 'no.such.host.invalid'], /Can’t listen on no[.]such[.]host[.]invalid/],
  ])('says what is wrong with %j', async (args, says) => {
    expectRefused(await runToEnd('--data', temporaryFolder(), ...args), says);
  });
});

describe('in the language of the system', () => {
  it.each([
    ['de_AT.UTF-8', /^Port \d+ ist belegt/, '--no-discovery: andere'],
    ['it_IT.UTF-8', /^La porta \d+ è occupata/, '--no-discovery: gli altri'],
    ['fr_FR.UTF-8', /^Port \d+ is taken/, '--no-discovery: don’t announce'],
  ])('%s', async (LC_ALL, taken, help) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const args = ['--port', String(port), '--host', '127.0.0.1', '--data', temporaryFolder()];
    expectRefused(await runIn({ LC_ALL }, ...args), taken);
    other.close();
    const { code, out } = await runIn({ LC_ALL }, '--help');
    expect(code).toBe(0);
    expect(out).toContain(help);
  });
});
