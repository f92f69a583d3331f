/** Devices of people at a table that take part in its seals by the book, write down what they see, and check it. */
import { createHash } from 'node:crypto';
import type { Refusal } from '#shared/engine/refusal.ts';
import { deviceCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { OpenedSeal, SealView } from '#shared/fair-shuffle/schema.ts';
import { type OwnContribution, type SealFault, verifyCommitmentLog, verifySeal } from '#shared/fair-shuffle/verify.ts';
import { openStreamQueue, type StreamQueue } from '../connections/stream-queue.ts';
import type { Table } from '../table/table.ts';
import { flushPromises } from './fake-clock.ts';
import { openTableStream, person } from './table-people.ts';
import { openTable, type TestHost } from './test-host.ts';

/** A table of two people whose devices take part in its seals, and perhaps onlookers. */
const SEATS = 2;

export interface ShuffleTable {
  readonly table: Table;
  /** Ada's, Bob's, then the onlookers'. */
  readonly devices: readonly Device[];
  readonly people: readonly string[];
}

/** They sit and watch, with these habits each, and nobody has started yet; `looks`: each leaves the table. */
export async function gatherDevices(at: TestHost, habits: readonly Habits[] = [HONEST_HABITS, HONEST_HABITS]) {
  const sessions = habits.map(() => person(at));
  const [ada = '', bob = '', ...others] = sessions;
  const table = openTable(at, ada);
  table.sit(ada, 0, 'Ada');
  table.guests.enter(bob);
  table.sit(bob, 1, 'Bob');
  for (const session of others) table.guests.enter(session);
  const looks = sessions.map((session) => openTableStream(table, session));
  const devices = sessions.map((session, k) => new Device(table, session, `device ${k}`));
  for (const [k, device] of devices.entries()) await device.watch(table, habits[k]);
  return { table, devices, looks, people: [ada, bob] } satisfies ShuffleTable & { readonly looks: unknown };
}

/** The same, and the match has been started. */
export async function begun(at: TestHost, habits?: readonly Habits[]): Promise<ShuffleTable> {
  const gathering = await gatherDevices(at, habits);
  const refused = gathering.table.start();
  if (refused) throw new Error(refused.reason);
  await flushPromises();
  return gathering;
}

/** The table after the host's death, with the devices that have come back to it. */
export async function back(again: TestHost, { table: { id }, devices, people }: ShuffleTable, who = devices) {
  const table = again.host.table(id) as Table;
  for (const { session } of who) openTableStream(table, session);
  for (const device of who) await device.watch(table);
  return { table, devices, people } satisfies ShuffleTable;
}

/** What each device finds wrong with the seal as it was told of it. */
export function faultsOf({ devices }: ShuffleTable, seal: number): SealFault[][] {
  return devices.map((device) => device.check(SEATS, openedBy(device, seal)));
}

export function openedBy(device: Device, seal: number): OpenedSeal {
  const opened = device.opened(seal);
  if (!opened) throw new Error(`seal ${seal} is not open`);
  return opened;
}

type Asked = Pick<SealView, 'seal' | 'attempt'>;

/** 32 bytes that a name stands for, as hex. */
export function partOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** A host's parts, the same in each run. */
export function drawsOf(name: string): () => string {
  let drawn = 0;
  return () => partOf(`${name} ${drawn++}`);
}

/** What a device has made of a seal, and whether the host has said that its commitment is kept. */
interface MadePart extends OwnContribution {
  readonly isKept: boolean;
}

/** What a device does in a step; nothing: it stays silent. */
export interface Habits {
  commit?(device: Device, view: SealView, own: OwnContribution): Promise<Refusal | undefined>;
  open?(device: Device, view: SealView, own: OwnContribution): Promise<Refusal | undefined>;
}

/** By the book. */
export const HONEST_HABITS: Required<Habits> = {
  commit: (device, view, { commitment }) => device.commit(view, commitment),
  open: async (device, view, own) => {
    const isListed = view.devices.some((one) => one.device === own.device && one.commitment === own.commitment);
    return isListed ? device.open(view, own.part) : undefined;
  },
};

export class Device {
  readonly session: string;
  readonly views: SealView[] = [];
  /** What it has made, by seal and attempt. */
  readonly own = new Map<string, MadePart>();
  /** Why it was refused something, in order. */
  readonly refused: string[] = [];
  readonly #name: string;
  #table: Table;
  #stream: StreamQueue<SealView> | undefined;

  constructor(table: Table, session: string, name: string) {
    this.#table = table;
    this.session = session;
    this.#name = name;
  }

  /** Watches and takes part, as it is its habit. `table`: the same after a restart of the host. */
  async watch(table: Table = this.#table, habits: Habits = HONEST_HABITS): Promise<void> {
    this.#table = table;
    const stream = openStreamQueue<SealView>();
    this.#stream = stream;
    void this.#follow(stream, habits);
    const refused = table.streams.openShuffles(this.session, false, undefined, stream);
    if (refused) throw new Error(refused.reason);
    await flushPromises();
  }

  leave(): void {
    this.#stream?.end();
  }

  commit({ seal, attempt }: Asked, commitment: string): Promise<Refusal | undefined> {
    return this.#table.moves.commit(this.session, { seal, attempt }, commitment);
  }

  open({ seal, attempt }: Asked, part: string): Promise<Refusal | undefined> {
    return this.#table.moves.reveal(this.session, { seal, attempt }, part);
  }

  /** The latest view of the seal of this number, or of all. */
  latest(seal?: number): SealView | undefined {
    return this.views.findLast((view) => seal === undefined || view.seal === seal);
  }

  opened(seal: number): OpenedSeal | undefined {
    return this.latest(seal)?.opened;
  }

  /** What this device finds wrong with a seal, as it was opened, or as somebody says it was. */
  check(seats: number, opened: OpenedSeal): SealFault[] {
    const views = this.views.filter(({ seal, phase }) => seal === opened.seal && phase !== 'opened');
    const own = [...this.own].flatMap(([key, part]) => (key.startsWith(`${opened.seal} `) && part.isKept ? part : []));
    return [...verifySeal(opened, seats), ...verifyCommitmentLog(opened, { views, own, seen: [] })];
  }

  async #follow(stream: StreamQueue<SealView>, habits: Habits): Promise<void> {
    const answered = new Set<string>();
    for await (const view of stream.read()) {
      this.views.push(view);
      const step = `${view.seal} ${view.attempt} ${view.phase}`;
      if (view.yourself === null || stream !== this.#stream || answered.has(step)) continue;
      // A step may be shown more than once, with who is still waited for.
      answered.add(step);
      void this.#answer(view, view.yourself, habits);
    }
  }

  async #answer(view: SealView, device: number, habits: Habits): Promise<void> {
    const own = this.#ownFor(view, device);
    const call = view.phase === 'committing' ? habits.commit : view.phase === 'opening' ? habits.open : undefined;
    const refused = await call?.(this, view, own);
    if (refused) this.refused.push(refused.reason);
    else if (call) Object.assign(own, view.phase === 'committing' ? { isKept: true } : { opened: true });
  }

  /** The part it made for this attempt: it keeps it, as a page does over a break. */
  #ownFor(view: SealView, device: number): MadePart {
    const key = `${view.seal} ${view.attempt}`;
    const part = partOf(`${this.#name} ${key}`);
    const made = this.own.get(key) ?? {
      attempt: view.attempt,
      device,
      part,
      commitment: deviceCommitment(view, device, part),
      opened: false,
      isKept: false,
    };
    this.own.set(key, made);
    return made;
  }
}
