/** A write failed; nothing has changed. */
export class StoreWriteError extends Error {}

/** The stored events or shuffle steps of a match don't match their hashes and can't be trusted. */
export class DamagedLines extends Error {}
