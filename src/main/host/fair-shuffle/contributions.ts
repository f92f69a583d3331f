/** What the devices have sent for the step of a seal that is waited in, and what the next step is by that. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { AbsentDevice } from '#shared/fair-shuffle/schema.ts';
import type { Participant, ShuffleStep } from '../../store/shuffle-step.ts';
import { committed, matchesCommitment, type Shuffle } from './shuffle.ts';

/** What the attempts before have left: who has no part in the next one, and what the others opened in the last. */
export interface PreviousAttempt {
  readonly failed: readonly Participant[];
  readonly absent: readonly AbsentDevice[];
  readonly parts: { device: number; part: string }[];
}

/** So it is for the first attempt. */
export const FIRST_ATTEMPT: PreviousAttempt = { failed: [], absent: [], parts: [] };

/** Why something that a device sends does not count; `known`: it has come in before and is kept. */
export type Rejection = Refusal | 'known';

export class Contributions {
  readonly #bytes = new Map<number, string>();
  readonly #wrong = new Map<number, 'repeated' | 'wrong-part'>();
  /** Who is told once the step is kept with what they sent. */
  readonly #answers: ((refused?: Refusal) => void)[] = [];

  /** By device. */
  get bytes(): ReadonlyMap<number, string> {
    return this.#bytes;
  }

  /** Why this commitment does not count; that is noted of the device. The same again changes nothing. */
  refuseCommitment(seal: Shuffle, device: number, commitment: string): Rejection | undefined {
    if (seal.commitments)
      return seal.commitments.get(device) === commitment ? 'known' : refusal('host', 'seal-too-late');
    const before = this.#bytes.get(device);
    if (before !== undefined) return before === commitment ? undefined : refusal('host', 'seal-twice');
    if (![seal.host.commitment, ...this.#bytes.values()].includes(commitment)) return undefined;
    this.#wrong.set(device, 'repeated');
    return refusal('host', 'seal-repeated');
  }

  /** Why this part does not count; that is noted of the device. */
  refuseReveal(seal: Shuffle, device: number, part: string): Rejection | undefined {
    if (!seal.commitments) return refusal('host', 'seal-too-early');
    if (!seal.commitments.has(device)) return refusal('host', 'seal-too-late');
    if (matchesCommitment(seal, device, part)) return seal.closed ? 'known' : undefined;
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
  fixed(seal: Shuffle): { step: Extract<ShuffleStep, { step: 'fixed' }>; missing: readonly Participant[] } {
    const missing = seal.asked.flatMap((asked, device) => (this.#bytes.has(device) ? [] : { asked, device }));
    const absent = missing.flatMap(({ device, asked }) => absentOf(asked, this.#wrong.get(device) ?? 'silent'));
    const commitments = this.#inOrder().map(([device, commitment]) => ({ device, commitment }));
    return { step: { step: 'fixed', commitments, absent }, missing: missing.map(({ asked }) => asked) };
  }

  /** The parts that were opened. */
  reveals(): PreviousAttempt['parts'] {
    return this.#inOrder().map(([device, part]) => ({ device, part }));
  }

  /** Who had committed and has not opened. */
  unopened(seal: Shuffle): readonly Participant[] {
    return this.#unopened(seal).map(({ asked }) => asked);
  }

  /** What this attempt leaves to the next one. */
  toPreviousAttempt(seal: Shuffle): PreviousAttempt {
    const before = seal.absent.filter(({ why }) => why === 'unopened' || why === 'wrong-part');
    const now = this.#unopened(seal).flatMap(({ device, asked }) =>
      absentOf(asked, this.#wrong.get(device) ?? 'unopened'),
    );
    return {
      failed: [...seal.failed, ...this.unopened(seal)],
      absent: [...before, ...now],
      parts: this.reveals(),
    };
  }

  #unopened(seal: Shuffle): ReturnType<typeof committed> {
    return committed(seal).filter(({ device }) => !this.#bytes.has(device));
  }

  #inOrder(): [number, string][] {
    return [...this.#bytes].toSorted(([a], [b]) => a - b);
  }
}

/** Onlookers are nobody who is missed. */
function absentOf({ names }: Participant, why: AbsentDevice['why']): AbsentDevice[] {
  return names.length > 0 ? [{ names, why }] : [];
}
