import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#shared/engine/refusal.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { useConnection } from '../connection/connection.ts';
import { CallError } from '../connection/rpc.ts';
import type { Client } from '../connection/transport.ts';
import { retryRoom, subscribeRoom, useRoom } from './room.ts';

const ROOM = { code: 'K7MP' } as RoomView;
const KEPT_OUT = refusal('host', 'kept-out');

/** A host that sends the room while it admits this device. */
function hostOf(door: { open: boolean }) {
  let close = (): void => undefined;
  const watch = vi.fn(async function* () {
    if (door.open) {
      yield ROOM;
      await new Promise<void>((resolve) => {
        close = resolve;
      });
    }
    throw new CallError('REFUSED', KEPT_OUT);
  });
  const client = { room: { watch: async () => watch() } } as unknown as Client;
  return { client, watch, close: () => close() };
}

let stop = (): void => undefined;
afterEach(() => stop());

it('who is kept out is told why, and is in the room again once they are let in', async () => {
  const door = { open: true };
  const host = hostOf(door);
  useConnection.setState({ status: 'open', client: host.client });
  stop = subscribeRoom();
  await expect.poll(() => useRoom.getState()).toEqual({ room: ROOM, refused: null });
  door.open = false;
  host.close();
  await expect.poll(() => useRoom.getState()).toEqual({ room: null, refused: KEPT_OUT });
  expect(host.watch).toHaveBeenCalledTimes(1);
  door.open = true;
  retryRoom();
  await expect.poll(() => useRoom.getState()).toEqual({ room: ROOM, refused: null });
  expect(host.watch).toHaveBeenCalledTimes(2);
});

it('who comes in without having been kept out goes on as they were', async () => {
  const host = hostOf({ open: true });
  useConnection.setState({ status: 'open', client: host.client });
  stop = subscribeRoom();
  await expect.poll(() => useRoom.getState().room).toEqual(ROOM);
  retryRoom();
  await new Promise((resolve) => setTimeout(resolve));
  expect(host.watch).toHaveBeenCalledTimes(1);
});
