/** People whose table moves: what they are told, and how they follow. */
import { CallError } from '../../../src/renderer/client/connection/rpc.ts';
import { dial, type Visitor } from '../../host/support/client.ts';

/** Where a device is told that its table is now. */
export interface Moved {
  readonly address: string;
  readonly print: string;
  readonly host: string;
  readonly arrival: string;
}

/** The latest value of a stream. */
export function streamed<T>(stream: AsyncIterable<T>): { readonly latest: T | undefined } {
  const seen: { latest: T | undefined } = { latest: undefined };
  void (async () => {
    for await (const value of stream) seen.latest = value;
  })().catch(() => undefined);
  return seen;
}

/** A stream that ends when its table moves, and says where to. */
export function followed<T>(stream: AsyncIterable<T>): { readonly moved: Promise<Moved> } {
  const moved = (async () => {
    try {
      for await (const _ of stream);
    } catch (error) {
      const { reason, params } = (error as CallError).data as { reason: string; params: Moved };
      if (error instanceof CallError && reason === 'table-moved') return params;
      throw error;
    }
    throw new Error('the stream ended without a word');
  })();
  moved.catch(() => undefined);
  return { moved };
}

/** A device follows its table; `token`: by which it was known there before. */
export async function arriveAt(port: number, { arrival }: Moved, token?: string): Promise<Visitor> {
  const line = await dial(port, 'sealed');
  const greeting = await line.client.session.greet({ arrival, ...(token !== undefined && { token }) });
  return { ...line, token: greeting.token };
}
