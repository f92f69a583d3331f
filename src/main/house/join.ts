/** Joins a house of many hosts: what a host alone is, as one of them. */
import { randomBytes } from 'node:crypto';
import { destination, pino } from 'pino';
import type { Comparison } from '#shared/protocol/line.ts';
import { linesWithoutControls } from '#shared/words/controls.ts';
import type { OpenDoors } from '../host/open-doors.ts';
import type { Connection, Line } from '../host/router/connection.ts';
import type { RunningHost, StartOptions } from '../start.ts';
import { isSecret } from '../store/host-key.ts';
import { type Engine, Overtaken } from './engine.ts';
import { beginLife, type Life } from './life.ts';
import { metricsOf } from './metrics.ts';
import { type NatsOptions, natsEngine } from './nats.ts';

/** A cluster that has no leader yet is asked so often, four times a second. */
const PATIENCE = 120;

/** Under this subject lies by what all hosts of the house are known. */
const KEY = 'key';

export interface HouseMember extends Omit<RunningHost, 'host'> {
  /** Its present life; nothing between two of them. */
  readonly life: Life | undefined;
}

/** Where a host of a house is told what it needs. */
export interface Entering extends NatsOptions {
  /** Where it answers `/metrics` and `/healthz`; nothing where nobody asks. */
  readonly metrics?: { readonly port: number; readonly address: string } | undefined;
}

/**
 * Joins the house at these addresses; what it has to say goes to standard error, a line of JSON each. Throws `FolderUnusable`,
 * or what the engine or the system says.
 */
export async function enterHouse({ metrics: at, ...nats }: Entering, start: StartOptions): Promise<HouseMember> {
  const logger = pino({ base: null }, destination({ fd: 2, sync: true }));
  let house: HouseMember | undefined;
  const metrics = metricsOf(() => house?.life);
  const engine = await natsEngine(nats);
  house = await joinHouse({
    engine,
    start: { ...start, log: (line) => logger.info(linesWithoutControls(line)) },
    stored: metrics.stored,
    began: metrics.began,
    cutOff: (isCutOff) => (isCutOff ? logger.warn('the engine does not answer') : logger.info('the engine answers')),
  });
  if (at) await metrics.listen(at.port, at.address);
  return house;
}

interface JoinOptions {
  readonly engine: Engine;
  readonly start: StartOptions & { log(line: string): void };
  /** A message took so many ms until a majority had it. */
  stored?(ms: number): void;
  /** A life has begun. */
  began?(): void;
  /** The engine answers no more, or again. */
  cutOff?(isCutOff: boolean): void;
}

/** Resolves when it has followed all that was there. */
export async function joinHouse({ engine, start, stored, began, cutOff }: JoinOptions): Promise<HouseMember> {
  const secret = await secretOf(engine);
  const watchers: ((open: OpenDoors) => void)[] = [];
  const cardWatchers: ((shown: Comparison | null) => void)[] = [];
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
    for (const call of cardWatchers) begun.running.watchCards(call);
    began?.();
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
    accept(line) {
      // Nothing is settled here: at another door more can be done, and a page says meanwhile that it has no line.
      if (life?.member.beats.isCutOff) return refused(line, 'this host is cut off');
      return life?.accept(line) ?? refused(line, 'this host begins anew');
    },
    refused: (address, kind) => life?.running.refused?.(address, kind),
    watchOpen(call) {
      watchers.push(call);
      life?.running.watchOpen(call);
    },
    addressesChanged: () => life?.running.addressesChanged(),
    isPlaying: () => life?.running.isPlaying() ?? false,
    otherVersion: (theirs) => life?.running.otherVersion?.(theirs),
    watchVersions: (call) => first.running.watchVersions(call),
    watchCards(call) {
      cardWatchers.push(call);
      life?.running.watchCards(call);
    },
    connect: (port) => life?.running.connect(port),
    async close() {
      isClosed = true;
      await again;
      await life?.leave();
      await engine.close();
    },
  };
}

/** Who comes in now dials again. */
function refused(line: Line, why: string): Connection {
  setImmediate(() => line.close(why));
  return {
    receive: () => undefined,
    work: () => undefined,
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
      if (kept) return secretIn(kept.text);
      const drawn = randomBytes(32).toString('base64');
      await engine.append(KEY, drawn, `${KEY} ${randomBytes(8).toString('hex')}`, 0);
    } catch (error) {
      if (error instanceof DamagedKey || (!(error instanceof Overtaken) && tries > PATIENCE)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Throws where it is none: with another one the house would be a stranger to everybody. */
function secretIn(text: string): Uint8Array {
  const secret = new Uint8Array(Buffer.from(text, 'base64'));
  if (!isSecret(secret))
    throw new DamagedKey(`the house's key is damaged: it has ${secret.length} bytes, or none but zeros`);
  return secret;
}

class DamagedKey extends Error {}
