/**
 * Store commands: the store's writes as data. Applied to another store in the same order they give
 * the same content.
 */
import type { Store } from './store.ts';

/** All write methods. */
const COMMANDS = [
  'keepTable',
  'handOver',
  'inherit',
  'dropTable',
  'beginMatch',
  'append',
  'appendDiscreetly',
  'setPaused',
  'end',
  'breakOff',
  'addSealSteps',
  'keepBetBook',
  'keepSeatedBots',
  'keepMatchHosts',
  'keepStory',
  'keepRoom',
  'keepEvening',
  'adoptEvening',
  'keepSession',
  'noteSession',
  'forgetSession',
  'forgetSessionsOf',
  'forgetSessionsBefore',
  'deleteMatches',
  'sweepPractice',
] as const satisfies readonly (keyof Store)[];

export type CommandName = (typeof COMMANDS)[number];

/** A write method and its arguments. */
export type StoreCommand = { readonly [W in CommandName]: readonly [W, ...Parameters<Store[W]>] }[CommandName];

const BYTES = '$bytes';

/** As JSON. */
export function serializeCommands(calls: readonly StoreCommand[]): string {
  return JSON.stringify(calls, (_, value: unknown) =>
    value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value,
  );
}

/** Throws where the text is invalid. */
export function parseCommands(text: string): StoreCommand[] {
  const calls: unknown = JSON.parse(text, (_, value: unknown) => {
    const bytes = (value as { [BYTES]?: unknown } | null)?.[BYTES];
    return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value;
  });
  if (!Array.isArray(calls) || !calls.every((call) => COMMANDS.includes(call?.[0])))
    throw new Error('these are no calls');
  return calls as StoreCommand[];
}

/** Applies a command to a store. */
export function applyCommand(store: Store, [write, ...given]: StoreCommand): void {
  (store[write] as (...given: unknown[]) => unknown)(...given);
}
