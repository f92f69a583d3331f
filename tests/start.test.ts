/** `npm start` and `npm run serve` as processes of their own, where there is an Electron and where there is none. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
let data: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  data = join(folder, 'data');
});

afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Runs a script as npm does; what it prints grows in `text`. Under CI nothing is fetched. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...rest } = process.env;
  const child = spawn(process.execPath, [`tools/${script}.ts`, ...args], {
    env: { ...rest, LC_ALL: 'C', CI: 'true', ...env },
  });
  started = child;
  const printed = { text: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    printed.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.errors += chunk;
  });
  return { child, printed, exit: once(child, 'exit') };
}

/** The address for this computer, once the server has printed it. */
function addressIn(printed: { text: string }): Promise<string> {
  return vi.waitFor(
    () => /http:\/\/(localhost|127[.]0[.]0[.]1):\d+\//.exec(printed.text)?.[0] ?? expect.fail('no address yet'),
    20_000,
  );
}

/** A program of our own, to stand where another is called. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

/** Of the desktop under the test nothing: neither which one it is, nor a browser of its own that would come before ours. */
const noDesktop = () => ({
  XDG_CURRENT_DESKTOP: 'X-Generic',
  XDG_DATA_HOME: folder,
  XDG_DATA_DIRS: folder,
  XDG_CONFIG_HOME: folder,
  XDG_CONFIG_DIRS: folder,
});

/** The line in which it says why it opens no window. */
const excuse = (why: string) => `No Electron window (${why}): the same table is served to the browser.`;

/** The addresses of this computer that others have; none where it is in no network. */
const outside = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : address)),
  );

/** At which of these the server answers that is here. */
async function answersAt(addresses: readonly string[], here: string): Promise<string[]> {
  const { port } = new URL(here);
  const answers = (address: string): Promise<boolean> =>
    fetch(`http://${address}:${port}/about.json`).then(
      () => true,
      () => false,
    );
  const all = await Promise.all(addresses.map(answers));
  return addresses.filter((_, k) => all[k]);
}

describe('npm start', () => {
  it('says in one line that there is no display, serves the browser, and closes cleanly on Ctrl-C', async () => {
    const { child, printed, exit } = run('start', ['--port', '0', '--data', data]);
    const page = await fetch(await addressIn(printed));
    expect(await page.text()).toContain('<title>');
    expect(printed.text.split('\n').filter((line) => line.includes('Electron'))).toEqual([
      excuse('there is no display'),
    ]);

    // A desktop is closed until somebody opens it there; only a server is open from the start.
    expect(printed.text).toContain('closed to the network until you open it');
    expect(printed.text).not.toContain('To join with a phone');
    expect(await answersAt(outside(), await addressIn(printed))).toEqual([]);

    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    expect(readdirSync(data).filter((file) => file.endsWith('-wal'))).toEqual([]);
  });

  it('says in one line that Electron is not to be had, and opens the browser', async () => {
    const opened = join(folder, 'opened');
    const env = {
      ...noDesktop(),
      DISPLAY: ':99',
      ELECTRON_OVERRIDE_DIST_PATH: '/nowhere',
      BROWSER: program('browser', `echo "$1" > ${opened}`),
    };
    const { printed } = run('start', ['--port', '0', '--data', data], env);
    const address = await addressIn(printed);
    expect(printed.text).toContain(excuse('it is not installed and could not be fetched'));
    await vi.waitFor(() => expect(readFileSync(opened, 'utf8').trim()).toBe(address), 10_000);
  });

  it('opens the window where there is an Electron', async () => {
    program('electron', 'echo "window: $@"');
    const env = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: folder };
    const { printed, exit } = run('start', ['--port', '0', '--data', data], env);
    expect(await exit).toEqual([0, null]);
    expect(printed.text).toBe(`window: . --data ${data}\n`);
  });

  it('stops at an unknown flag with one line', async () => {
    const { printed, exit } = run('start', ['--loud']);
    expect(await exit).toEqual([2, null]);
    expect(printed).toEqual({ text: '', errors: expect.stringMatching(/^[^\n]*--loud[^\n]*\n$/) });
  });

  it('stops at a folder without a name with one line', async () => {
    const { printed, exit } = run('start', ['--data', '']);
    expect(await exit).toEqual([2, null]);
    expect(printed).toEqual({ text: '', errors: '--data needs the name of a folder\n' });
  });
});

describe('npm run serve', () => {
  it('is the table server alone', async () => {
    const { child, printed, exit } = run('serve', ['--port', '0', '--data', data, '--host', '127.0.0.1']);
    const page = await fetch(await addressIn(printed));
    expect(page.status).toBe(200);
    expect(printed.text).not.toContain('Electron');
    expect(printed.text).not.toContain('closed to the network');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('stops at an unknown flag with one line', async () => {
    const { printed, exit } = run('serve', ['--loud']);
    expect(await exit).toEqual([2, null]);
    expect(printed).toEqual({ text: '', errors: expect.stringMatching(/^[^\n]*--loud[^\n]*\n$/) });
  });
});
