import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const BUILT = 'out/preload/index.cjs';
const ORIGIN = 'app://panno-verde';

const code = readFileSync(BUILT, 'utf8');

type Listener = (event: object) => void;

/** The preload as Electron runs it: one CommonJS script with a `require` and a window, no more. */
function run() {
  const listeners: { page?: Listener; port?: Listener; shell?: Listener } = {};
  const send = vi.fn();
  const postMessage = vi.fn();
  const window = {
    addEventListener: (_: 'message', listener: Listener) => {
      listeners.page = listener;
    },
    postMessage,
  };
  const ipcRenderer = {
    send,
    on: (channel: 'port' | 'shell', listener: Listener) => {
      listeners[channel] = listener;
    },
  };
  const required: string[] = [];
  const require = (name: string) => {
    required.push(name);
    return { ipcRenderer };
  };
  const exports = {};
  new Function('require', 'exports', 'window', 'location', code)(require, exports, window, { origin: ORIGIN });
  return { listeners, send, postMessage, window, required, exports };
}

describe('the built preload', () => {
  let preload: ReturnType<typeof run>;

  beforeEach(() => {
    preload = run();
  });

  it('is one file that requires Electron alone and exposes nothing', () => {
    expect(readdirSync('out/preload')).toEqual(['index.cjs']);
    expect(preload.required).toEqual(['electron']);
    expect(preload.exports).toEqual({});
    expect(code).not.toMatch(/^\s*(import|export)\s|import\(|contextBridge/m);
  });

  it('asks for a port when the page says that it is ready', () => {
    preload.listeners.page?.({ source: preload.window, origin: ORIGIN, data: 'panno-verde:ready' });
    expect(preload.send.mock.calls).toEqual([['port', undefined, undefined]]);
  });

  it('asks for one to another host when the page says which', () => {
    const data = 'panno-verde:ready 192.168.1.7:4747';
    preload.listeners.page?.({ source: preload.window, origin: ORIGIN, data });
    expect(preload.send.mock.calls).toEqual([['port', '192.168.1.7:4747', undefined]]);
  });

  it('hands on which key that one must have', () => {
    const data = 'panno-verde:ready 192.168.1.7:4747 link abcdefghijklmnopqrstuv';
    preload.listeners.page?.({ source: preload.window, origin: ORIGIN, data });
    expect(preload.send.mock.calls).toEqual([['port', '192.168.1.7:4747', 'link abcdefghijklmnopqrstuv']]);
  });

  it.each([
    ['another frame', { source: {} }],
    ['another origin', { origin: 'https://example.org' }],
    ['another message', { data: 'panno-verde:port' }],
    ['a message with too much in it', { data: 'panno-verde:ready 192.168.1.7 and more' }],
    ['a key that is none', { data: 'panno-verde:ready 192.168.1.7 link abc' }],
    ['a key that nobody has said', { data: 'panno-verde:ready 192.168.1.7 abcdefghijklmnopqrstuv' }],
    ['listening with more in it', { data: 'panno-verde:listens install' }],
    ['a message that is no text', { data: ['panno-verde:ready'] }],
  ])('asks for nothing when %s speaks', (_, differing) => {
    const ready = { source: preload.window, origin: ORIGIN, data: 'panno-verde:ready' };
    preload.listeners.page?.({ ...ready, ...differing });
    expect(preload.send).not.toHaveBeenCalled();
  });

  it('hands the port to its own page, and to no other origin', () => {
    const port = {};
    preload.listeners.port?.({ ports: [port] });
    expect(preload.postMessage.mock.calls).toEqual([['panno-verde:port', ORIGIN, [port]]]);
  });

  it('asks for a port to the shell when the page listens, and hands it over the same way', () => {
    preload.listeners.page?.({ source: preload.window, origin: ORIGIN, data: 'panno-verde:listens' });
    expect(preload.send.mock.calls).toEqual([['shell']]);
    const port = {};
    preload.listeners.shell?.({ ports: [port] });
    expect(preload.postMessage.mock.calls).toEqual([['panno-verde:shell', ORIGIN, [port]]]);
  });
});
