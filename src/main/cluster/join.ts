/** Joins a house of many hosts: what a host alone is, as one of them. */
import { randomBytes } from 'node:crypto';
import { destination, pino } from 'pino';
import { replaceControlCharactersInLines } from '#shared/i18n/control-characters.ts';
import type { KeyComparison } from '#shared/protocol/remote-host.ts';
import type { Connection, Transport } from '../host/api/connection.ts';
import type { ExposedTables } from '../host/hosting-policy.ts';
import type { RunningHost, StartOptions } from '../start-host.ts';
import { isSecret } from '../store/host-key.ts';
import { type Broker, SequenceConflict } from './broker.ts';
import { metricsOf } from './metrics.ts';
import { type NatsOptions, natsBroker } from './nats-broker.ts';
import { type RunningNode, startNode } from './node-lifecycle.ts';

/** A cluster that has no leader yet is asked so often, four times a second. */
const KEY_READ_ATTEMPTS = 120;

/** Under this subject lies by what all hosts of the house are known. */
const KEY_SUBJECT = 'key';

export interface ClusterNode extends Omit<RunningHost, 'host'> {
  /** Its present life; nothing between two of them. */
  readonly node: RunningNode | undefined;
}

/** Where a host of a house is told what it needs. */
export interface ClusterOptions extends NatsOptions {
  /** Where it answers `/metrics` and `/healthz`; nothing where nobody asks. */
  readonly metrics?: { readonly port: number; readonly address: string } | undefined;
}

/**
 * Joins the house at these addresses; what it has to say goes to standard error, a line of JSON each. Throws `FolderUnusable`,
 * or what the engine or the system says.
 */
export async function startClusterNode(
  { metrics: at, ...nats }: ClusterOptions,
  start: StartOptions,
): Promise<ClusterNode> {
  const logger = pino({ base: null }, destination({ fd: 2, sync: true }));
  let house: ClusterNode | undefined;
  const metrics = metricsOf(() => house?.node);
  const engine = await natsBroker(nats);
  house = await joinCluster({
    engine,
    start: { ...start, log: (line) => logger.info(replaceControlCharactersInLines(line)) },
    onStored: metrics.onStored,
    onStarted: metrics.onStarted,
    onCutOff: (isCutOff) => (isCutOff ? logger.warn('the engine does not answer') : logger.info('the engine answers')),
  });
  if (at) await metrics.listen(at.port, at.address);
  return house;
}

interface JoinOptions {
  readonly engine: Broker;
  readonly start: StartOptions & { log(line: string): void };
  /** A message took so many ms until a majority had it. */
  onStored?(ms: number): void;
  /** A life has begun. */
  onStarted?(): void;
  /** The engine answers no more, or again. */
  onCutOff?(isCutOff: boolean): void;
}

/** Resolves when it has followed all that was there. */
export async function joinCluster({
  engine,
  start,
  onStored: stored,
  onStarted: began,
  onCutOff: cutOff,
}: JoinOptions): Promise<ClusterNode> {
  const secret = await sharedSecretOf(engine);
  const watchers: ((open: ExposedTables) => void)[] = [];
  const cardWatchers: ((shown: KeyComparison | null) => void)[] = [];
  let life: RunningNode | undefined;
  let isClosed = false;
  let again: Promise<void> | undefined;

  const begin = async (): Promise<RunningNode> => {
    const begun = await startNode({
      engine,
      start,
      secret,
      onFenced(why) {
        start.log(`begins anew: ${why}`);
        life = undefined;
        again = beginAgain(begun);
      },
      onCutOff: (isCutOff) => cutOff?.(isCutOff),
      ...(stored && { onStored: stored }),
    });
    for (const call of watchers) begun.running.watchExposed(call);
    for (const call of cardWatchers) begun.running.watchKeyComparison(call);
    began?.();
    return begun;
  };
  async function beginAgain(before: RunningNode): Promise<void> {
    await before.end();
    if (!isClosed) life = await begin();
  }

  const first = await begin();
  life = first;
  const { key, keyFingerprint: print, about } = first.running;
  return {
    get node() {
      return life;
    },
    notices: first.running.notices,
    key,
    keyFingerprint: print,
    room: {
      get code() {
        return life?.ownership.directory.roomCode ?? '';
      },
      watchCode: (call) => first.running.room.watchCode(call),
    },
    about: () => life?.running.about() ?? about(),
    accept(line) {
      // Nothing is settled here: at another door more can be done, and a page says meanwhile that it has no line.
      if (life?.ownership.heartbeats.isCutOff) return refusedConnection(line, 'this host is cut off');
      return life?.accept(line) ?? refusedConnection(line, 'this host begins anew');
    },
    refused: (address, kind) => life?.running.refused?.(address, kind),
    watchExposed(call) {
      watchers.push(call);
      life?.running.watchExposed(call);
    },
    addressesChanged: () => life?.running.addressesChanged(),
    isPlaying: () => life?.running.isPlaying() ?? false,
    otherVersion: (theirs) => life?.running.otherVersion?.(theirs),
    watchOtherVersions: (call) => first.running.watchOtherVersions(call),
    watchKeyComparison(call) {
      cardWatchers.push(call);
      life?.running.watchKeyComparison(call);
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
function refusedConnection(line: Transport, why: string): Connection {
  setImmediate(() => line.close(why));
  return {
    receive: () => undefined,
    enqueueWork: () => undefined,
    countSignal: () => false,
    connectionClass: () => 'unknown',
    latencyMeasured: () => undefined,
    closed: () => undefined,
  };
}

/** By what the house is known: the first of its hosts has drawn it. */
async function sharedSecretOf(engine: Broker): Promise<Uint8Array> {
  for (let tries = 0; ; tries++) {
    try {
      const kept = await engine.last(KEY_SUBJECT);
      if (kept) return parseSecret(kept.text);
      const drawn = randomBytes(32).toString('base64');
      await engine.append(KEY_SUBJECT, drawn, `${KEY_SUBJECT} ${randomBytes(8).toString('hex')}`, 0);
    } catch (error) {
      if (error instanceof InvalidKey || (!(error instanceof SequenceConflict) && tries > KEY_READ_ATTEMPTS))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Throws where it is none: with another one the house would be a stranger to everybody. */
function parseSecret(text: string): Uint8Array {
  const secret = new Uint8Array(Buffer.from(text, 'base64'));
  if (!isSecret(secret))
    throw new InvalidKey(`the house's key is damaged: it has ${secret.length} bytes, or none but zeros`);
  return secret;
}

class InvalidKey extends Error {}
