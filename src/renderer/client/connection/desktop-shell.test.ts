import { beforeEach, describe, expect, it, vi } from 'vitest';

let isDesktop = true;
vi.mock('./transport.ts', () => ({ isDesktop: () => isDesktop }));

const {
  askShell,
  stayAwake,
  subscribeShell: followShell,
  takeFile: lookAt,
  clearOpened: putAway,
  useShell,
} = await import('./desktop-shell.ts');

type Listener = (event: object) => void;

let listeners: Listener[];
let said: unknown[];

/** The parts of a window that the connection needs. */
const page = {
  addEventListener: (_: 'message', listener: Listener) => void listeners.push(listener),
  postMessage: (word: unknown) => void said.push(word),
};

/** The shell's end of a port that the preload hands over. */
function handOver(data = 'panno-verde:shell', source: unknown = page): MessagePort {
  const { port1, port2 } = new MessageChannel();
  for (const listener of listeners) listener({ source, data, ports: [port2] });
  return port1;
}

beforeEach(() => {
  listeners = [];
  said = [];
  isDesktop = true;
  vi.stubGlobal('window', page);
  useShell.setState({ opened: null, file: null, stranger: null, updates: null, isFull: null, hotspot: null });
});

describe('the line to the shell', () => {
  it('is asked for in the installed app, and in no browser', () => {
    isDesktop = false;
    followShell();
    expect([said, listeners]).toEqual([[], []]);
    isDesktop = true;
    followShell();
    expect(said).toEqual(['panno-verde:listens']);
  });

  it('brings what was opened from outside, who could not come in, how updates and the Wi-Fi network stand', async () => {
    followShell();
    const shell = handOver();
    const opened = { kind: 'strange-link' } as const;
    const updates = { stage: { is: 'newest' }, byItself: true, waits: false } as const;
    shell.postMessage({ kind: 'opened', opened });
    shell.postMessage({ kind: 'updates', updates });
    shell.postMessage({ kind: 'hotspot', hotspot: { is: 'off' } });
    shell.postMessage({ kind: 'other-version', theirs: '0.2.0', ours: '0.1.0' });
    await vi.waitFor(() =>
      expect(useShell.getState()).toMatchObject({
        ...{ opened, updates, hotspot: { is: 'off' } },
        stranger: { theirs: '0.2.0', ours: '0.1.0' },
      }),
    );
    putAway();
    expect(useShell.getState().opened).toBeNull();
    shell.close();
  });

  it('takes what is asked, to the latest end alone', async () => {
    followShell();
    const before = handOver();
    const shell = handOver();
    const heard: unknown[] = [];
    shell.onmessage = ({ data }) => void heard.push(data);
    before.onmessage = () => void heard.push('before');
    askShell('look');
    await vi.waitFor(() => expect(heard).toEqual(['look']));
    shell.close();
    before.close();
  });

  it('keeps the screen on while a match is played, whether the shell was there before or comes later', async () => {
    const heard: unknown[] = [];
    const hear = () => {
      const shell = handOver();
      shell.onmessage = ({ data }) => void heard.push(data);
      return shell;
    };
    followShell();
    const over = stayAwake();
    const first = hear();
    await vi.waitFor(() => expect(heard).toEqual(['stay-awake']));
    over();
    await vi.waitFor(() => expect(heard).toEqual(['stay-awake', 'may-sleep']));
    const second = hear();
    second.postMessage({ kind: 'full-screen', isFull: true });
    await vi.waitFor(() => expect(useShell.getState().isFull).toBe(true));
    expect(heard).toHaveLength(2);
    first.close();
    second.close();
  });

  it('is none that somebody else hands over', () => {
    followShell();
    handOver('panno-verde:shell', {}).close();
    handOver('something else').close();
    expect(useShell.getState()).toMatchObject({ opened: null, updates: null });
  });

  it('keeps a file for the page that shows what is in it', () => {
    const file = { name: 'x.panno', bytes: new TextEncoder().encode('x') };
    useShell.setState({ opened: { kind: 'file', ...file } });
    lookAt(file);
    expect(useShell.getState()).toMatchObject({ opened: null, file });
  });
});
