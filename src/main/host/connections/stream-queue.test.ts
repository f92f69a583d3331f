import { describe, expect, it } from 'vitest';
import { openStreamQueue } from './stream-queue.ts';

const WHY = { rule: 'host', reason: 'no-such-table' };

describe('an outbox', () => {
  it('gives what was put in, in order, then why it ended', async () => {
    const stream = openStreamQueue<number>();
    const read = stream.read();
    stream.put(1);
    stream.put(2);
    expect(await read.next()).toEqual({ done: false, value: 1 });
    stream.end(WHY);
    stream.put(3);
    expect(await read.next()).toEqual({ done: false, value: 2 });
    expect(await read.next()).toEqual({ done: true, value: WHY });
  });

  it('gives a value to a reader who waits for it', async () => {
    const stream = openStreamQueue<number>();
    const next = stream.read().next();
    stream.put(7);
    expect(await next).toEqual({ done: false, value: 7 });
  });

  it('holds no more than the latest where only that matters', async () => {
    const stream = openStreamQueue<number>(undefined, true);
    for (const value of [1, 2, 3]) stream.put(value);
    stream.end();
    const read: number[] = [];
    for await (const value of stream.read()) read.push(value);
    expect(read).toEqual([3]);
  });

  it('ends when the client leaves, and what it held is gone', async () => {
    const leaving = new AbortController();
    const stream = openStreamQueue<number>(leaving.signal);
    let ends = 0;
    stream.onEnd(() => ends++);
    stream.put(1);
    leaving.abort();
    stream.end(WHY);
    expect(await stream.read().next()).toEqual({ done: true, value: undefined });
    expect(ends).toBe(1);
  });

  it('is over at once for a client that has left already', () => {
    const stream = openStreamQueue<number>(AbortSignal.abort());
    let ends = 0;
    stream.onEnd(() => ends++);
    expect(ends).toBe(1);
  });
});
