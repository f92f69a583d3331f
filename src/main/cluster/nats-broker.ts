/**
 * The broker on NATS with JetStream: one replicated stream that republishes every stored message.
 */
import { readFileSync } from 'node:fs';
import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, credsAuthenticator, type Msg, type NatsConnection, nanos } from '@nats-io/transport-node';
import { type Broker, SequenceConflict } from './broker.ts';
import { followLog, type LogSource } from './log-follower.ts';

const STREAM = 'panno-verde';
const LOG = 'pv.log.';
/** Subject prefix of republished messages. */
const STORED = 'pv.stored.';
/** Stream of the hosts' heartbeats: a key-value bucket, so that NATS's own tools show it. */
const HOSTS_STREAM = 'KV_panno-verde-hosts';
const HOSTS = '$KV.panno-verde-hosts.';
const HEARTBEATS = 'pv.beat.';
const DIRECT = 'pv.say.';

/** JetStream's error code for a wrong last sequence. */
const WRONG_LAST_SEQUENCE = 10_071;

/** Max wait for a majority before a retry, in ms. */
const PUBLISH_TIMEOUT_MS = 2000;

/** Age at which an absent host drops off the list, in ms. */
const DAY_MS = 24 * 60 * 60 * 1000;

export interface NatsOptions {
  readonly servers: readonly string[];
  /** A credentials file as `nsc` writes it. */
  readonly creds?: string | undefined;
  /** Ignores other servers of the cluster that these announce. */
  readonly onlyThese?: boolean;
  /** Client name in the server's connection list. */
  readonly name: string;
}

/** Rejects if no server answers. */
export async function natsBroker({ servers, creds, name, onlyThese = false }: NatsOptions): Promise<Broker> {
  const nc = await connect({
    servers: [...servers],
    name,
    ignoreClusterUpdates: onlyThese,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 2000,
    maxPingOut: 2,
    timeout: 3000,
    ...(creds !== undefined && { authenticator: credsAuthenticator(readFileSync(creds)) }),
  });
  const manager = await makeStream(nc);
  return brokerOn(nc, manager, jetstream(nc, { timeout: PUBLISH_TIMEOUT_MS }));
}

const streams = (copies: number) => [
  {
    name: STREAM,
    subjects: [`${LOG}>`],
    num_replicas: copies,
    duplicate_window: nanos(2 * 60 * 1000),
    republish: { src: `${LOG}>`, dest: `${STORED}>` },
  },
  {
    name: HOSTS_STREAM,
    subjects: [`${HOSTS}>`],
    num_replicas: copies,
    duplicate_window: nanos(100),
    max_msgs_per_subject: 1,
    max_age: nanos(DAY_MS),
    discard: DiscardPolicy.New,
    deny_delete: true,
    allow_rollup_hdrs: true,
    republish: { src: `${HOSTS}>`, dest: `${HEARTBEATS}>` },
  },
];

/** Keeps three replicas where there are three nodes. Retries until a new cluster has a leader. */
async function makeStream(nc: NatsConnection): Promise<JetStreamManager> {
  const copies = nc.info?.cluster === undefined ? 1 : 3;
  for (let tries = 0; ; tries++) {
    try {
      const manager = await jetstreamManager(nc, { timeout: PUBLISH_TIMEOUT_MS });
      for (const stream of streams(copies)) {
        const isThere = await manager.streams.info(stream.name).catch(() => undefined);
        if (!isThere) await manager.streams.add(stream);
      }
      return manager;
    } catch (error) {
      if (tries >= 30) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function brokerOn(nc: NatsConnection, manager: JetStreamManager, js: JetStreamClient): Broker {
  const source = sourceOn(nc, manager);
  return {
    async append(subject, text, name, after) {
      try {
        const expect = after === undefined ? {} : { expect: { lastSubjectSequence: after } };
        const { seq } = await js.publish(LOG + subject, text, {
          ...expect,
          msgID: name,
          retries: 0,
          timeout: PUBLISH_TIMEOUT_MS,
        });
        // A former leader that was cut off with it pending takes the retry for a duplicate and
        // returns no number.
        if (seq === 0) throw new Error('it is on its way, or was lost on it');
        return seq;
      } catch (error) {
        if (error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE)
          throw new SequenceConflict(error.message);
        throw error;
      }
    },
    async last(subject) {
      const found = await manager.streams.getMessage(STREAM, { last_by_subj: LOG + subject });
      return found ? { seq: found.seq, subject, text: found.string() } : undefined;
    },
    lastSequence: source.lastSequence,
    follow: (take, failed) => followLog(source, take, failed),
    publishHeartbeat: (host, text) => js.publish(HOSTS + host, text, { retries: 0, timeout: PUBLISH_TIMEOUT_MS }),
    onHeartbeat(take) {
      const callback = (_: unknown, message: Msg): void =>
        take(message.subject.slice(HEARTBEATS.length), message.string());
      const heard = nc.subscribe(`${HEARTBEATS}>`, { callback });
      return () => heard.unsubscribe();
    },
    publish: (to, text) => nc.publish(DIRECT + to, text),
    subscribe(to, take) {
      const heard = nc.subscribe(DIRECT + to, { callback: (_, message) => take(message.string()) });
      return () => heard.unsubscribe();
    },
    reconnect: () => void nc.reconnect().catch(() => undefined),
    close: () => nc.close(),
  };
}

/**
 * Reads entry by entry from the stream's leader: a consumer would read its own node's copy, which
 * may differ.
 */
function sourceOn(nc: NatsConnection, manager: JetStreamManager): LogSource {
  const end = async (): Promise<number> => (await manager.streams.info(STREAM)).state.last_seq;
  return {
    lastSequence: end,
    async read(seq) {
      if (seq < 1) return undefined;
      const found = await manager.streams.getMessage(STREAM, { seq });
      return found ? { seq, subject: found.subject.slice(LOG.length), text: found.string() } : undefined;
    },
    async isDeleted(seq) {
      const { state } = await manager.streams.info(STREAM, { deleted_details: true });
      return seq < state.first_seq || (state.deleted?.includes(seq) ?? false);
    },
    onStored(take) {
      const callback = (_: unknown, message: Msg): void =>
        take({
          seq: Number(message.headers?.get('Nats-Sequence')),
          subject: message.subject.slice(STORED.length),
          text: message.string(),
        });
      const heard = nc.subscribe(`${STORED}>`, { callback });
      return () => heard.unsubscribe();
    },
  };
}
