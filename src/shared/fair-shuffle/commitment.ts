/** What binds a part before it is shown: its hash, together with where it belongs. */
import { concat, fromHex, text, toHex, u32 } from '../crypto/bytes.ts';
import { hmacSha256, sha256 } from '../crypto/sha256.ts';

/** Which seal, and the how manieth try of it, parts and commitments belong to. */
export interface SealId {
  /** 16 bytes, as hex: made when the match begins. */
  readonly match: string;
  /** From 0, in the order in which a match begins them. */
  readonly seal: number;
  /** From 0: one more each time a device that had committed did not open. */
  readonly attempt: number;
}

/** A device's part once it is shown, all as hex. */
export interface OpenedContribution {
  /** Its number in the list, from 0. */
  readonly device: number;
  readonly commitment: string;
  readonly part: string;
}

const COMMITMENT_DOMAIN = 'panno-verde/seal/1';

function context({ match, seal, attempt }: SealId): Uint8Array {
  return concat(text(COMMITMENT_DOMAIN), text(match), u32(seal), u32(attempt));
}

/** The host's commitment to its part. */
export function hostCommitment(name: SealId, part: string): string {
  return toHex(sha256(concat(context(name), text('host'), fromHex(part))));
}

/** The commitment of the device with this number. */
export function deviceCommitment(name: SealId, device: number, part: string): string {
  return toHex(sha256(concat(context(name), text('device'), u32(device), fromHex(part))));
}

/** What all parts give together; nobody knows it without the host's part. */
export function combinedSeed(
  name: SealId,
  host: { part: string; commitment: string },
  devices: readonly OpenedContribution[],
): string {
  const lines = devices.map(({ device, commitment, part }) => concat(u32(device), fromHex(commitment), fromHex(part)));
  const transcript = concat(context(name), fromHex(host.commitment), u32(devices.length), ...lines);
  return toHex(hmacSha256(fromHex(host.part), transcript));
}
