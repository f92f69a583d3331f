/** A seal as it crosses the wire, lies in the store and stands in a record. Bytes are hex. */
import { z } from 'zod';
import { replaceControlCharacters } from '../i18n/control-characters.ts';

const count = z.int().min(0).max(0xffff_ffff);
/** The longest list of anything on a seal: more devices than a table has seats and onlookers. */
const MAX_LIST_ITEMS = 1000;

/** 32 bytes: a part, or a commitment. */
export const bytes32Schema = z.string().regex(/^[0-9a-f]{64}$/);
const matchSchema = z.string().regex(/^[0-9a-f]{32}$/);
const namesSchema = z.array(z.string().max(100).overwrite(replaceControlCharacters)).max(100);

/** Why somebody's device has no part in a seal: none was there; it never committed; it copied; it did not open, or not that part. */
const ABSENCE_REASONS = ['away', 'silent', 'repeated', 'unopened', 'wrong-part'] as const;

const absentSchema = z.strictObject({ names: namesSchema, why: z.enum(ABSENCE_REASONS) });
export type AbsentDevice = z.infer<typeof absentSchema>;

const name = { match: matchSchema, seal: count, attempt: count };

/** A try that came to nothing, since a device that had committed did not open. */
const restartSchema = z.strictObject({
  /** The host's commitment then. */
  host: bytes32Schema,
  devices: z
    .array(
      z.strictObject({
        device: count,
        names: namesSchema,
        commitment: bytes32Schema,
        /** Null where the device did not open. */
        part: bytes32Schema.nullable(),
      }),
    )
    .max(MAX_LIST_ITEMS),
});

const openDeviceSchema = z.strictObject({
  device: count,
  /** Who sits at it; none for an onlooker or a screen. */
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

/** What chance was to choose one of, where its event names neither cards nor a seat. */
const choicesSchema = z.array(z.string().max(100).overwrite(replaceControlCharacters)).max(MAX_LIST_ITEMS);

const drawSchema = z.strictObject({
  /** Chance's event as it stands in the record, without its time. */
  event: z.looseObject({ by: z.literal('chance'), type: z.string().max(40) }),
  among: choicesSchema.optional(),
});
/** One thing that chance drew. */
export type Draw = z.infer<typeof drawSchema>;

/** A seal that is opened: all that was secret about it, and all that was drawn from it, in order. */
export const openedSealSchema = z.strictObject({ ...sealSchema.shape, draws: z.array(drawSchema) });
export type OpenedSeal = z.infer<typeof openedSealSchema>;

/** The same in a record, where the events stand already: `event` is a number, from 0. */
export const recordSealSchema = z.strictObject({
  ...sealSchema.shape,
  draws: z.array(z.strictObject({ event: count, among: choicesSchema.optional() })),
});
export type RecordSeal = z.infer<typeof recordSealSchema>;

/**
 * A seal as somebody at the table may know it. `committing`: the devices in the list are asked for their commitments,
 * none of which is shown yet. `opening`: the commitments are fixed, the parts are asked for. `closed`: all parts but the
 * host's are shown, and chance draws. `opened`: `opened` is there.
 */
export const sealViewSchema = z.strictObject({
  ...name,
  /** So many attempts there are at most, this one and those before counted: whoever fails is not asked again. */
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
  /** The devices that are still waited for in this step, by number; told anew to all once that takes a while. */
  waits: z.array(count).max(MAX_LIST_ITEMS),
  /** The number of the device that asks; null for one that has no part in this seal. */
  yourself: count.nullable(),
  opened: openedSealSchema.optional(),
});
export type SealView = z.infer<typeof sealViewSchema>;
