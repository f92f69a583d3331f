/** A stand-in for the package `electron`: it keeps what the shell asks for, and plays what Electron would do. */
import { EventEmitter } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** Speaks as Electron's does in the main process: emitter, not event target, and silent until it is started. */
class MessagePortMain extends EventEmitter {
  readonly port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.port = port;
    port.on('close', () => this.emit('close'));
  }

  start(): void {
    this.port.on('message', (data) => this.emit('message', { data, ports: [] }));
  }

  postMessage(message: unknown): void {
    this.port.postMessage(message);
  }

  close(): void {
    this.port.close();
  }
}

export class MessageChannelMain {
  readonly port1: MessagePortMain;
  readonly port2: MessagePortMain;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port1 = new MessagePortMain(port1);
    this.port2 = new MessagePortMain(port2);
  }
}

/** A frame keeps what is posted to it; ports arrive as the page would get them. */
export class Frame {
  url: string;
  readonly received: { channel: string; ports: MessagePort[] }[] = [];

  constructor(url: string) {
    this.url = url;
  }

  postMessage(channel: string, _message: unknown, ports: MessagePortMain[]): void {
    this.received.push({ channel, ports: ports.map(({ port }) => port) });
  }
}

class WebContents extends EventEmitter {
  readonly ipc = new EventEmitter();
  readonly calls: string[] = [];
  readonly mainFrame = new Frame('about:blank');
  openWindow: (details: { url: string }) => unknown = () => ({ action: 'allow' });

  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.openWindow = handler;
  }

  reload(): void {
    this.calls.push('reload');
  }

  forcefullyCrashRenderer(): void {
    this.calls.push('crash');
    this.emit('render-process-gone', {}, { reason: 'killed' });
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new WebContents();
  readonly calls: string[] = [];
  readonly options: Record<string, unknown> & { webPreferences: Record<string, unknown> };
  minimized = false;
  maximized = false;
  fullScreen = false;
  destroyed = false;

  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  /** It takes its time, and fails where the window is closed meanwhile. */
  async loadURL(url: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.destroyed) throw new Error(`ERR_FAILED (-2) loading '${url}'`);
    this.webContents.mainFrame.url = url;
  }

  getNormalBounds() {
    return { x: 40, y: 30, width: 1300, height: 800 };
  }

  isMinimized(): boolean {
    this.#mustBeThere();
    return this.minimized;
  }

  isMaximized(): boolean {
    return this.maximized;
  }

  isFullScreen(): boolean {
    return this.fullScreen;
  }

  setFullScreen(isFull: boolean): void {
    this.fullScreen = isFull;
    this.emit(isFull ? 'enter-full-screen' : 'leave-full-screen');
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  maximize(): void {
    this.calls.push('maximize');
    this.maximized = true;
  }

  /** As when its cross is pressed. */
  close(): void {
    this.emit('close');
    this.destroyed = true;
    this.emit('closed');
    app.windowClosed();
  }

  restore(): void {
    this.calls.push('restore');
  }

  show(): void {
    this.calls.push('show');
  }

  focus(): void {
    this.calls.push('focus');
  }

  /** Electron throws at whoever asks anything of a window that is closed. */
  #mustBeThere(): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
  }
}

/** Chromium's switches: what the app was started with. */
class CommandLine {
  readonly switches = new Set<string>();

  hasSwitch(name: string): boolean {
    return this.switches.has(name);
  }

  removeSwitch(name: string): void {
    this.switches.delete(name);
  }
}

export class App extends EventEmitter {
  readonly isPackaged = true;
  readonly commandLine = new CommandLine();
  readonly paths: Record<string, string> = { userData: '/nowhere' };
  readonly calls: string[] = [];
  first = true;
  isReady = false;
  /** Whether the process has ended by itself. */
  ended = false;
  /** What `quit` has begun and is not through with: a second one is ignored meanwhile. */
  #isQuitting = false;

  enableSandbox(): void {
    this.calls.push('enableSandbox');
  }

  disableDomainBlockingFor3DAPIs(): void {
    if (this.isReady) throw new Error('it must be called before the app is ready');
    this.calls.push('disableDomainBlockingFor3DAPIs');
  }

  /** The lock is a file in the data folder: where that can't be made, another one is said to run. */
  requestSingleInstanceLock(): boolean {
    return this.first && isWritable(this.paths.userData ?? '');
  }

  async whenReady(): Promise<void> {
    this.isReady = true;
  }

  getPreferredSystemLanguages(): string[] {
    return ['en-GB'];
  }

  getAppPath(): string {
    return process.cwd();
  }

  getPath(name: string): string {
    return this.paths[name] ?? '';
  }

  setPath(name: string, path: string): void {
    this.paths[name] = path;
  }

  /** As Electron's `Browser::Quit`: whatever is called inside an event, and in what settles at once there, is ignored. */
  quit(): void {
    this.calls.push('quit');
    if (this.#isQuitting || this.ended) return;
    this.#isQuitting = true;
    this.emit('before-quit', {});
    const open = BrowserWindow.all.filter(({ destroyed }) => !destroyed);
    for (const window of open) window.close();
    if (open.length === 0) this.#leave();
  }

  relaunch(): void {
    this.calls.push('relaunch');
  }

  exit(code: number): void {
    this.calls.push(`exit ${code}`);
    this.ended = true;
  }

  /** A window is gone: with the last one goes the app, if it was to, else the shell is asked. */
  windowClosed(): void {
    if (BrowserWindow.all.some(({ destroyed }) => !destroyed)) return;
    if (this.#isQuitting) this.#leave();
    else this.emit('window-all-closed');
  }

  #leave(): void {
    let isPrevented = false;
    this.emit('will-quit', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) this.ended = true;
    // What has settled meanwhile is called before Electron is out of its event.
    setImmediate(() => {
      this.#isQuitting = false;
    });
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export const app = new App();

type Handler = (...args: unknown[]) => unknown;

class Session extends EventEmitter {
  readonly handlers: Record<string, Handler> = {};
  readonly webRequest = {
    onBeforeRequest: (filter: { urls: string[] }, handler: Handler): void => {
      this.blocked = filter.urls;
      this.handlers.request = handler;
    },
  };
  blocked: string[] = [];

  setPermissionRequestHandler(handler: Handler): void {
    this.handlers.permission = handler;
  }

  setPermissionCheckHandler(handler: Handler): void {
    this.handlers.check = handler;
  }

  setDevicePermissionHandler(handler: Handler): void {
    this.handlers.device = handler;
  }
}

export const session = { defaultSession: new Session() };

export const protocol = {
  privileged: [] as { scheme: string; privileges: Record<string, boolean> }[],
  serve: (_request: Request): Promise<Response> => Promise.reject(new Error('nothing is served yet')),
  registerSchemesAsPrivileged(schemes: { scheme: string; privileges: Record<string, boolean> }[]): void {
    this.privileged.push(...schemes);
  },
  handle(_scheme: string, handler: (request: Request) => Promise<Response>): void {
    this.serve = handler;
  },
};

const DISPLAY = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: () => [DISPLAY],
  getPrimaryDisplay: () => DISPLAY,
});

interface Item {
  readonly role?: string;
  readonly label?: string;
  readonly enabled?: boolean;
  readonly accelerator?: string;
  readonly submenu?: readonly Item[];
}

export const Menu = {
  template: [] as readonly Item[],
  /** What was laid at the mouse, the latest last. */
  popped: [] as (readonly Item[])[],
  buildFromTemplate: (template: readonly Item[]) =>
    Object.assign(template, { popup: () => void Menu.popped.push(template) }),
  setApplicationMenu(template: readonly Item[]): void {
    this.template = template;
  },
};

/** Which reasons to keep the screen on there are. */
export const powerSaveBlocker = {
  started: new Map<number, string>(),
  start(kind: string): number {
    const id = this.started.size + 1;
    this.started.set(id, kind);
    return id;
  },
  stop(id: number): void {
    this.started.delete(id);
  },
};

interface Question {
  readonly message: string;
  readonly signal?: AbortSignal;
}

export const dialog = {
  shown: [] as string[],
  /** What is asked now, and how to answer by the number of a button. */
  asked: [] as { readonly message: string; answer(button: number): void }[],
  /** As Electron does, a question that is called off is answered as cancelled. */
  showMessageBox(_window: BrowserWindow, { message, signal }: Question): Promise<{ response: number }> {
    return new Promise((resolve) => {
      this.asked.push({ message, answer: (response) => resolve({ response }) });
      signal?.addEventListener('abort', () => resolve({ response: 0 }));
    });
  },
  showErrorBox(_title: string, text: string): void {
    this.shown.push(text);
  },
};
