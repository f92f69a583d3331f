/** What the devices have sent for the step of a seal that is waited in, and what the next step is by that. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Absent } from '#shared/seal/schema.ts';
import type { AskedDevice, SealStep } from '../../store/seal-step.ts';
import { committed, fits, type Seal } from './seal.ts';

/** What the attempts before have left: who has no part in the next one, and what the others opened in the last. */
export interface Before {
  readonly failed: readonly AskedDevice[];
  readonly absent: readonly Absent[];
  readonly parts: { device: number; part: string }[];
}

/** So it is for the first attempt. */
export const NOTHING_BEFORE: Before = { failed: [], absent: [], parts: [] };

/** Why something that a device sends does not count; `known`: it has come in before and is kept. */
export type NotCounted = Refusal | 'known';

export class Arrivals {
  readonly #bytes = new Map<number, string>();
  readonly #wrong = new Map<number, 'repeated' | 'wrong-part'>();
  /** Who is told once the step is kept with what they sent. */
  readonly #answers: ((refused?: Refusal) => void)[] = [];

  /** By device. */
  get bytes(): ReadonlyMap<number, string> {
    return this.#bytes;
  }

  /** Why this commitment does not count; that is noted of the device. The same again changes nothing. */
  refuseCommitment(seal: Seal, device: number, commitment: string): NotCounted | undefined {
    if (seal.commitments)
      return seal.commitments.get(device) === commitment ? 'known' : refusal('host', 'seal-too-late');
    const before = this.#bytes.get(device);
    if (before !== undefined) return before === commitment ? undefined : refusal('host', 'seal-twice');
    if (![seal.host.commitment, ...this.#bytes.values()].includes(commitment)) return undefined;
    this.#wrong.set(device, 'repeated');
    return refusal('host', 'seal-repeated');
  }

  /** Why this part does not count; that is noted of the device. */
  refusePart(seal: Seal, device: number, part: string): NotCounted | undefined {
    if (!seal.commitments) return refusal('host', 'seal-too-early');
    if (!seal.commitments.has(device)) return refusal('host', 'seal-too-late');
    if (fits(seal, device, part)) return seal.closed ? 'known' : undefined;
    this.#wrong.set(device, 'wrong-part');
    return refusal('host', 'seal-wrong-part');
  }

  /** It counts; the answer comes with the step. */
  add(device: number, bytes: string): Promise<Refusal | undefined> {
    this.#bytes.set(device, bytes);
    return new Promise((answer) => this.#answers.push(answer));
  }

  /** The step is kept, or it never will be. */
  answer(refused?: Refusal): void {
    for (const answer of this.#answers.splice(0)) answer(refused);
  }

  /** The list of those that have committed, and which have not. */
  fixed(seal: Seal): { step: Extract<SealStep, { step: 'fixed' }>; missing: readonly AskedDevice[] } {
    const missing = seal.asked.flatMap((asked, device) => (this.#bytes.has(device) ? [] : { asked, device }));
    const absent = missing.flatMap(({ device, asked }) => absentOf(asked, this.#wrong.get(device) ?? 'silent'));
    const commitments = this.#inOrder().map(([device, commitment]) => ({ device, commitment }));
    return { step: { step: 'fixed', commitments, absent }, missing: missing.map(({ asked }) => asked) };
  }

  /** The parts that were opened. */
  parts(): Before['parts'] {
    return this.#inOrder().map(([device, part]) => ({ device, part }));
  }

  /** Who had committed and has not opened. */
  unopened(seal: Seal): readonly AskedDevice[] {
    return this.#unopened(seal).map(({ asked }) => asked);
  }

  /** What this attempt leaves to the next one. */
  leave(seal: Seal): Before {
    const before = seal.absent.filter(({ why }) => why === 'unopened' || why === 'wrong-part');
    const now = this.#unopened(seal).flatMap(({ device, asked }) =>
      absentOf(asked, this.#wrong.get(device) ?? 'unopened'),
    );
    return {
      failed: [...seal.failed, ...this.unopened(seal)],
      absent: [...before, ...now],
      parts: this.parts(),
    };
  }

  #unopened(seal: Seal): ReturnType<typeof committed> {
    return committed(seal).filter(({ device }) => !this.#bytes.has(device));
  }

  #inOrder(): [number, string][] {
    return [...this.#bytes].toSorted(([a], [b]) => a - b);
  }
}

/** Onlookers are nobody who is missed. */
function absentOf({ names }: AskedDevice, why: Absent['why']): Absent[] {
  return names.length > 0 ? [{ names, why }] : [];
}
