import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#shared/engine/refusal.ts';
import { goTo, stayConnected, useConnection } from './connection.ts';
import { followTables } from './follow-table.ts';
import { useToast } from './refusals.ts';
import { Unreachable } from './rpc.ts';
import { follower } from './subscribe.ts';

const { greetings } = vi.hoisted(() => ({ greetings: [] as object[] }));

vi.mock('./transport.ts', async (original) => ({
  ...(await original<object>()),
  isDesktop: () => true,
  async dial(at: string | null) {
    if (at === '192.168.1.9:4747') throw new Unreachable('nobody there');
    const greet = async (greeting: object) => {
      greetings.push(greeting);
      return { token: 't', version: '1', rights: { home: false, opens: false }, host: 'h' };
    };
    const closed = Promise.withResolvers<void>();
    return { client: { session: { greet } }, closed: closed.promise, close: () => closed.resolve() };
  },
}));

afterEach(() => vi.unstubAllGlobals());

const moved = (to: string) =>
  refusal('host', 'table-moved', { host: 'tower', to, by: `#~id.secret.${'z'.repeat(22)}` });

it('opens the page of a host by its numbers alone', () => {
  const opened: string[] = [];
  const replace = (to: string) => opened.push(to);
  const origin = 'http://10.0.0.1:4747';
  vi.stubGlobal('location', { href: `${origin}/hand/`, origin, replace });
  for (const to of ['https://evil.example', 'http://evil.example:80', 'javascript:alert(1)//', 'data:text/html,x'])
    follower.follow(moved(to));
  expect(opened).toEqual([]);
  follower.follow(moved('http://10.0.0.2:4747'));
  follower.follow(moved('http://[fe80::2]:4747'));
  expect(opened.map((to) => to.slice(0, 28))).toEqual([
    'http://10.0.0.2:4747/hand/#~',
    'http://[fe80::2]:4747/hand/#~'.slice(0, 28),
  ]);
});

it('tells one host nothing that another has said', async () => {
  vi.stubGlobal('location', { hash: '', href: 'app://panno-verde/', origin: 'app://panno-verde' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('sessionStorage', localStorage);
  followTables();
  void stayConnected({});
  await vi.waitFor(() => expect(useConnection.getState().status).toBe('open'));
  follower.follow(moved('http://192.168.1.9:4747'));
  goTo('10.0.0.66:4747');
  await vi.waitFor(() => expect(useConnection.getState()).toMatchObject({ status: 'open', at: '10.0.0.66:4747' }));
  expect(JSON.stringify(greetings)).not.toContain('secret');
  follower.follow(moved('http://10.0.0.2:4747'));
  await vi.waitFor(() => expect(JSON.stringify(greetings)).toContain('secret'));
  await vi.waitFor(() => expect(useToast.getState().notice?.refusal).toMatchObject({ reason: 'table-moved' }));
});
