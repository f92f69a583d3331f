/** Joins a cluster: runs a host as one of its nodes. */
import { randomBytes } from 'node:crypto';
import { destination, pino } from 'pino';
import { replaceControlCharactersInLines } from '#shared/i18n/characters.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import type { Connection, Transport } from '../host/api/connection.ts';
import type { ExposedTables } from '../host/hosting-policy.ts';
import type { RunningHost, StartOptions } from '../start-host.ts';
import { isSecret } from '../store/host-key.ts';
import { type Broker, SequenceConflict } from './broker.ts';
import { metricsOf } from './metrics.ts';
import { type NatsOptions, natsBroker } from './nats-broker.ts';
import { type RunningNode, startNode } from './node-lifecycle.ts';

/** Max reads of the key, four a second, while a new cluster has no leader yet. */
const KEY_READ_ATTEMPTS = 120;

/** Subject of the secret that all hosts of the cluster share. */
const KEY_SUBJECT = 'key';

export interface ClusterNode extends Omit<RunningHost, 'host'> {
  /** The current node; undefined between two. */
  readonly node: RunningNode | undefined;
}

/** Options of a cluster node. */
export interface ClusterOptions extends NatsOptions {
  /** Port and address of `/metrics` and `/healthz`; undefined switches them off. */
  readonly metrics?: { readonly port: number; readonly address: string } | undefined;
}

/**
 * Joins the cluster at these addresses and logs JSON lines to standard error. Throws
 * `DataFolderError`, or the broker's or system's error.
 */
export async function startClusterNode(
  { metrics: at, ...nats }: ClusterOptions,
  start: StartOptions,
): Promise<ClusterNode> {
  const logger = pino({ base: null }, destination({ fd: 2, sync: true }));
  let house: ClusterNode | undefined;
  const metrics = metricsOf(() => house?.node);
  const broker = await natsBroker(nats);
  house = await joinCluster({
    broker,
    start: { ...start, log: (line) => logger.info(replaceControlCharactersInLines(line)) },
    onStored: metrics.onStored,
    onStarted: metrics.onStarted,
    onCutOff: (isCutOff) => (isCutOff ? logger.warn('the broker does not answer') : logger.info('the broker answers')),
  });
  if (at) await metrics.listen(at.port, at.address);
  return house;
}

interface JoinOptions {
  readonly broker: Broker;
  readonly start: StartOptions & { log(line: string): void };
  /** Called with the ms until a majority had stored a message. */
  onStored?(ms: number): void;
  /** A node has started. */
  onStarted?(): void;
  /** The broker stopped answering, or answers again. */
  onCutOff?(isCutOff: boolean): void;
}

/** Resolves when the node has followed the whole existing log. */
export async function joinCluster({
  broker,
  start,
  onStored: stored,
  onStarted: began,
  onCutOff: cutOff,
}: JoinOptions): Promise<ClusterNode> {
  const secret = await sharedSecretOf(broker);
  const watchers: ((open: ExposedTables) => void)[] = [];
  const cardWatchers: ((shown: KeyComparison | null) => void)[] = [];
  const codeWatchers: ((code: string) => void)[] = [];
  let life: RunningNode | undefined;
  let isClosed = false;
  let again: Promise<void> | undefined;

  const begin = async (): Promise<RunningNode> => {
    const begun = await startNode({
      broker,
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
    // The room may be another host's: the log says its code to all.
    begun.ownership.directory.onRoomCode = (code) => {
      for (const call of codeWatchers) call(code);
    };
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
    roomCode: {
      get code() {
        return life?.ownership.directory.roomCode ?? '';
      },
      watch: (call) => void codeWatchers.push(call),
    },
    about: () => life?.running.about() ?? about(),
    accept(line) {
      // A cut-off host can't store anything: the page shows that it is offline and tries another
      // host.
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
      await broker.close();
    },
  };
}

/** Closes a new connection so that the client reconnects. */
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

/** Returns the secret that the cluster's first host generated. */
async function sharedSecretOf(broker: Broker): Promise<Uint8Array> {
  for (let tries = 0; ; tries++) {
    try {
      const kept = await broker.last(KEY_SUBJECT);
      if (kept) return parseSecret(kept.text);
      const drawn = randomBytes(32).toString('base64');
      await broker.append(KEY_SUBJECT, drawn, `${KEY_SUBJECT} ${randomBytes(8).toString('hex')}`, 0);
    } catch (error) {
      if (error instanceof InvalidKey || (!(error instanceof SequenceConflict) && tries > KEY_READ_ATTEMPTS))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * Throws where the text isn't one: with a new secret every client would meet an unknown host key.
 */
function parseSecret(text: string): Uint8Array {
  const secret = new Uint8Array(Buffer.from(text, 'base64'));
  if (!isSecret(secret))
    throw new InvalidKey(`the house's key is damaged: it has ${secret.length} bytes, or none but zeros`);
  return secret;
}

class InvalidKey extends Error {}
