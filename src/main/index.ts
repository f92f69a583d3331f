/** The desktop shell: one window over one host. What it allows and refuses lies in shell/; see docs/security.md. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog, protocol, session } from 'electron';
import { bestLanguage } from '#shared/i18n/languages.ts';
import { isHandoverAnswer, isHotspotRequest, isUpdateRequest } from '#shared/protocol/desktop-shell.ts';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import { botWorkerBeside } from './bot-threads.ts';
import { makeHotspot } from './lan/hotspot/hotspot.ts';
import { makeNetwork } from './lan/network.ts';
import { makeOutside } from './lan/outside/outside.ts';
import { pipeToHost } from './lan/reach/remote-host-pipe.ts';
import { dataFolderErrorText, loadMessages } from './program-messages.ts';
import { registerScheme, servePage } from './shell/app-protocol.ts';
import { recoverFromCrashes } from './shell/crash-recovery.ts';
import { checkDataFolder, checkInstanceLock } from './shell/data-folder.ts';
import { hardenApp, hardenSession, refuseDebuggers } from './shell/hardening.ts';
import { serveMenus } from './shell/menus.ts';
import { type Inbox, makeInbox } from './shell/open-requests/inbox.ts';
import { closeBeforeQuitting } from './shell/quitting.ts';
import { readFeed } from './shell/updates/feed.ts';
import { makeUpdates, type Updates, type UpdatesSetup } from './shell/updates/updates.ts';
import { focusWindow, loadPage, makeWindow } from './shell/window.ts';
import { serveHostPorts, serveShellPort } from './shell/window-ports.ts';
import { serveWindow } from './shell/window-requests.ts';
import { startHost } from './start-host.ts';
import { DataFolderError } from './store/open-database.ts';

const OUT = resolve(import.meta.dirname, '..');
const PAGES = join(OUT, 'renderer');

function run(): void {
  refuseDebuggers(app);
  app.enableSandbox();
  // A graphics driver that falls over twice would cost the table for good: Chromium blames the page, and nothing here loads it anew.
  app.disableDomainBlockingFor3DAPIs();
  registerScheme();
  hardenApp(app);
  const data = chooseDataFolder();
  checkDataFolder(data);
  // A second start hands over to the first, which brings its window forward and takes what it was started with.
  if (!app.requestSingleInstanceLock()) {
    checkInstanceLock(data);
    app.quit();
    return;
  }
  const inbox = registerOpenRequests();
  let isQuitting = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(() => open(inbox))
    .catch((error: unknown) => {
      // A start that is cut short fails somewhere: a box about it would wait for a press, and the process with it.
      if (!isQuitting) giveUp(error);
    });
}

/** Links and files, as each system hands them over: macOS by events that come before it is ready, the others as arguments. */
function registerOpenRequests(): Inbox {
  const inbox = makeInbox();
  app.on('open-url', (event, url) => {
    event.preventDefault();
    inbox.take(url, '/');
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    inbox.take(path, '/');
  });
  app.on('second-instance', (_, argv, folder) => inbox.takeArguments(argv, folder));
  inbox.takeArguments(process.argv, process.cwd());
  return inbox;
}

/** `--data DIR`, and whether other hosts are neither looked for nor told of this one. Electron has flags of its own. */
function readFlags() {
  const options = { data: { type: 'string' }, 'no-discovery': { type: 'boolean' } } as const;
  return parseArgs({ args: process.argv, options, strict: false }).values;
}

/** Where everything is kept: if not at the usual place, then where it was said. Each folder has a first start of its own. */
function chooseDataFolder(): string {
  const values = readFlags();
  if (values.data === undefined) return app.getPath('userData');
  if (typeof values.data !== 'string' || values.data === '') throw new Error('--data needs the name of a folder.');
  const folder = resolve(values.data);
  checkDataFolder(folder);
  app.setPath('userData', folder);
  return folder;
}

async function open(inbox: Inbox): Promise<void> {
  const data = app.getPath('userData');
  const network = makeNetwork({
    port: DEFAULT_PORT,
    orAny: true,
    alwaysListen: false,
    pages: PAGES,
    discovery: readFlags()['no-discovery'] !== true,
  });
  const { discovery, doctor } = network;
  const outside = makeOutside({ file: join(data, 'relay.json') });
  const host = startHost({
    data,
    botWorker: botWorkerBeside(import.meta.url),
    network,
    doctor,
    outside,
    ...(discovery && { discovery }),
  });
  const hotspot = makeHotspot({ platform: process.platform });
  const close = async (): Promise<void> => {
    updates?.close();
    outside.close();
    await Promise.all([hotspot.close(), network.close()]);
    await host.close();
  };
  const closeAll = closeBeforeQuitting(app, close);
  await network.serve(host);
  outside.serve(host);

  hardenSession(session.defaultSession);
  servePage(protocol, PAGES, app.getPreferredSystemLanguages());

  const window = makeWindow(join(OUT, 'preload/index.cjs'), join(data, 'window.json'));
  const { 'panno-verde': version } = host.about();
  let guest = false;
  serveHostPorts(window, (port, goal) => {
    guest = goal !== undefined;
    if (goal === undefined) host.connect(port);
    else pipeToHost(port, goal, version, host.knownHosts).catch(() => port.close());
  });
  const isPlaying = (): boolean => guest || host.isPlaying();
  const updates = updatesFor({ file: join(data, 'updates.json'), isPlaying, closeAll });
  const requests = serveWindow(window);
  serveShellPort(window, {
    listened(tell) {
      requests.watch(tell);
      updates?.watch((view) => tell({ kind: 'updates', updates: view }));
      hotspot.watch((view) => tell({ kind: 'hotspot', hotspot: view }));
      inbox.handTo((opened) => tell({ kind: 'opened', opened }));
      host.watchOfferedTable((offered) => tell({ kind: 'table-offered', offered }));
      host.watchOtherVersions((theirs) => tell({ kind: 'other-version', theirs, ours: version }));
    },
    asked(ask) {
      if (isUpdateRequest(ask)) updates?.ask(ask);
      else if (isHandoverAnswer(ask)) host.answerOffer(ask === 'take-table');
      else if (isHotspotRequest(ask)) hotspot.ask(ask);
      else requests.ask(ask);
    },
  });
  const print = await serveMenus(window, app.getPreferredSystemLanguages());
  recoverFromCrashes(window, print, () => app.quit());
  app.on('second-instance', () => focusWindow(window));
  await loadPage(window);
}

/** Only an app that was packed with a feed has updates; whoever started it from its sources fetches those. */
function updatesFor(setup: Omit<UpdatesSetup, 'updater'>): Updates | undefined {
  const feed = app.isPackaged ? readFeed(app.getAppPath()) : undefined;
  if (!feed) return undefined;
  return makeUpdates({ ...setup, updater: async () => (await import('./shell/updates/updater.ts')).updaterFor(feed) });
}

/** The language that the system speaks with its people; known once the app is ready. */
function systemLanguage(): string {
  return bestLanguage(app.getPreferredSystemLanguages());
}

/** Says what is wrong, and ends. */
function giveUp(error: unknown): void {
  if (error instanceof DataFolderError) showDataFolderError(error).catch(() => app.exit(2));
  else stop(error instanceof Error ? error.message : String(error));
}

/** Before the app is ready it can show no box on Linux, and knows no language. */
async function showDataFolderError(error: DataFolderError): Promise<void> {
  await app.whenReady();
  stop(dataFolderErrorText(await loadMessages(systemLanguage()), error));
}

function stop(why: string): void {
  dialog.showErrorBox('Panno Verde', why);
  app.exit(2);
}

try {
  run();
} catch (error) {
  giveUp(error);
}
