/** One seal of a match as far as it has come: what its steps say. */

import { fromHex } from '#shared/crypto/bytes.ts';
import { present } from '#shared/engine/collections.ts';
import { combinedSeed, deviceCommitment, hostCommitment, type SealId } from '#shared/fair-shuffle/commitment.ts';
import type { AbsentDevice, OpenedSeal } from '#shared/fair-shuffle/schema.ts';
import { rngFromSeed } from '#shared/fair-shuffle/seeded-rng.ts';
import type { Rng } from '#shared/fair-shuffle/shuffle.ts';
import type { Participant, ShuffleStep } from '../../store/shuffle-step.ts';

type ByDevice = ReadonlyMap<number, string>;

type Restart = OpenedSeal['restarts'][number];

export interface Shuffle extends SealId {
  readonly restarts: readonly Restart[];
  /** The sessions that had committed and did not open: they are not asked again in this seal. */
  readonly failed: readonly Participant[];
  readonly host: { readonly part: string; readonly commitment: string };
  readonly asked: readonly Participant[];
  readonly absent: readonly AbsentDevice[];
  /** Once the list is fixed. */
  readonly commitments?: ByDevice;
  /** Once it is closed; chance draws from event `from` on. */
  readonly closed?: { readonly parts: ByDevice; readonly from: number };
}

/** The seals that these steps have made. */
export function shufflesOf(steps: readonly ShuffleStep[]): readonly Shuffle[] {
  return steps.reduce<readonly Shuffle[]>(withStep, []);
}

/** The seals after one more step. Throws where that can't follow. */
export function withStep(seals: readonly Shuffle[], step: ShuffleStep): Shuffle[] {
  const last = seals.at(-1);
  if (step.step === 'drawn') return [...seals];
  if (step.step === 'begun') {
    return step.attempt > 0
      ? [...seals.slice(0, -1), begun(step, present(last, 'attempt before'))]
      : [...seals, begun(step)];
  }
  const before = present(last, 'beginning of a seal');
  return [...seals.slice(0, -1), step.step === 'fixed' ? fixed(before, step) : closed(before, step)];
}

type Step<Name extends ShuffleStep['step']> = Extract<ShuffleStep, { step: Name }>;

function begun({ match, seal, attempt, part, asked, absent, before }: Step<'begun'>, failed?: Shuffle): Shuffle {
  const name = { match, seal, attempt };
  const host = { part, commitment: hostCommitment(name, part) };
  const opened = new Map(before.map((one) => [one.device, one.part]));
  const unopened = failed ? committed(failed).filter(({ device }) => !opened.has(device)) : [];
  return {
    ...name,
    host,
    asked,
    absent,
    restarts: failed ? [...failed.restarts, restartOf(failed, opened)] : [],
    failed: [...(failed?.failed ?? []), ...unopened.map(({ asked }) => asked)],
  };
}

function restartOf(seal: Shuffle, opened: ByDevice): Restart {
  const devices = committed(seal).map(({ device, commitment, asked: { names } }) => {
    return { device, names, commitment, part: opened.get(device) ?? null };
  });
  return { host: seal.host.commitment, devices };
}

function fixed(seal: Shuffle, { commitments, absent }: Step<'fixed'>): Shuffle {
  const byDevice = new Map(commitments.map(({ device, commitment }) => [device, commitment]));
  return { ...seal, commitments: byDevice, absent: [...seal.absent, ...absent] };
}

function closed(seal: Shuffle, { parts, from }: Step<'closed'>): Shuffle {
  const byDevice = new Map(parts.map(({ device, part }) => [device, part]));
  return { ...seal, commitments: seal.commitments ?? new Map(), closed: { parts: byDevice, from } };
}

/** The devices whose commitments are fixed, by number. */
export function committed({ asked, commitments }: Shuffle) {
  return [...(commitments ?? [])].map(([device, commitment]) => {
    return { device, commitment, asked: present(asked[device], 'device') };
  });
}

/** The devices of a closed seal with all that is known of them. */
export function contributionsOf(seal: Shuffle) {
  return committed(seal).map(({ device, commitment, asked: { names } }) => {
    return { device, names, commitment, part: present(seal.closed?.parts.get(device), 'part') };
  });
}

/** Whether this is what the device had committed to. */
export function matchesCommitment(seal: Shuffle, device: number, part: string): boolean {
  return seal.commitments?.get(device) === deviceCommitment(seal, device, part);
}

/** What a closed seal gives chance, from the beginning. */
export function randomOf(seal: Shuffle): Rng {
  return rngFromSeed(fromHex(combinedSeed(seal, seal.host, contributionsOf(seal))));
}

/** The seal that an event of chance is drawn from, by the event's number. */
export function shuffleOfEvent<S extends Pick<Shuffle, 'closed'>>(seals: readonly S[], event: number): S | undefined {
  return seals.findLast(({ closed }) => closed !== undefined && closed.from <= event);
}
