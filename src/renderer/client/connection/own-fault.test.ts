/** Calls and streams report a fault of the page itself rather than a broken connection. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callHost, tryCall } from './call-host.ts';
import { useConnection } from './connection.ts';
import { OWN_FAULT, useToast } from './refusals.ts';
import { CallError, Unreachable } from './rpc.ts';
import { subscribe } from './subscribe.ts';
import type { Client } from './transport.ts';

const OWN = new TypeError('x is not a function');
const NETWORKS = {
  'a line that broke': new Unreachable('the line is gone'),
  'an answer that took too long': new DOMException('too late', 'TimeoutError'),
  'a host that fell over': new CallError('INTERNAL_SERVER_ERROR'),
};

const reported: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  reported.splice(0);
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  useToast.setState({ notice: null });
  useConnection.setState({ client: {} as Client });
});

afterEach(() => {
  useConnection.setState({ client: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (error: unknown) => () => Promise.reject(error);

it('a call that fails by our own fault says so', async () => {
  expect(await tryCall(failing(OWN))).toEqual({ refused: OWN_FAULT });
  expect(await callHost(failing(OWN))).toBeUndefined();
  expect(useToast.getState().notice?.refusal).toEqual(OWN_FAULT);
  expect(reported).toEqual([OWN, OWN]);
});

it.each(Object.entries(NETWORKS))('%s is none', async (_, error) => {
  expect(await tryCall(failing(error))).toEqual({ refused: undefined });
  expect(reported).toEqual([]);
});

it('a stream that we can’t follow is not opened again and again, as one that broke is', async () => {
  const opened = { own: 0, networks: 0 };
  const refused = vi.fn();
  const open = (whose: keyof typeof opened, error: unknown) => () => {
    opened[whose]++;
    return Promise.reject(error);
  };
  const take = (): void => undefined;
  const stops = [
    subscribe({ open: open('own', OWN), onValue: take, onRefused: refused }),
    subscribe({ open: open('networks', NETWORKS['a line that broke']), onValue: take }),
  ];
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened.own).toBe(1);
  expect(opened.networks).toBeGreaterThan(5);
  expect(refused.mock.calls).toEqual([[OWN_FAULT]]);
  expect(reported).toEqual([OWN]);
  for (const stop of stops) stop();
});

it('a stream that nobody asks about says it itself', async () => {
  const stop = subscribe({ open: failing(OWN), onValue: () => undefined });
  await vi.advanceTimersByTimeAsync(1000);
  expect(useToast.getState().notice?.refusal).toEqual(OWN_FAULT);
  stop();
});
