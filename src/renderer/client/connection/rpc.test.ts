import { describe, expect, it } from 'vitest';
import { CallError, rpcClient, rpcOver } from './rpc.ts';

interface Sent {
  readonly i: string;
  readonly t?: number;
  readonly p?: { readonly u: string; readonly b: { readonly json?: unknown } };
}

/** A connection whose other end is the test. */
function line() {
  const sent: Sent[] = [];
  let hear = (_: string): void => undefined;
  let end = (): void => undefined;
  const link = rpcOver({
    send: (text) => void sent.push(JSON.parse(text)),
    onText: (call) => {
      hear = call;
    },
    onClose: (call) => {
      end = call;
    },
  });
  type Call = (input?: unknown, options?: { signal: AbortSignal }) => Promise<never>;
  const client = rpcClient<{ one: { two: Call } }>(link);
  const say = (message: unknown) => hear(typeof message === 'string' ? message : JSON.stringify(message));
  return { client, sent, say, end: () => end() };
}

const EVENTS = { h: { 'content-type': 'text/event-stream' } };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('a call', () => {
  it('goes out with its path and what it brings, and has the answer of its own number', async () => {
    const { client, sent, say } = line();
    const [first, second] = [client.one.two({ a: 1, b: undefined }), client.one.two()];
    await settled();
    expect(sent).toEqual([
      { i: '0', p: { u: '/one/two', b: { json: { a: 1 } } } },
      { i: '1', p: { u: '/one/two', b: {} } },
    ]);
    say({ i: '1', p: { b: { json: 'second' } } });
    say({ i: '0', p: { b: { json: { first: true } } } });
    expect(await Promise.all([first, second])).toEqual([{ first: true }, 'second']);
    // Unrequested messages and malformed ones are ignored.
    for (const strange of [{ i: '0', p: {} }, { i: '7', p: {} }, 'not JSON', 'null', '[]', '{"p":3}']) say(strange);
  });

  it('that is refused says the code and what goes with it', async () => {
    const { client, say } = line();
    const refused = reasonOf(client.one.two());
    await settled();
    say({ i: '0', p: { s: 409, b: { json: { code: 'REFUSED', data: { reason: 'no' } } } } });
    const error = await refused;
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'REFUSED', data: { reason: 'no' } });
  });

  it('that is given up is stopped at the host, and answered no more', async () => {
    const { client, sent, say } = line();
    const stopped = new AbortController();
    const call = reasonOf(client.one.two({}, { signal: stopped.signal }));
    await settled();
    stopped.abort(new Error('enough'));
    say({ i: '0', p: { b: { json: 'late' } } });
    expect(await call).toEqual(new Error('enough'));
    expect(sent.at(-1)).toEqual({ i: '0', t: 4 });
  });

  it('fails with the line, and at once after it', async () => {
    const { client, sent, end } = line();
    const call = reasonOf(client.one.two());
    await settled();
    end();
    for (const error of [await call, await reasonOf(client.one.two())]) {
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(CallError);
    }
    expect(sent).toHaveLength(1);
  });
});

describe('a stream', () => {
  async function opened(signal = new AbortController().signal) {
    const at = line();
    const answer = at.client.one.two({}, { signal });
    await settled();
    at.say({ i: '0', p: EVENTS });
    return { ...at, values: (await answer) as AsyncIterable<unknown> & AsyncIterator<unknown> };
  }
  const event = (e: string, json?: unknown) => ({ i: '0', t: 3, p: { e, d: { json } } });

  it('gives all values in their order, those that came early, too, and ends', async () => {
    const { values, say, sent } = await opened();
    for (const k of [1, 2, 3]) say(event('message', k));
    say(event('done'));
    const told: unknown[] = [];
    for await (const value of values) told.push(value);
    expect(told).toEqual([1, 2, 3]);
    expect(sent).toHaveLength(1);
  });

  it('that the host ends says why, after what came before', async () => {
    const { values, say } = await opened();
    say(event('message', 1));
    say(event('error', { code: 'REFUSED', data: { reason: 'gone' } }));
    expect(await values.next()).toEqual({ value: 1, done: false });
    expect(await reasonOf(values.next())).toMatchObject({ code: 'REFUSED', data: { reason: 'gone' } });
    expect(await values.next()).toEqual({ value: undefined, done: true });
  });

  it('that is left is stopped at the host, once', async () => {
    const { values, say, sent } = await opened();
    say(event('message', 1));
    for await (const _ of values) break;
    say(event('message', 2));
    expect(await values.next()).toMatchObject({ done: true });
    expect(sent.filter(({ t }) => t === 4)).toEqual([{ i: '0', t: 4 }]);
  });

  it('that waits ends with its signal, and with the line', async () => {
    const stopped = new AbortController();
    const one = await opened(stopped.signal);
    const waits = reasonOf(one.values.next());
    stopped.abort(new Error('enough'));
    expect(await waits).toEqual(new Error('enough'));
    expect(one.sent.at(-1)).toEqual({ i: '0', t: 4 });
    const two = await opened();
    const lost = reasonOf(two.values.next());
    two.end();
    expect(await lost).toMatchObject({ message: 'the line is gone' });
  });
});
