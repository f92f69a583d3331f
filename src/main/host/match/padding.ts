/**
 * How long an update is, whatever a hand holds: who listens to a sealed line sees lengths. What all may see has a length
 * that all may know; to that comes room for what a seat sees beside it, the same for every hand.
 */
import type { PlayUpdate } from '#shared/protocol/table.ts';

/** Lengths go in such steps, in bytes. */
const LENGTH_STEP_BYTES = 4096;

/** What a seat sees beside what all see takes less than this, in bytes: its own cards, and what it may do with them. */
const HAND_MARGIN_BYTES = 4096;

/** The update with as much after it as makes its length that of any other hand. `all`: what everybody sees just then. */
export function padUpdate(update: PlayUpdate, all: unknown): PlayUpdate {
  const least = Math.ceil(sizeOf(all) / LENGTH_STEP_BYTES) * LENGTH_STEP_BYTES + HAND_MARGIN_BYTES;
  const own = sizeOf({ ...update, pad: '' });
  const length = own <= least ? least : Math.ceil(own / LENGTH_STEP_BYTES) * LENGTH_STEP_BYTES;
  return { ...update, pad: '.'.repeat(length - own) };
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
