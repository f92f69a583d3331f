/** A stand-in for the package `electron`: it keeps what the shell asks for, and plays what Electron would do. */
import { EventEmitter } from 'node:events';
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

  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    this.webContents.mainFrame.url = url;
  }

  getNormalBounds() {
    return { x: 40, y: 30, width: 1300, height: 800 };
  }

  isMinimized(): boolean {
    return this.minimized;
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

class App extends EventEmitter {
  readonly isPackaged = true;
  readonly commandLine = new CommandLine();
  readonly paths: Record<string, string> = { userData: '/nowhere' };
  readonly calls: string[] = [];
  first = true;

  enableSandbox(): void {
    this.calls.push('enableSandbox');
  }

  requestSingleInstanceLock(): boolean {
    return this.first;
  }

  async whenReady(): Promise<void> {}

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

  quit(): void {
    this.calls.push('quit');
  }

  exit(code: number): void {
    this.calls.push(`exit ${code}`);
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

export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };

interface Item {
  readonly role?: string;
  readonly accelerator?: string;
  readonly submenu?: readonly Item[];
}

export const Menu = {
  template: [] as readonly Item[],
  buildFromTemplate: (template: readonly Item[]) => template,
  setApplicationMenu(template: readonly Item[]): void {
    this.template = template;
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
