/** The app in the real Electron. Where that can't be, the reason is printed and the tests are skipped. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { electronBinary } from '../../scripts/electron-binary.ts';

const binary = electronBinary();
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY);
const hasXvfb = spawnSync('Xvfb', ['-help'], { stdio: 'ignore' }).error === undefined;

function whyNot(): string | undefined {
  if (!binary) return 'no Electron binary is here (npx install-electron fetches it)';
  if (process.getuid?.() === 0) return "Electron's sandbox does not run as root";
  if (!hasDisplay && !hasXvfb) return 'there is neither a display nor Xvfb';
  return undefined;
}

const reason = whyNot();
if (reason) process.stdout.write(`The desktop app was not tried in the real Electron: ${reason}.\n`);

describe.skipIf(reason)('the app in the real Electron', () => {
  let display: ChildProcess | undefined;
  let data: string;
  let app: ElectronApplication;
  let page: Page;

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'electron-'));
    const env = { ...process.env, DISPLAY: hasDisplay ? process.env.DISPLAY : await openDisplay() } as Record<
      string,
      string
    >;
    app = await _electron.launch({ executablePath: binary ?? '', args: ['.', '--data', data], env });
    page = await app.firstWindow();
  });

  /** A display of our own; its name. */
  async function openDisplay(): Promise<string> {
    display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = await once(display.stdio[3] as Readable, 'data');
    return `:${String(number).trim()}`;
  }

  afterAll(async () => {
    await app?.close();
    display?.kill();
    rmSync(data, { recursive: true, force: true });
  });

  it('opens one window at its own page, which reaches the host', async () => {
    expect(page.url()).toMatch(/^app:\/\/panno-verde\//);
    await page.getByRole('heading').first().waitFor();
    expect(app.windows()).toHaveLength(1);
  });

  it('gives the page no Node and no way out', async () => {
    const seen = await page.evaluate(async () => ({
      node: ['require', 'process', 'module'].filter((name) => name in globalThis),
      opened: window.open('https://example.org/'),
      fetched: await fetch('https://example.org/').then(
        () => true,
        () => false,
      ),
    }));
    expect(seen).toEqual({ node: [], opened: null, fetched: false });
  });

  it('hands a second start over to the first', async () => {
    const second = spawn(binary ?? '', ['.', '--data', data], { stdio: 'ignore' });
    const [code] = await once(second, 'exit');
    expect(code).toBe(0);
    expect(app.windows()).toHaveLength(1);
  });
});
