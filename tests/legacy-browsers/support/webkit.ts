/** WebKitGTK's own small browser by WebDriver (w3.org/TR/webdriver2), before a screen that nobody sees. A driver has one window: each has its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { asText, type Engine, type Pane, pause, type Size } from './pane.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = ['4.1', '6.0', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find(existsSync);
const NO_SCREEN = '/usr/bin/Xvfb';

export function webkitLacks(): string {
  if (!existsSync(DRIVER)) return `${DRIVER} is not installed`;
  if (!BROWSER) return 'webkit2gtk has no MiniBrowser';
  return existsSync(NO_SCREEN) ? '' : `${NO_SCREEN} is not installed`;
}

/** Where this program is told to end. */
const ended = async (program: ChildProcess): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await gone;
};

export async function startWebKit(): Promise<Engine> {
  const screen = spawn(NO_SCREEN, ['-displayfd', '3', '-screen', '0', '2000x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text) => resolve(`:${String(text).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
  const windows: Pane[] = [];
  return {
    name: 'WebKit',
    async open(size) {
      const window = await open(display, size);
      windows.push(window);
      return window;
    },
    async close() {
      for (const window of windows) await window.shut();
      await ended(screen);
    },
  };
}

type Ask = (path: string, body?: object, method?: string) => Promise<unknown>;

async function open(display: string, size: Size): Promise<Pane> {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const ask: Ask = async (path, body, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 100; tries > 0; tries--) {
    if (await ask('/status').catch(() => false)) break;
    await pause(100);
  }
  const options = { binary: BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string): Promise<unknown> =>
    ask(`${session}/execute/sync`, { script: `return ${script}`, args: [] });
  // A window has a bar: so much more.
  await ask(`${session}/window/rect`, { ...size });
  const inside = (await run('[innerWidth, innerHeight]')) as [number, number];
  await ask(`${session}/window/rect`, { ...size, height: 2 * size.height - inside[1] });
  const act = (source: object) => ask(`${session}/actions`, { actions: [source] });
  return {
    async goto(url) {
      await ask(`${session}/url`, { url });
      await run(HEARD);
    },
    evaluate: async (asked, given) => JSON.parse(String(await run(asText(asked, given)))),
    async press({ x, y }) {
      const steps = [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }, ...PRESSED];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps });
    },
    async write(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    picture: async () => Buffer.from(String(await ask(`${session}/screenshot`)), 'base64'),
    complaints: async () => (await run('window.heardComplaints ?? []')) as string[],
    async shut() {
      await ask(session, undefined, 'DELETE').catch(() => undefined);
      await ended(driver);
    },
  };
}

/** WebDriver tells of no errors: the page writes them down from when it is there. */
const HEARD = `void (window.heardComplaints = [],
  addEventListener('error', (event) => heardComplaints.push(String(event.message))),
  addEventListener('unhandledrejection', (event) => heardComplaints.push(String(event.reason))))`;

const PRESSED = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const address = door.address();
      door.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
