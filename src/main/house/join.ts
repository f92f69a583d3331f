/** Joins a house of many hosts: what a host alone is, as one of them. */
import { randomBytes } from 'node:crypto';
import type { OpenDoors } from '../host/host.ts';
import type { Connection, Line } from '../host/router/connection.ts';
import type { RunningHost, StartOptions } from '../start.ts';
import { type Engine, Overtaken } from './engine.ts';
import { beginLife, type Life } from './life.ts';
import { type NatsOptions, natsEngine } from './nats.ts';

/** Under this subject lies by what all hosts of the house are known. */
const KEY = 'key';

export interface HouseMember extends Omit<RunningHost, 'host'> {
  /** Its present life; nothing between two of them. */
  readonly life: Life | undefined;
}

/** Joins the house at these addresses. Throws `FolderUnusable`, or what the engine says where nobody answers. */
export async function enterHouse(nats: NatsOptions, start: JoinOptions['start']): Promise<HouseMember> {
  return joinHouse({ engine: await natsEngine(nats), start });
}

interface JoinOptions {
  readonly engine: Engine;
  readonly start: StartOptions & { log(line: string): void };
  stored?(ms: number): void;
  cutOff?(isCutOff: boolean): void;
}

/** Resolves when it has followed all that was there. */
export async function joinHouse({ engine, start, stored, cutOff }: JoinOptions): Promise<HouseMember> {
  const secret = await secretOf(engine);
  const watchers: ((open: OpenDoors) => void)[] = [];
  let life: Life | undefined;
  let isClosed = false;
  let again: Promise<void> | undefined;

  const begin = async (): Promise<Life> => {
    const begun = await beginLife({
      engine,
      start,
      secret,
      ended(why) {
        start.log(`begins anew: ${why}`);
        life = undefined;
        again = beginAgain(begun);
      },
      cutOff: (isCutOff) => cutOff?.(isCutOff),
      ...(stored && { stored }),
    });
    for (const call of watchers) begun.running.watchOpen(call);
    return begun;
  };
  async function beginAgain(before: Life): Promise<void> {
    await before.end();
    if (!isClosed) life = await begin();
  }

  const first = await begin();
  life = first;
  const { key, print, about } = first.running;
  return {
    get life() {
      return life;
    },
    notices: first.running.notices,
    key,
    print,
    room: {
      get code() {
        return life?.member.directory.roomCode ?? '';
      },
      watchCode: (call) => first.running.room.watchCode(call),
    },
    about: () => life?.running.about() ?? about(),
    accept: (line) => life?.accept(line) ?? refused(line),
    refused: (address, kind) => life?.running.refused?.(address, kind),
    watchOpen(call) {
      watchers.push(call);
      life?.running.watchOpen(call);
    },
    addressesChanged: () => life?.running.addressesChanged(),
    isPlaying: () => life?.running.isPlaying() ?? false,
    otherVersion: (theirs) => life?.running.otherVersion?.(theirs),
    watchVersions: (call) => first.running.watchVersions(call),
    connect: (port) => life?.running.connect(port),
    async close() {
      isClosed = true;
      await again;
      await life?.leave();
      await engine.close();
    },
  };
}

/** Who comes in between two lives dials again. */
function refused(line: Line): Connection {
  setImmediate(() => line.close('this host begins anew'));
  return {
    receive: () => undefined,
    signal: () => false,
    standing: () => 'unknown',
    lag: () => undefined,
    closed: () => undefined,
  };
}

/** By what the house is known: the first of its hosts has drawn it. */
async function secretOf(engine: Engine): Promise<Uint8Array> {
  for (let tries = 0; ; tries++) {
    try {
      const kept = await engine.last(KEY);
      if (kept) return new Uint8Array(Buffer.from(kept.text, 'base64'));
      await engine.append(KEY, randomBytes(32).toString('base64'), 0);
    } catch (error) {
      if (!(error instanceof Overtaken) && tries > 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
