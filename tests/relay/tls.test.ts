/** The relay's program with certificate and key of its own: page, host and clients come by TLS. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';
import { joinByApp } from './support/app-window.ts';
import { openHost, stopAll, stopLater, TOKEN } from './support/relayed.ts';

const RELAY = join(import.meta.dirname, '../../src/main/relay.ts');

const why = spawnSync('openssl', ['version']).error?.message;
if (why) process.stdout.write(`No certificate could be made here, so no relay spoke TLS: ${why}.\n`);

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
const FOR = ['-addext', 'subjectAltName=DNS:localhost'];

describe.skipIf(why)('a relay with TLS', () => {
  const usual = getCACertificates('default');
  let folder: string;
  let port = '';

  beforeAll(async () => {
    folder = temporaryFolder();
    const [cert, key, tokens] = ['cert.pem', 'key.pem', 'tokens'].map((name) => join(folder, name));
    const made = spawnSync('openssl', [...REQUEST.split(' '), ...FOR, '-out', `${cert}`, '-keyout', `${key}`]);
    expect(made.status, String(made.stderr)).toBe(0);
    writeFileSync(`${tokens}`, TOKEN);
    const flags = ['--tokens', tokens, '--cert', cert, '--key', key, '--port', '0', '--host', 'localhost'];
    relay = spawn(process.execPath, [RELAY, ...flags.map(String)], { env: { ...process.env, LANG: 'en' } });
    let said = '';
    for (const stream of [relay.stdout, relay.stderr])
      stream?.on('data', (text) => {
        said += text;
      });
    await soon(() => expect(said).toMatch(/port \d+/));
    [, port = ''] = /port (\d+)/.exec(said) ?? [];
  });
  let relay: ChildProcess | undefined;

  afterEach(async () => {
    setDefaultCACertificates(usual);
    await stopAll();
  });
  afterAll(() => {
    relay?.kill();
    removeFolders();
  });

  const trust = () => setDefaultCACertificates([...usual, readFileSync(join(folder, 'cert.pem'), 'utf8')]);

  it('serves the page by https, for good', async () => {
    trust();
    const page = await fetch(`https://localhost:${port}/hand/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html');
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    expect(page.headers.get('content-security-policy')).toContain(`wss://localhost:${port}`);
  });

  it('carries lines by wss, of a page and of an app', async () => {
    trust();
    const host = await openHost();
    host.outside.open(`localhost:${port}`, TOKEN);
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'open', relay: `https://localhost:${port}` }));
    const page = new WebSocket(`wss://localhost:${port}/sealed`, host.print, { origin: `https://localhost:${port}` });
    stopLater(() => page.terminate());
    const hello = await new Promise<Buffer>((resolve) => page.once('message', resolve));
    expect(hello.subarray(1)).toEqual(Buffer.from(host.server.host.key.open));
    const window = await joinByApp(`https://localhost:${port}/${host.print}`);
    stopLater(() => window.close());
    expect(window.texts[0]).toContain('"token"');
  });

  it('is believed by nobody whose computer doesn’t know who made its certificate', async () => {
    const host = await openHost();
    host.outside.open(`localhost:${port}`, TOKEN);
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'opening', why: 'no-answer' }));
    const window = await joinByApp(`https://localhost:${port}/${host.print}`);
    expect(window).toMatchObject({ isClosed: true, texts: [], words: [] });
  });
});
