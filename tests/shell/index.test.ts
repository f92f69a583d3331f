/** The shell as a whole, with a stand-in for Electron and the real host behind it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { contract } from '#shared/protocol/contract.ts';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { visit } from '../host/support/client.ts';
import { removeFolders, startServer } from '../host/support/test-server.ts';
import { app, BrowserWindow, Frame, Menu, powerSaveBlocker, protocol, session } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

let data: string;
let window: BrowserWindow;

/** So long may it take on a machine with neighbours until the host stands and its page is there, in ms. */
const STARTED = 60_000;

const LINK = 'panno-verde://join/192.168.1.20:4747/K7MP';
const INVITATION = { kind: 'opened', opened: { kind: 'invitation', address: '192.168.1.20:4747', code: 'K7MP' } };

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'shell-'));
  app.paths.userData = data;
  // A test sends nothing to the network it runs in.
  process.argv.push('--no-discovery');
  await import('../../src/main/index.ts');
  window = await vi.waitFor(() => {
    const [first] = BrowserWindow.all;
    if (first?.webContents.mainFrame.url !== 'app://panno-verde/') throw new Error('no page yet');
    return first;
  }, STARTED);
});

afterAll(() => rmSync(data, { recursive: true }));

/** The page asks for its port, as the preload does for it; the client that the page makes of it. */
function askForPort(address?: string) {
  const page = window.webContents.mainFrame;
  window.webContents.ipc.emit('port', { senderFrame: page }, address);
  const port = page.received.at(-1)?.ports[0] as MessagePort;
  const link = new RPCLink({ port: textsOf(port) });
  port.start();
  return { port, client: createORPCClient<ContractRouterClient<typeof contract>>(link) };
}

/** What a host says through a port is text, as the page takes it; the shell's own words about the line are no answers. */
function textsOf(port: MessagePort): globalThis.MessagePort {
  const texts = {
    postMessage: (text: string) => port.postMessage(text),
    addEventListener: (name: string, call: (event: { data?: unknown }) => void) => {
      if (name === 'message') port.on(name, (data) => typeof data === 'string' && call({ data }));
      else port.on(name, call);
    },
  };
  // Of a page's port the link uses these two.
  return texts as unknown as globalThis.MessagePort;
}

/** The page's end of its latest line to the shell. */
function shellPort(): MessagePort {
  return window.webContents.mainFrame.received.findLast(({ channel }) => channel === 'shell')?.ports[0] as MessagePort;
}

/** The page listens to the shell; what it hears from now on, but for the window's shape and the Wi-Fi network. */
function listen(shapes: unknown[] = [], networks: unknown[] = []): unknown[] {
  const words: unknown[] = [];
  window.webContents.ipc.emit('shell', { senderFrame: window.webContents.mainFrame });
  const apart: Readonly<Record<string, unknown[]>> = { 'full-screen': shapes, hotspot: networks };
  shellPort().on('message', (word) => (apart[word.kind] ?? words).push(word));
  return words;
}

describe('the shell', () => {
  it('makes one window, dark and hidden until its page is drawn', () => {
    expect(BrowserWindow.all).toHaveLength(1);
    expect(window.options).toMatchObject({
      width: 1280,
      height: 720,
      minWidth: 640,
      minHeight: 400,
      fullscreen: false,
      show: false,
      backgroundColor: '#14100c',
    });
    expect(window.calls).toEqual([]);
    window.emit('ready-to-show');
    expect(window.calls).toEqual(['show']);
  });

  it('gives the page the rights of a page, and no developer tools once packaged', () => {
    expect(app.calls).toContain('enableSandbox');
    expect(window.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      devTools: false,
    });
    expect(window.options.webPreferences.preload).toMatch(/[\\/]preload[\\/]index\.cjs$/);
  });

  it('has every guard in its place', async () => {
    expect(window.webContents.openWindow({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    expect(window.webContents.listenerCount('will-navigate')).toBe(1);
    // It is opened again, and the screen may sleep.
    expect(window.webContents.listenerCount('render-process-gone')).toBe(2);
    expect(window.listenerCount('unresponsive')).toBe(1);
    expect(Object.keys(session.defaultSession.handlers).sort()).toEqual(['check', 'device', 'permission', 'request']);
    expect(protocol.privileged.map(({ scheme }) => scheme)).toEqual(['app']);
    const served = await protocol.serve(new Request('app://panno-verde/'));
    expect(served.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('has keys for full screen and for leaving, and none for developers once packaged', () => {
    const items = Menu.template.flatMap(({ submenu }) => submenu ?? []);
    expect(items).toContainEqual({ role: 'togglefullscreen', label: 'Full screen', accelerator: 'F11' });
    expect(items).toContainEqual({ role: 'quit', label: 'Quit', accelerator: 'CmdOrCtrl+Q' });
    expect(items).not.toContainEqual({ role: 'toggleDevTools' });
  });

  it('speaks in its menus as the page does, and has what a text field needs', async () => {
    const { webContents } = window;
    webContents.emit('did-navigate', {}, 'app://panno-verde/?lang=de#/settings');
    const labels = () =>
      Menu.template.flatMap(({ label, submenu = [] }) => [label, ...submenu.map(({ label }) => label)]);
    await vi.waitFor(() => expect(labels()).toEqual(['Tisch', 'Vollbild', undefined, 'Beenden']));
    const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true };
    webContents.emit('context-menu', {}, { isEditable: true, selectionText: '', editFlags });
    expect([...(Menu.popped.at(-1) ?? [])]).toMatchObject([
      { role: 'cut', label: 'Ausschneiden', enabled: false },
      { role: 'copy', label: 'Kopieren', enabled: false },
      { role: 'paste', label: 'Einfügen', enabled: true },
      { type: 'separator' },
      { role: 'selectAll', label: 'Alles auswählen', enabled: true },
    ]);
    // Beside the fields there is nothing to do but copy what is marked.
    webContents.emit('context-menu', {}, { isEditable: false, selectionText: ' ', editFlags });
    expect(Menu.popped).toHaveLength(1);
    webContents.emit('did-navigate', {}, 'app://panno-verde/');
    await vi.waitFor(() => expect(labels()).toEqual(['Table', 'Full screen', undefined, 'Quit']));
  });

  it("hands the page a port, and the host's router answers through it", async () => {
    const { port, client } = askForPort();
    const { token, version } = await client.session.greet({});
    expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
    expect(await client.session.greet({ token })).toMatchObject({ token });
    const { table } = await client.tables.open({ game: 'briscola-chiamata' });
    const tables = await client.tables.watch({});
    expect((await tables.next()).value).toMatchObject([{ id: table, game: 'briscola-chiamata' }]);
    port.close();
  });

  it('listens to the network only while a table is open to it', async () => {
    const { port, client } = askForPort();
    await client.session.greet({});
    const { table } = await client.tables.open({ game: 'viva' });
    const views = await client.table.watch({ table });
    const seen: string[][] = [];
    void (async () => {
      for await (const { addresses } of views) seen.push(addresses);
    })().catch(() => undefined);
    const answers = async (at: string) => (await fetch(`${at}/about.json`).catch(() => undefined))?.ok === true;
    // A computer in no network has no address but its own.
    const at = () => seen.at(-1)?.[0] ?? `http://127.0.0.1:${DEFAULT_PORT}`;
    await vi.waitFor(() => expect(seen).toEqual([[]]));
    expect(await answers(at())).toBe(false);

    await client.table.changeSettings({ table, settings: { open: true } });
    await vi.waitFor(async () => expect(await answers(at())).toBe(true), 10_000);
    const open = at();
    expect(await (await fetch(`${open}/about.json`)).json()).toMatchObject({ tables: [table] });
    await client.table.close({ table });
    await vi.waitFor(async () => expect(await answers(open)).toBe(false), 10_000);
    port.close();
  });

  it('leads to another host in the house, and ends when that goes', async () => {
    const other = await startServer();
    const there = await visit(other.port);
    const { table, code } = await there.client.tables.open({ game: 'spizzichino' });
    const { port, client } = askForPort(`127.0.0.1:${other.port}`);
    const closed = new Promise((resolve) => port.once('close', resolve));
    const { token } = await client.session.greet({});
    expect(await client.tables.enter({ code })).toEqual({ table, room: false });
    await client.table.sit({ table, seat: 1, name: 'Bea' });
    // It is no session of the app's own host.
    const home = askForPort();
    expect((await home.client.session.greet({ token })).token).not.toBe(token);
    await closed;
    const again = askForPort(`127.0.0.1:${other.port}`);
    expect((await again.client.session.greet({ token })).token).toBe(token);
    const gone = new Promise((resolve) => again.port.once('close', resolve));
    await other.stop();
    await gone;
    removeFolders();
  });

  it('refuses a port to anyone else', () => {
    const foreign = new Frame('https://example.org/');
    window.webContents.ipc.emit('port', { senderFrame: foreign });
    expect(foreign.received).toEqual([]);
  });

  it('ends what streamed through a port when the page takes another', async () => {
    const first = askForPort();
    await first.client.session.greet({});
    const tables = await first.client.tables.watch({});
    await tables.next();
    const ended = tables.next().then(
      ({ done }) => done,
      () => true,
    );
    const second = askForPort();
    expect(await ended).toBe(true);
    await second.client.session.greet({});
    second.port.close();
  });

  it('comes forward when it is started again', () => {
    window.calls.length = 0;
    window.minimized = true;
    app.emit('second-instance', {}, ['panno-verde'], '/');
    expect(window.calls).toEqual(['restore', 'show', 'focus']);
  });

  it('tells the page what was opened with it, and does nothing of that itself', async () => {
    const preventDefault = vi.fn();
    // Before any page listens, as macOS does it.
    app.emit('open-url', { preventDefault }, LINK);
    const words = listen();
    await vi.waitFor(() => expect(words).toEqual([INVITATION]), STARTED);
    // As Windows and Linux do it, with a switch that Chromium has put between.
    app.emit('second-instance', {}, ['panno-verde', '--original-process-start-time=1', '--', LINK], '/');
    await vi.waitFor(() => expect(words).toEqual([INVITATION, INVITATION]), STARTED);
    app.emit('open-url', { preventDefault }, 'panno-verde://join/127.0.0.1:22/K7MP');
    await vi.waitFor(() => expect(words.at(-1)).toEqual({ kind: 'opened', opened: { kind: 'strange-link' } }), STARTED);
    writeFileSync(join(data, 'x.panno'), 'x');
    app.emit('open-file', { preventDefault }, join(data, 'x.panno'));
    const file = { kind: 'opened', opened: { kind: 'file', name: 'x.panno', bytes: new TextEncoder().encode('x') } };
    await vi.waitFor(() => expect(words.at(-1)).toEqual(file), STARTED);
    app.emit('second-instance', {}, ['panno-verde', '--', 'x.panno'], data);
    await vi.waitFor(() => expect(words).toHaveLength(5), STARTED);
    expect(words.at(-1)).toEqual(file);
    expect(preventDefault).toHaveBeenCalledTimes(3);
  });

  it('tells only its own page, and one at a time', async () => {
    const foreign = new Frame('https://example.org/');
    window.webContents.ipc.emit('shell', { senderFrame: foreign });
    expect(foreign.received).toEqual([]);
    const before = listen();
    const now = listen();
    app.emit('open-url', { preventDefault: vi.fn() }, LINK);
    await vi.waitFor(() => expect(now).toEqual([INVITATION]), STARTED);
    expect(before).toEqual([]);
  });

  it('fills the screen as the page asks, and tells it whenever that changes', async () => {
    const shapes: unknown[] = [];
    listen(shapes);
    await vi.waitFor(() => expect(shapes).toEqual([{ kind: 'full-screen', isFull: false }]));
    shellPort().postMessage('full-screen');
    await vi.waitFor(() => expect(shapes.at(-1)).toEqual({ kind: 'full-screen', isFull: true }));
    expect(window.fullScreen).toBe(true);
    // By a key, without the page.
    window.setFullScreen(false);
    await vi.waitFor(() => expect(shapes.at(-1)).toEqual({ kind: 'full-screen', isFull: false }));
  });

  it('keeps the screen on while the page asks for it, and no longer than there is a page', async () => {
    const { started } = powerSaveBlocker;
    const awake = async () => {
      shellPort().postMessage('stay-awake');
      await vi.waitFor(() => expect([...started.values()]).toEqual(['prevent-display-sleep']));
    };
    listen();
    await awake();
    shellPort().postMessage('may-sleep');
    await vi.waitFor(() => expect(started.size).toBe(0));
    await awake();
    listen();
    expect(started.size).toBe(0);
    await awake();
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(started.size).toBe(0);
  });

  it('makes a Wi-Fi network as its page asks, and says where it can’t', async () => {
    const networks: unknown[] = [];
    listen([], networks);
    // No program is found there.
    vi.stubEnv('PATH', '/nowhere');
    shellPort().postMessage('start-hotspot');
    const hotspots = [{ is: 'off' }, { is: 'starting' }, { is: 'by-hand', system: 'linux' }];
    const told = hotspots.map((hotspot) => ({ kind: 'hotspot', hotspot }));
    await vi.waitFor(() => expect(networks).toEqual(told), STARTED);
    vi.unstubAllEnvs();
  });

  it('has no updates where it was packed without a feed, whatever the page asks', async () => {
    const words = listen();
    for (const ask of ['look', 'install', { ask: 'look' }, null]) shellPort().postMessage(ask);
    app.emit('open-url', { preventDefault: vi.fn() }, LINK);
    await vi.waitFor(() => expect(words).toEqual([INVITATION]), STARTED);
    expect(existsSync(join(data, 'updates.json'))).toBe(false);
  });

  it('keeps where the window was, and the matches before it quits', async () => {
    app.calls.length = 0;
    window.maximized = true;
    window.close();
    expect(JSON.parse(readFileSync(join(data, 'window.json'), 'utf8'))).toEqual({
      ...window.getNormalBounds(),
      as: 'maximized',
    });
    expect(app.calls).toEqual(['quit']);
    expect(app.ended).toBe(false);
    await vi.waitFor(() => expect(app.ended).toBe(true));
    // A store that is closed leaves no log of writes behind.
    expect(existsSync(join(data, 'panno-verde.sqlite-wal'))).toBe(false);
  });
});
