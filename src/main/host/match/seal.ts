/** One seal of a match as far as it has come: what its steps say. */
import { present } from '#shared/engine/at.ts';
import { fromHex } from '#shared/seal/bytes.ts';
import { deviceCommitment, hostCommitment, type SealName, seedOf } from '#shared/seal/commitment.ts';
import type { Absent, OpenedSeal } from '#shared/seal/schema.ts';
import type { Lots } from '#shared/seal/shuffle.ts';
import { sealedLots } from '#shared/seal/stream.ts';
import type { AskedDevice, SealStep } from '../../store/seal-step.ts';

type ByDevice = ReadonlyMap<number, string>;

type Restart = OpenedSeal['restarts'][number];

export interface Seal extends SealName {
  readonly restarts: readonly Restart[];
  /** The sessions that had committed and did not open: they are not asked again in this seal. */
  readonly failed: readonly AskedDevice[];
  readonly host: { readonly part: string; readonly commitment: string };
  readonly asked: readonly AskedDevice[];
  readonly absent: readonly Absent[];
  /** Once the list is fixed. */
  readonly commitments?: ByDevice;
  /** Once it is closed; chance draws from event `from` on. */
  readonly closed?: { readonly parts: ByDevice; readonly from: number };
}

/** The seals that these steps have made. */
export function sealsOf(steps: readonly SealStep[]): readonly Seal[] {
  return steps.reduce<readonly Seal[]>(withStep, []);
}

/** The seals after one more step. Throws where that can't follow. */
export function withStep(seals: readonly Seal[], step: SealStep): Seal[] {
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

type Step<Name extends SealStep['step']> = Extract<SealStep, { step: Name }>;

function begun({ match, seal, attempt, part, asked, absent, before }: Step<'begun'>, failed?: Seal): Seal {
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

function restartOf(seal: Seal, opened: ByDevice): Restart {
  const devices = committed(seal).map(({ device, commitment, asked: { names } }) => {
    return { device, names, commitment, part: opened.get(device) ?? null };
  });
  return { host: seal.host.commitment, devices };
}

function fixed(seal: Seal, { commitments, absent }: Step<'fixed'>): Seal {
  const byDevice = new Map(commitments.map(({ device, commitment }) => [device, commitment]));
  return { ...seal, commitments: byDevice, absent: [...seal.absent, ...absent] };
}

function closed(seal: Seal, { parts, from }: Step<'closed'>): Seal {
  const byDevice = new Map(parts.map(({ device, part }) => [device, part]));
  return { ...seal, commitments: seal.commitments ?? new Map(), closed: { parts: byDevice, from } };
}

/** The devices whose commitments are fixed, by number. */
export function committed({ asked, commitments }: Seal) {
  return [...(commitments ?? [])].map(([device, commitment]) => {
    return { device, commitment, asked: present(asked[device], 'device') };
  });
}

/** The devices of a closed seal with all that is known of them. */
export function partsOf(seal: Seal) {
  return committed(seal).map(({ device, commitment, asked: { names } }) => {
    return { device, names, commitment, part: present(seal.closed?.parts.get(device), 'part') };
  });
}

/** Whether this is what the device had committed to. */
export function fits(seal: Seal, device: number, part: string): boolean {
  return seal.commitments?.get(device) === deviceCommitment(seal, device, part);
}

/** What a closed seal gives chance, from the beginning. */
export function lotsOf(seal: Seal): Lots {
  return sealedLots(fromHex(seedOf(seal, seal.host, partsOf(seal))));
}

/** The seal that an event of chance is drawn from, by the event's number. */
export function sealOfEvent<S extends Pick<Seal, 'closed'>>(seals: readonly S[], event: number): S | undefined {
  return seals.findLast(({ closed }) => closed !== undefined && closed.from <= event);
}
