/** Debian's Firefox by WebDriver BiDi, which it speaks itself (w3.org/TR/webdriver-bidi). Playwright's own way asks for more than ESR 153 knows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asText, type Engine, type Pane, type Size } from './pane.ts';

const PROGRAM = '/usr/bin/firefox-esr';

export const firefoxLacks = (): string => (existsSync(PROGRAM) ? '' : `${PROGRAM} is not installed`);

/** A finger is a finger, and nothing is fetched from outside; the rest a remote one sets by itself. */
const PREFERENCES = `user_pref('dom.w3c_touch_events.enabled', 1);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('app.normandy.enabled', false);
`;

type Told = Record<string, unknown>;
/** What a page complained of, and which one did. */
type Said = { readonly text: string; readonly by: string | undefined };
type Send = (method: string, params: object) => Promise<Told>;

/** `more`: what it is set to besides. */
export async function startFirefox(more = ''): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'panno-verde-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES + more);
  const program = spawn(PROGRAM, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Said[] = [];
  const socket = new WebSocket(`${await listensAt(program)}/session`);
  const send = speaking(socket, (method, params) => {
    const { level, text, source } = params as { level?: string; text?: string; source?: { context?: string } };
    if (method === 'log.entryAdded' && level === 'error') said.push({ text: String(text), by: source?.context });
  });
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'Firefox',
    open: (size) => open(send, size, said),
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function listensAt(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    program.stderr?.on('data', (more) => {
      text += more;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    program.once('exit', () => reject(new Error(text)));
  });
}

function speaking(socket: WebSocket, event: (method: string, params: Told) => void): Send {
  const waiting = new Map<number, { resolve(result: Told): void; reject(error: Error): void }>();
  let number = 0;
  socket.onmessage = ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(data);
    if (method) return event(method, params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++number, { resolve, reject });
      socket.send(JSON.stringify({ id: number, method, params }));
    });
}

async function open(send: Send, viewport: Size, said: readonly Said[]): Promise<Pane> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'window', userContext });
  await send('browsingContext.setViewport', { context, viewport });
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(ask, given) {
      const told = await send('script.evaluate', {
        expression: asText(ask, given),
        target: { context },
        awaitPromise: false,
      });
      const { type, result, exceptionDetails } = told as { type: string; result: { value: string } } & Told;
      if (type !== 'success') throw new Error(JSON.stringify(exceptionDetails));
      return JSON.parse(result.value);
    },
    async press({ x, y }) {
      const steps = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...PRESSED];
      await act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps });
    },
    async write(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    complaints: async () => said.flatMap(({ text, by }) => (by === context ? text : [])),
    async shut() {
      await send('browsingContext.close', { context });
    },
  };
}

const PRESSED = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
