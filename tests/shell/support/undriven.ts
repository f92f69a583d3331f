/**
 * The app with nobody attached to its pages: what drives a browser holds a page that has crashed. The shell alone is asked,
 * through Node's own debugger.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface Undriven {
  /** What an expression of the main process comes to, where `electron` is its package; waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** The same of the page's. */
  inPage(expression: string): Promise<unknown>;
  /** Quits it; its exit code. */
  quit(): Promise<number | null>;
}

/** A module has no `require` of its own. */
const ELECTRON = `const electron = process.getBuiltinModule('module').createRequire('/')('electron');`;

interface Answer {
  readonly id: number;
  readonly result?: { readonly result: { readonly value?: unknown }; readonly exceptionDetails?: object };
}

/** Attaches to a process that was started with `--inspect=0`. */
export async function attach(process: ChildProcess): Promise<Undriven> {
  const socket = new WebSocket(await addressOf(process.stderr as Readable));
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  async function evaluate(expression: string): Promise<unknown> {
    const id = ++count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const whole = `(async () => { ${ELECTRON} return ${expression}; })()`;
    const params = { expression: whole, awaitPromise: true, returnByValue: true };
    socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
    const { result } = await answered;
    if (result?.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
    return result?.result.value;
  }

  // Node answers before it is whole.
  while (!(await evaluate('electron.app.isReady()').catch(() => false))) await setTimeout(100);
  return {
    evaluate,
    inPage: (expression) =>
      evaluate(
        `electron.BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(${JSON.stringify(expression)})`,
      ),
    async quit() {
      const ended = once(process, 'exit');
      await evaluate('setImmediate(() => electron.app.quit()) && undefined');
      // Node ends once nobody debugs it any more.
      socket.close();
      const [code] = await ended;
      return code;
    },
  };
}

/** Where it says that it listens. */
async function addressOf(errors: Readable): Promise<string> {
  for await (const line of createInterface({ input: errors })) {
    const [, address] = /^Debugger listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      errors.resume();
      return address;
    }
  }
  throw new Error('it listens to no debugger');
}
