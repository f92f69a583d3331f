/** The desktop shell: one window over one host. What it allows and refuses lies in shell/; see docs/security.md. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog, Menu, protocol, session } from 'electron';
import { botWorkerBeside, startHost } from './host/start.ts';
import { appMenu } from './shell/menu.ts';
import { registerScheme, servePage } from './shell/page.ts';
import { handPorts } from './shell/port.ts';
import { refuseEverywhere, refuseIn } from './shell/refusals.ts';
import { bringForward, loadPage, makeWindow } from './shell/window.ts';

const OUT = resolve(import.meta.dirname, '..');

function run(): void {
  app.enableSandbox();
  registerScheme();
  refuseEverywhere(app);
  moveData(process.argv);
  // A second start hands over to the first, which brings its window forward.
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(open).catch(giveUp);
}

/** `--data DIR`: where everything is kept, instead of the usual place. Each folder has a first start of its own. */
function moveData(args: string[]): void {
  const { values } = parseArgs({ args, options: { data: { type: 'string' } }, strict: false });
  if (typeof values.data !== 'string') return;
  const folder = resolve(values.data);
  mkdirSync(folder, { recursive: true });
  app.setPath('userData', folder);
}

async function open(): Promise<void> {
  const data = app.getPath('userData');
  const host = startHost({ data, botWorker: botWorkerBeside(import.meta.url) });
  closeBeforeQuitting(() => host.close());

  Menu.setApplicationMenu(appMenu());
  refuseIn(session.defaultSession);
  servePage(protocol, join(OUT, 'renderer'));

  const window = makeWindow(join(OUT, 'preload/index.cjs'), join(data, 'window.json'));
  handPorts(window, (port) => host.connect(port));
  app.on('second-instance', () => bringForward(window));
  await loadPage(window);
}

/** Quitting waits until the host has closed its matches. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  app.once('will-quit', (event) => {
    event.preventDefault();
    close().then(() => app.quit(), giveUp);
  });
}

function giveUp(error: unknown): void {
  dialog.showErrorBox('Panno Verde stops here', error instanceof Error ? error.message : String(error));
  app.exit(2);
}

try {
  run();
} catch (error) {
  giveUp(error);
}
