/** Commits to a contribution: a hash of it and its position. */
import { concat, fromHex, text, toHex, u32 } from '../crypto/bytes.ts';
import { hmacSha256, sha256 } from '../crypto/sha256.ts';

/** The seal and attempt that contributions and commitments belong to. */
export interface SealId {
  /** 16 bytes in hex, drawn when the match begins. */
  readonly match: string;
  /** From 0, in order within a match. */
  readonly seal: number;
  /** From 0; grows when a committed device doesn't reveal. */
  readonly attempt: number;
}

/** A device's revealed contribution, in hex. */
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

/** The commitment to the host's contribution. */
export function hostCommitment(name: SealId, part: string): string {
  return toHex(sha256(concat(context(name), text('host'), fromHex(part))));
}

/** The commitment of the device with this number. */
export function deviceCommitment(name: SealId, device: number, part: string): string {
  return toHex(sha256(concat(context(name), text('device'), u32(device), fromHex(part))));
}

/** The seed from all contributions; unknown without the host's. */
export function combinedSeed(
  name: SealId,
  host: { part: string; commitment: string },
  devices: readonly OpenedContribution[],
): string {
  const lines = devices.map(({ device, commitment, part }) => concat(u32(device), fromHex(commitment), fromHex(part)));
  const transcript = concat(context(name), fromHex(host.commitment), u32(devices.length), ...lines);
  return toHex(hmacSha256(fromHex(host.part), transcript));
}
