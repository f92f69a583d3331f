import { once } from 'node:events';
import type { BrowserWindow as RealWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteTarget } from '../../src/main/lan/reach/remote-host-pipe.ts';
import { PAGE_URL } from '../../src/main/shell/app-protocol.ts';
import { serveHostPorts } from '../../src/main/shell/window-ports.ts';
import { BrowserWindow, Frame, type MessageChannelMain } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

type Port = MessageChannelMain['port1'];

let window: BrowserWindow;
let connected: Port[];
/** Where the ports are to lead. */
let goals: (RemoteTarget | undefined)[];

beforeEach(async () => {
  window = new BrowserWindow({ webPreferences: {} });
  connected = [];
  goals = [];
  // The stand-in has of a window what the shell uses.
  serveHostPorts(window as unknown as RealWindow, (port, goal) => {
    connected.push(port as unknown as Port);
    goals.push(goal);
  });
  await window.loadURL(PAGE_URL);
});

const requestPort = (senderFrame: Frame | null, address?: unknown, key?: unknown) =>
  window.webContents.ipc.emit('port', { senderFrame }, address, key);

const PRINT = 'abcdefghijklmnopqrstuv';

describe('the port', () => {
  it('goes to the page, its other end to the host', async () => {
    const page = window.webContents.mainFrame;
    requestPort(page);
    expect(page.received).toMatchObject([{ channel: 'port' }]);
    const end = page.received[0]?.ports[0];
    const heard = once(connected[0] as Port, 'message');
    connected[0]?.start();
    end?.postMessage('good evening');
    expect(await heard).toMatchObject([{ data: 'good evening' }]);
    end?.close();
  });

  it.each([
    ['a frame inside the page', () => new Frame('app://panno-verde/')],
    ['a frame from elsewhere', () => new Frame('https://example.org/')],
    ['a frame that has gone', () => null],
    ['the window gone elsewhere', () => Object.assign(window.webContents.mainFrame, { url: 'https://example.org/' })],
    [
      'the window at another host',
      () => Object.assign(window.webContents.mainFrame, { url: 'app://panno-verde.org/' }),
    ],
  ])('is refused to %s', (_, frame) => {
    const asking = frame();
    requestPort(asking);
    expect(connected).toEqual([]);
    expect(asking?.received ?? []).toEqual([]);
  });

  it('leads to another host where the page says which', () => {
    const page = window.webContents.mainFrame;
    for (const address of ['192.168.1.7:4747', 'box.local', '[fd00::7]:80']) requestPort(page, address);
    expect(goals.map((goal) => goal?.address)).toEqual(['192.168.1.7:4747', 'box.local', '[fd00::7]:80']);
    connected.at(-1)?.close();
  });

  it('leads to the host with the key that a link or a person has said', () => {
    const page = window.webContents.mainFrame;
    for (const by of ['link', 'person'] as const) {
      requestPort(page, 'box.local', `${by} ${PRINT}`);
      expect(goals.at(-1)).toEqual({ address: 'box.local', said: { by, print: PRINT } });
    }
    connected.at(-1)?.close();
  });

  it.each([`sight ${PRINT}`, 'link', 'link short', `link ${PRINT}x`, PRINT, '', 7, null, {}])(
    'leads nowhere with a key that is none: %j',
    (key) => {
      const page = window.webContents.mainFrame;
      requestPort(page, 'box.local', key);
      expect([connected, page.received]).toEqual([[], []]);
    },
  );

  it.each([
    ['192.168.1.7:4747/ws?'],
    ['user@192.168.1.7'],
    ['http://192.168.1.7'],
    ['x'.repeat(300)],
    [''],
    [7],
    [null],
    [{ address: '192.168.1.7' }],
  ])('leads to no %j', (address) => {
    const page = window.webContents.mainFrame;
    requestPort(page, address);
    expect([connected, page.received]).toEqual([[], []]);
  });

  it('is one: asking again closes the one before', async () => {
    const page = window.webContents.mainFrame;
    requestPort(page);
    const closed = once(connected[0] as Port, 'close');
    requestPort(page);
    await closed;
    expect(connected).toHaveLength(2);
    connected[1]?.close();
  });
});
