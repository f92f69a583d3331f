/** A valid seal for tests. */
import { fromHex, text, toHex } from '../crypto/bytes.ts';
import { sha256 } from '../crypto/sha256.ts';
import { combinedSeed, deviceCommitment, hostCommitment } from './commitment.ts';
import type { Draw, OpenedSeal, SealView } from './schema.ts';
import { rngFromSeed } from './seeded-rng.ts';
import { type Rng, shuffled } from './shuffle.ts';

/** 32 bytes derived from a name; not for real matches. */
export function partOf(name: string): string {
  return toHex(sha256(text(name)));
}

const MATCH = '00112233445566778899aabbccddeeff';

/** A draw of each form, in order; `seats` is 5. */
function drawAll(lots: Rng): Draw[] {
  const seat = lots.below(5);
  const cards = shuffled(['AS', '10H', '2C', 'KD', 'AS', '6S'], lots);
  const among = ['barbari', 'damnatio', 'silentium'];
  const curse = among[lots.below(among.length)];
  return [
    { event: { by: 'chance', type: 'dealer', seat } },
    { event: { by: 'chance', type: 'deal', cards } },
    { event: { by: 'chance', type: 'tie', curse }, among },
    { event: { by: 'chance', type: 'muddle', cards: shuffled(['R7'], lots) } },
    { event: { by: 'chance', type: 'numbers', numbers: shuffled([10, 9, 8, 1], lots) } },
  ];
}

/**
 * An opened seal of these devices with the draws of `draw`: seal 3 of its match, second attempt.
 */
export function openedSeal(devices: readonly string[] = ['Ada', 'Bo'], draw = drawAll): OpenedSeal {
  const name = { match: MATCH, seal: 3, attempt: 1 };
  const before = { ...name, attempt: 0 };
  const host = committed((part) => hostCommitment(name, part), 'host');
  const list = devices.map((who, device) => ({
    device,
    names: [who],
    ...committed((part) => deviceCommitment(name, device, part), who),
  }));
  const fallen = committed((part) => deviceCommitment(before, 0, part), 'before');
  return {
    ...name,
    restarts: [
      {
        host: hostCommitment(before, partOf('host before')),
        devices: [{ device: 0, names: ['Cy'], commitment: fallen.commitment, part: null }],
      },
    ],
    host,
    devices: list,
    absent: [{ names: ['Cy'], why: 'unopened' }],
    draws: draw(rngFromSeed(fromHex(combinedSeed(name, host, list)))),
  };
}

function committed(commit: (part: string) => string, who: string) {
  const part = partOf(who);
  return { commitment: commit(part), part };
}

/** A seal with this number, first attempt, without draws. */
export function sealOf(devices: readonly string[], seal: number, hostPart: string): Omit<OpenedSeal, 'draws'> {
  const name = { match: MATCH, seal, attempt: 0 };
  const list = devices.map((who, device) => ({
    device,
    names: [who],
    ...committed((part) => deviceCommitment(name, device, part), `${who} ${seal}`),
  }));
  const host = { commitment: hostCommitment(name, hostPart), part: hostPart };
  return { ...name, restarts: [], host, devices: list, absent: [] };
}

/** The seal as a device sees it before it is opened. */
export function viewOf(opened: OpenedSeal, phase: SealView['phase'], yourself: number | null = 0): SealView {
  const { match, seal, attempt, host, devices, absent } = opened;
  return {
    match,
    seal,
    attempt,
    most: attempt + devices.length,
    phase,
    host: host.commitment,
    devices: devices.map(({ device, names, commitment, part }) => ({
      device,
      names,
      commitment: phase === 'committing' ? null : commitment,
      part: phase === 'closed' || phase === 'opened' ? part : null,
    })),
    absent,
    waits: phase === 'committing' || phase === 'opening' ? devices.map(({ device }) => device) : [],
    yourself,
    ...(phase === 'opened' && { opened }),
  };
}
