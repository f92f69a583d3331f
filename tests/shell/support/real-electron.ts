/** The app in the real Electron, driven as a person would. Where that can't be, the reason is printed and the tests are skipped. */
import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { hasDisplay, ORDINARY_USER, program, whyNotHere } from './electron-program.ts';
import { attach, type Undriven } from './undriven.ts';

/** Why it can't be tried here. Where a release is made it must be: `PANNO_VERDE_MUST_RUN=electron`. */
export const reason = whyNotHere();
if (reason && process.env.PANNO_VERDE_MUST_RUN === 'electron')
  throw new Error(`The real Electron must run: ${reason}.`);

/** Says what is not tried, and why. */
export function sayWhyNot(what: string): void {
  if (reason) process.stdout.write(`${what} was not tried in the real Electron: ${reason}.\n`);
}

export interface Running {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** A start that nobody drives. */
interface Plain {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  errors(): string;
}

/** So long a step may take on a machine with neighbours, in ms: who waits for what happens loses nothing by it. */
export const PATIENCE = 120_000;

/** A box of GTK's about a fault. */
const PRESS_BOX = ['search', '--onlyvisible', '--name', '^Error$', 'windowfocus', 'key', 'Return'];

/** A data folder of its own, and a display where there is none; put away at the end. */
export class ElectronApp {
  readonly data = folderForIt();
  readonly #home = folderForIt();
  readonly #program: string;
  readonly #plain: ChildProcess[] = [];
  #display: ChildProcess | undefined;
  #env: Record<string, string> | undefined;

  /** Another program than Electron with the app's sources: a packed one. */
  constructor(packed = program) {
    this.#program = packed;
  }

  /** Opens its display, which a start otherwise waits for. */
  async ready(): Promise<void> {
    await this.#environment();
  }

  /** Starts the app on this folder, with these switches and words besides. */
  async start(...args: string[]): Promise<Running> {
    const app = await _electron.launch({
      timeout: PATIENCE,
      chromiumSandbox: true,
      executablePath: ORDINARY_USER ? resolve(import.meta.dirname, 'as-ordinary-user.sh') : this.#program,
      args: this.#words(...args),
      env: await this.#environment(),
    });
    const page = await app.firstWindow({ timeout: PATIENCE });
    page.setDefaultTimeout(PATIENCE);
    return { app, page };
  }

  /** Starts it once more, as a link or a second click does; its exit code. */
  async startAgain(...args: string[]): Promise<number> {
    const env = await this.#environment();
    const second = spawn(this.#program, this.#words('--', ...args), { stdio: 'ignore', env, ...ORDINARY_USER });
    const [code] = await once(second, 'exit');
    return code;
  }

  /** Starts it with nobody driving its page. */
  async startUndriven(): Promise<Undriven> {
    const env = await this.#environment();
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    return attach(
      spawn(this.#program, ['--inspect=0', ...this.#words()], { stdio: [...stdio], env, ...ORDINARY_USER }),
    );
  }

  /** Starts it with nobody driving it, and `more` in its environment: its process, how it ends, what it says of faults. */
  async startPlain(more: NodeJS.ProcessEnv, args: readonly string[]): Promise<Plain> {
    const env = { ...(await this.#environment()), ...more };
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    return this.#watch(spawn(this.#program, this.#words(...args), { stdio: [...stdio], env, ...ORDINARY_USER }));
  }

  #watch(child: ChildProcessByStdio<null, null, Readable>): Plain {
    this.#plain.push(child);
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += data;
    });
    return { child, ended: once(child, 'exit').then(([code]) => code), errors: () => errors };
  }

  /** Starts this program as its owner does, on the folder where its data is kept by itself: below a home of its own. */
  async startInstalled(program: string, more: NodeJS.ProcessEnv, args: readonly string[]): Promise<Plain> {
    const env = {
      ...(await this.#environment()),
      HOME: this.#home,
      XDG_CONFIG_HOME: join(this.#home, '.config'),
      ...more,
    };
    return this.#watch(spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env, ...ORDINARY_USER }));
  }

  /** The same with no network but its own: this computer's, until `plugIn`. As root alone. */
  async startUnplugged(more: NodeJS.ProcessEnv): Promise<Plain & { plugIn(address: string): void }> {
    const env = { ...(await this.#environment()), ...more };
    const { uid, gid } = ORDINARY_USER ?? { uid: 0, gid: 0 };
    const inside = `ip link set lo up; exec setpriv --reuid ${uid} --regid ${gid} --clear-groups "$@"`;
    const plain = this.#watch(
      spawn('unshare', ['--net', 'sh', '-c', inside, 'sh', this.#program, ...this.#words()], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env,
      }),
    );
    const at = (...args: string[]) =>
      execFileSync('nsenter', ['--target', String(plain.child.pid), '--net', 'ip', ...args]);
    return {
      ...plain,
      plugIn(address) {
        at('link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', 'router');
        at('addr', 'add', `${address}/24`, 'dev', 'eth0');
        for (const end of ['router', 'eth0']) at('link', 'set', end, 'up');
      },
    };
  }

  /** Starts it where it can do no more than say why in a box, and presses that away: how it ends. */
  async startIntoBox(...args: string[]): Promise<{ code: number | null; errors: string }> {
    const { ended, errors } = await this.startPlain({}, args);
    const env = await this.#environment();
    const timer = setInterval(() => spawnSync('xdotool', PRESS_BOX, { env, timeout: 5000 }), 500);
    const code = await ended;
    clearInterval(timer);
    return { code, errors: errors() };
  }

  /** Whether a window of this name is to be seen. */
  hasWindow(name: string): boolean {
    const args = ['search', '--onlyvisible', '--name', `^${name}$`];
    return spawnSync('xdotool', args, { env: this.#env, timeout: 5000 }).status === 0;
  }

  close(): void {
    for (const child of this.#plain) child.kill('SIGKILL');
    this.#display?.kill();
    for (const folder of [this.data, this.#home]) rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  }

  #words(...args: string[]): string[] {
    return [...(this.#program === program ? ['.'] : []), '--data', this.data, '--no-discovery', ...args];
  }

  async #environment(): Promise<Record<string, string>> {
    this.#env ??= {
      ...process.env,
      ...(!hasDisplay && { DISPLAY: await this.#openDisplay() }),
      ...(ORDINARY_USER && { HOME: this.#home, ORDINARY_USER: String(ORDINARY_USER.uid), PROGRAM: this.#program }),
    } as Record<string, string>;
    return this.#env;
  }

  /** A display of our own; its name. */
  async #openDisplay(): Promise<string> {
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#display = display;
    const [number] = await once(display.stdio[3] as Readable, 'data');
    return `:${String(number).trim()}`;
  }
}

function folderForIt(): string {
  const folder = mkdtempSync(join(tmpdir(), 'electron-'));
  if (ORDINARY_USER) chownSync(folder, ORDINARY_USER.uid, ORDINARY_USER.gid);
  return folder;
}

/** From home into a match among bots, by keys alone. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.locator('.game-cloth', { has: page.getByText(game, { exact: true }) }).press('Enter');
  await page.getByRole('button', { name: `${game}: play now` }).press('Enter');
  await page.locator('dialog input:focus').waitFor();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await page.locator('[data-hand], .pile-tile').first().waitFor({ state: 'attached' });
}
