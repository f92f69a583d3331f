/** A packed app with driver.js before it: asked over a socket, since its fuses let no debugger in. */
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { PATIENCE } from './real-electron.ts';

const SOON = { timeout: PATIENCE, interval: 200 };

/** One start of the app. */
export interface Driven {
  /** What an expression of the main process comes to, where `electron` is its package; waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** The same of the page's. */
  inPage(expression: string): Promise<unknown>;
  /** Waits until this holds in the page. */
  until(expression: string): Promise<void>;
  /** Waits until the page has such an element, with this text in it. */
  shows(selector: string, text?: string): Promise<void>;
  /** Waits for such an element and clicks on it. */
  click(selector: string, text?: string): Promise<void>;
  /** Resolves once it has ended. */
  readonly ended: Promise<unknown>;
}

/** Where starts of the app report; `close` lets go of them. */
export interface Drivers {
  /** What the app must find in its environment. */
  readonly env: { readonly PANNO_VERDE_DRIVER: string };
  /** The next start. */
  next(): Promise<Driven>;
  close(): void;
}

/** Listens in a folder that the app's account may reach. */
export async function listenForStarts(folder: string): Promise<Drivers> {
  const path = join(folder, 'driver.socket');
  const server = createServer();
  const came: Socket[] = [];
  const sockets: Socket[] = [];
  server.on('connection', (socket) => {
    came.push(socket);
    sockets.push(socket);
    server.emit('came');
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o777);
  return {
    env: { PANNO_VERDE_DRIVER: path },
    async next() {
      while (came.length === 0) await once(server, 'came');
      return drive(came.shift() as Socket);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

function drive(socket: Socket): Driven {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.on('error', () => undefined);
  createInterface({ input: socket }).on('line', (line) => {
    const answer: Answer = JSON.parse(line);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  async function evaluate(expression: string): Promise<unknown> {
    const id = ++count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${JSON.stringify({ id, expression })}\n`);
    const { value, error } = await answered;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  const inPage = (expression: string) =>
    evaluate(`electron.BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(${JSON.stringify(expression)})`);

  const until = (expression: string): Promise<void> =>
    vi.waitFor(async () => {
      if ((await inPage(expression)) === true) return;
      throw new Error(`not so: ${expression} where it says: ${await inPage('document.body.innerText')}`);
    }, SOON);

  /** Does something to the first such element; waits for it. */
  function withElement(selector: string, text: string, act = ''): Promise<void> {
    const [query, part] = [selector, text].map((word) => JSON.stringify(word));
    const found = `[...document.querySelectorAll(${query})].find((one) => ((one.ariaLabel ?? '') + one.textContent).includes(${part}))`;
    return until(`(() => { const it = ${found}; if (!it) return false; ${act} return true; })()`);
  }

  return {
    evaluate,
    inPage,
    until,
    shows: (selector, text = '') => withElement(selector, text),
    click: (selector, text = '') => withElement(selector, text, 'it.click();'),
    ended: once(socket, 'close'),
  };
}

/** From home into a match among bots. */
export async function playNow(app: Driven, game: string): Promise<void> {
  await app.click('.game-cloth', game);
  await app.click('button', `${game}: play now`);
  await app.shows('dialog');
  // React listens to what an input's own setter has not done before.
  await app.inPage(`(() => {
    const input = document.querySelector('dialog input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'Ada');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await app.click('dialog button', 'Deal');
  await app.shows('[data-hand]');
}
