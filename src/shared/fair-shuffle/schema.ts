/** A seal on the wire, in the store and in a record. Bytes are hex. */
import { z } from 'zod';
import { replaceControlCharacters } from '../i18n/characters.ts';

const count = z.int().min(0).max(0xffff_ffff);
/** Max length of a seal's lists: more than any table's devices. */
const MAX_LIST_ITEMS = 1000;

/** 32 bytes: a contribution or a commitment. */
export const bytes32Schema = z.string().regex(/^[0-9a-f]{64}$/);
const matchSchema = z.string().regex(/^[0-9a-f]{32}$/);
const namesSchema = z.array(z.string().max(100).overwrite(replaceControlCharacters)).max(100);

/**
 * Why a device has no contribution in a seal: it was away; never committed; copied another
 * commitment; didn't reveal, or not what it committed to.
 */
const ABSENCE_REASONS = ['away', 'silent', 'repeated', 'unopened', 'wrong-part'] as const;

const absentSchema = z.strictObject({ names: namesSchema, why: z.enum(ABSENCE_REASONS) });
export type AbsentDevice = z.infer<typeof absentSchema>;

const name = { match: matchSchema, seal: count, attempt: count };

/** An attempt that failed as a committed device didn't reveal. */
const restartSchema = z.strictObject({
  /** The host's commitment then. */
  host: bytes32Schema,
  devices: z
    .array(
      z.strictObject({
        device: count,
        names: namesSchema,
        commitment: bytes32Schema,
        /** Null where the device didn't reveal. */
        part: bytes32Schema.nullable(),
      }),
    )
    .max(MAX_LIST_ITEMS),
});

const openDeviceSchema = z.strictObject({
  device: count,
  /** The people there; none for a spectator or a screen. */
  names: namesSchema,
  commitment: bytes32Schema,
  part: bytes32Schema,
});

const sealSchema = z.strictObject({
  ...name,
  restarts: z.array(restartSchema).max(MAX_LIST_ITEMS),
  host: z.strictObject({ commitment: bytes32Schema, part: bytes32Schema }),
  devices: z.array(openDeviceSchema).max(MAX_LIST_ITEMS),
  absent: z.array(absentSchema).max(MAX_LIST_ITEMS),
});

/** What chance chose from, where its event names neither cards nor a seat. */
const choicesSchema = z.array(z.string().max(100).overwrite(replaceControlCharacters)).max(MAX_LIST_ITEMS);

const drawSchema = z.strictObject({
  /** Chance's event as in the record, without its time. */
  event: z.looseObject({ by: z.literal('chance'), type: z.string().max(40) }),
  among: choicesSchema.optional(),
});
/** One draw of chance. */
export type Draw = z.infer<typeof drawSchema>;

/** An opened seal: all its secrets, and all draws from it in order. */
export const openedSealSchema = z.strictObject({ ...sealSchema.shape, draws: z.array(drawSchema) });
export type OpenedSeal = z.infer<typeof openedSealSchema>;

/** The same in a record, which has the events: `event` is a number, from 0. */
export const recordSealSchema = z.strictObject({
  ...sealSchema.shape,
  draws: z.array(z.strictObject({ event: count, among: choicesSchema.optional() })),
});
export type RecordSeal = z.infer<typeof recordSealSchema>;

/**
 * A seal as a participant may know it. `committing`: the listed devices are asked for commitments,
 * none shown yet. `opening`: commitments are fixed, contributions are asked for. `closed`: all
 * contributions but the host's are shown, and chance draws. `opened`: `opened` is there.
 */
export const sealViewSchema = z.strictObject({
  ...name,
  /** Max attempts, with this one and earlier ones: a device that failed isn't asked again. */
  most: count,
  phase: z.enum(['committing', 'opening', 'closed', 'opened']),
  /** The host's commitment. */
  host: bytes32Schema,
  devices: z
    .array(
      z.strictObject({
        device: count,
        names: namesSchema,
        commitment: bytes32Schema.nullable(),
        part: bytes32Schema.nullable(),
      }),
    )
    .max(MAX_LIST_ITEMS),
  absent: z.array(absentSchema).max(MAX_LIST_ITEMS),
  /** Devices this step still waits for, by number; sent again if it takes long. */
  waits: z.array(count).max(MAX_LIST_ITEMS),
  /** The asking device's number; null if it has no part in this seal. */
  yourself: count.nullable(),
  opened: openedSealSchema.optional(),
});
export type SealView = z.infer<typeof sealViewSchema>;
