import { once } from 'node:events';
import type { BrowserWindow as RealWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE } from '../../src/main/shell/page.ts';
import { handPorts } from '../../src/main/shell/port.ts';
import { BrowserWindow, Frame, type MessageChannelMain } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

type Port = MessageChannelMain['port1'];

let window: BrowserWindow;
let connected: Port[];
/** The addresses that the ports are to lead to. */
let addresses: (string | undefined)[];

beforeEach(async () => {
  window = new BrowserWindow({ webPreferences: {} });
  connected = [];
  addresses = [];
  // The stand-in has of a window what the shell uses.
  handPorts(window as unknown as RealWindow, (port, address) => {
    connected.push(port as unknown as Port);
    addresses.push(address);
  });
  await window.loadURL(PAGE);
});

const requestPort = (senderFrame: Frame | null, address?: unknown) =>
  window.webContents.ipc.emit('port', { senderFrame }, address);

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
    expect(addresses).toEqual(['192.168.1.7:4747', 'box.local', '[fd00::7]:80']);
    connected.at(-1)?.close();
  });

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
