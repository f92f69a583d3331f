/** People whose table moves: what they see, what they are told, and how they follow. */
import { expect, vi } from 'vitest';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { CallError } from '../../../src/renderer/client/connection/rpc.ts';
import { dial, type Visitor } from '../../host/support/client.ts';

/** What comes in the end, however slow the machine is. */
export const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 30_000, interval: 5 });

/** Where a device is told that its table is now. */
export interface Moved {
  readonly host: string;
  readonly to: string;
  readonly by: string;
}

/** The latest value of a stream. */
export interface Streamed<T> {
  readonly latest: T | undefined;
}

export function streamed<T>(stream: AsyncIterable<T>): Streamed<T> {
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
export async function arriveAt(port: number, { by }: Moved, token?: string): Promise<Visitor> {
  const [, arrival = ''] = /^#~(.+)[.]/.exec(by) ?? [];
  const line = await dial(port, 'sealed');
  const greeting = await line.client.session.greet({ arrival, ...(token !== undefined && { token }) });
  return { ...line, token: greeting.token };
}

type Person = Pick<Visitor, 'client'>;

/** What each sees from their seat. */
export async function sees(
  people: readonly Person[],
  table: string,
  seats: readonly number[] = [...people.keys()],
): Promise<Streamed<PlayUpdate>[]> {
  return Promise.all(
    people.map(async ({ client }, k) => streamed(await client.play.watch({ table, viewer: seats[k] as number }))),
  );
}

/** So many times whoever is asked makes the first move there is, and sees it; or until the match is over. */
export async function playMoves(
  people: readonly Person[],
  seen: readonly Streamed<PlayUpdate>[],
  table: string,
  count: number,
): Promise<void> {
  const tables = streamed(await (people[0] as Person).client.tables.watch({}));
  const isOver = (): boolean => tables.latest?.find(({ id }) => id === table)?.stage === 'over';
  const turn = (): number => seen.findIndex(({ latest }) => (latest?.moves.length ?? 0) > 0);
  for (let move = 0; move < count; move++) {
    await soon(async () => {
      if (turn() < 0) for (const { client } of people) await client.table.goOn({ table }).catch(() => undefined);
      expect(turn() >= 0 || isOver()).toBe(true);
    });
    const seat = turn();
    const latest = seen[seat]?.latest;
    if (!latest) return;
    const { match, version, moves } = latest;
    await people[seat]?.client.play.move({ table, seat, match, version, move: moves[0] as { type: string } });
    await soon(() => expect(seen[seat]?.latest?.version).toBeGreaterThan(version));
  }
}
