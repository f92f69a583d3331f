/** A device in the seals of a table, over a real socket: it commits, opens, remembers and checks as a page does. */
import { randomBytes } from 'node:crypto';
import { provableLog, withContribution, withView } from '#renderer/client/match/local-shuffle-log.ts';
import { deviceCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { OpenedSeal, SealView } from '#shared/fair-shuffle/schema.ts';
import { verifyCommitmentLog, verifySeal } from '#shared/fair-shuffle/verify.ts';
import type { Client } from './client.ts';

type Memory = Parameters<typeof withView>[0];
type KeptPart = Memory['own'][number];

/** What becomes of a step that the host asks for. */
export interface Habit {
  /** Whether the device leaves this step out. */
  isSilent(): boolean;
  /** The device was asked for something, or its answer was acknowledged: a moment to be interrupted in. */
  step(): void;
}

export class Device {
  /** Of which seals all was found right, and of which anything was not, in words. */
  readonly whole = new Set<string>();
  readonly faults: string[] = [];
  readonly #seats: number;
  readonly #names: readonly string[];
  readonly #habit: Habit;
  readonly #memories = new Map<string, Memory>();
  readonly #silent = new Map<string, boolean>();
  /** The first seal of the match that is not open yet. */
  #since: number | undefined;
  #match = '';

  /** `names`: who sits at it; nobody looks on. `seats`: of the table. */
  constructor(names: readonly string[], seats: number, habit: Habit) {
    this.#names = names;
    this.#seats = seats;
    this.#habit = habit;
  }

  /** Takes part until the line breaks; on another line it goes on with the same parts. */
  async follow(client: Client, table: string): Promise<void> {
    const since = this.#since === undefined ? {} : { since: this.#since };
    for await (const view of await client.seal.watch({ table, ...since })) {
      if (view.phase === 'committing' || view.phase === 'opening') this.#habit.step();
      this.#take(view);
      // Who is asked for something is not waited for: another view may come meanwhile.
      this.#answer(client, table, view).catch(() => undefined);
    }
  }

  /** What was acknowledged of its own parts, over all seals: commitments and openings. */
  get acknowledged(): number {
    const own = [...this.#memories.values()].flatMap((memory) => memory.own);
    return own.filter(({ committed }) => committed).length + own.filter(({ opened }) => opened).length;
  }

  #take(view: SealView): void {
    if (view.match !== this.#match) this.#since = undefined;
    this.#match = view.match;
    this.#change(view, (memory) => withView(memory, view));
    if (view.opened) this.#check(view.opened);
    if (view.opened) this.#since = Math.max(this.#since ?? 0, view.seal + 1);
    else this.#since ??= view.seal;
  }

  async #answer(client: Client, table: string, view: SealView): Promise<void> {
    const { seal, attempt, phase, yourself } = view;
    if (yourself === null || (phase !== 'committing' && phase !== 'opening')) return;
    const own = this.#ownIn(view) ?? (phase === 'committing' ? made(view, yourself) : undefined);
    if (!own) return;
    if (phase === 'committing' && !own.committed) {
      this.#change(view, (memory) => withContribution(memory, own));
      if (this.#isSilent(view)) return;
      await client.seal.commit({ table, seal, attempt, commitment: own.commitment });
      this.#acknowledge(view, { committed: true });
    }
    const isListed = view.devices.some((one) => one.device === own.device && one.commitment === own.commitment);
    if (phase === 'opening' && !own.opened && isListed) {
      this.#acknowledge(view, { committed: true });
      if (this.#isSilent(view)) return;
      await client.seal.open({ table, seal, attempt, part: own.part });
      this.#acknowledge(view, { opened: true });
    }
  }

  /** Who is silent in a step stays so, however often it is asked. */
  #isSilent(view: SealView): boolean {
    const step = `${keyOf(view)} ${view.attempt} ${view.phase}`;
    const silent = this.#silent.get(step) ?? this.#habit.isSilent();
    this.#silent.set(step, silent);
    return silent;
  }

  #acknowledge(view: SealView, kept: Partial<KeptPart>): void {
    const own = this.#ownIn(view);
    if (own) this.#change(view, (memory) => withContribution(memory, { ...own, ...kept }));
    this.#habit.step();
  }

  #check(opened: OpenedSeal): void {
    const witness = provableLog(this.#memoryOf(opened));
    const faults = [
      ...[...verifySeal(opened, this.#seats), ...verifyCommitmentLog(opened, witness)].map(({ code }) => code),
      ...this.#wronglyNamed(opened),
    ];
    if (faults.length === 0) this.whole.add(keyOf(opened));
    else this.faults.push(`${keyOf(opened)}: ${faults.join(', ')}`);
  }

  /** It is in the list, or named with a reason that is true. */
  #wronglyNamed({ attempt, devices, absent, ...name }: OpenedSeal): string[] {
    if (this.#names.length === 0) return [];
    const { own } = this.#memoryOf(name);
    const last = own.find((part) => part.attempt === attempt);
    const isMe = ({ names }: { names: readonly string[] }): boolean => names.join() === this.#names.join();
    if (devices.some(isMe)) return last ? [] : ['in the list, but was never asked'];
    const why = absent.find(isMe)?.why;
    const isTrue =
      (why === 'away' && !last) ||
      (why === 'silent' && !last?.committed) ||
      (why === 'unopened' && own.some((part) => part.attempt < attempt && !part.opened));
    return isTrue ? [] : [`named as ${why}`];
  }

  #ownIn(view: SealView): KeptPart | undefined {
    return this.#memoryOf(view).own.find(({ attempt }) => attempt === view.attempt);
  }

  #memoryOf(name: { match: string; seal: number }): Memory {
    return this.#memories.get(keyOf(name)) ?? { views: [], own: [], seen: [] };
  }

  #change(name: { match: string; seal: number }, how: (memory: Memory) => Memory): void {
    this.#memories.set(keyOf(name), how(this.#memoryOf(name)));
  }
}

function keyOf({ match, seal }: { match: string; seal: number }): string {
  return `${match} ${seal}`;
}

function made(view: SealView, device: number): KeptPart {
  const part = randomBytes(32).toString('hex');
  const commitment = deviceCommitment(view, device, part);
  return { attempt: view.attempt, device, part, commitment, committed: false, opened: false };
}
