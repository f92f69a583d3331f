/** The desktop shell: one window over one host. What it allows and refuses lies in shell/; see docs/security.md. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog, Menu, protocol, session } from 'electron';
import { USUAL_PORT } from '#shared/protocol/lan.ts';
import { makeNetwork } from './lan/network.ts';
import { pipe } from './lan/reach/pipe.ts';
import { refuseDebuggers } from './shell/debuggers.ts';
import { appMenu } from './shell/menu.ts';
import { registerScheme, servePage } from './shell/page.ts';
import { handPorts } from './shell/port.ts';
import { recover } from './shell/recovery.ts';
import { refuseEverywhere, refuseIn } from './shell/refusals.ts';
import { bringForward, loadPage, makeWindow } from './shell/window.ts';
import { botWorkerBeside, startHost } from './start.ts';
import { makeFolder } from './store/open.ts';

const OUT = resolve(import.meta.dirname, '..');
const PAGES = join(OUT, 'renderer');

function run(): void {
  refuseDebuggers(app);
  app.enableSandbox();
  registerScheme();
  refuseEverywhere(app);
  moveData();
  // A second start hands over to the first, which brings its window forward.
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(open).catch(giveUp);
}

/** `--data DIR`, and whether other hosts are neither looked for nor told of this one. Electron has flags of its own. */
function readFlags() {
  const options = { data: { type: 'string' }, 'no-discovery': { type: 'boolean' } } as const;
  return parseArgs({ args: process.argv, options, strict: false }).values;
}

/** Where everything is kept, if not at the usual place. Each folder has a first start of its own. */
function moveData(): void {
  const values = readFlags();
  if (values.data === undefined) return;
  if (typeof values.data !== 'string' || values.data === '') throw new Error('--data wants the name of a folder.');
  const folder = resolve(values.data);
  makeFolder(folder);
  app.setPath('userData', folder);
}

async function open(): Promise<void> {
  const data = app.getPath('userData');
  const network = makeNetwork({
    port: USUAL_PORT,
    orAny: true,
    always: false,
    pages: PAGES,
    discovery: readFlags()['no-discovery'] !== true,
  });
  const { discovery } = network;
  const host = startHost({
    data,
    botWorker: botWorkerBeside(import.meta.url),
    network,
    ...(discovery && { discovery }),
  });
  closeBeforeQuitting(async () => {
    await network.close();
    await host.close();
  });
  await network.serve(host);

  Menu.setApplicationMenu(appMenu());
  refuseIn(session.defaultSession);
  servePage(protocol, PAGES, app.getPreferredSystemLanguages());

  const window = makeWindow(join(OUT, 'preload/index.cjs'), join(data, 'window.json'));
  const { 'panno-verde': version } = host.about();
  handPorts(window, (port, address) => {
    if (address === undefined) host.connect(port);
    else pipe(port, address, version).catch(() => port.close());
  });
  recover(window, () => app.quit());
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
