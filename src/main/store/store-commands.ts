/** What a store was told to keep, as data: the same calls, made of another store in the same order, bring it as far. */
import type { Store } from './store.ts';

/** All that writes. */
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
  'keepRoom',
  'keepEvening',
  'keepSession',
  'noteSession',
  'forgetSession',
  'forgetSessionsOf',
  'forgetSessionsBefore',
  'deleteMatches',
  'sweepPractice',
] as const satisfies readonly (keyof Store)[];

export type CommandName = (typeof COMMANDS)[number];

/** One call: what writes, and with what. */
export type StoreCommand = { readonly [W in CommandName]: readonly [W, ...Parameters<Store[W]>] }[CommandName];

const BYTES = '$bytes';

/** As it goes over a wire. */
export function serializeCommands(calls: readonly StoreCommand[]): string {
  return JSON.stringify(calls, (_, value: unknown) =>
    value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value,
  );
}

/** What was written so; throws where it was not. */
export function parseCommands(text: string): StoreCommand[] {
  const calls: unknown = JSON.parse(text, (_, value: unknown) => {
    const bytes = (value as { [BYTES]?: unknown } | null)?.[BYTES];
    return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value;
  });
  if (!Array.isArray(calls) || !calls.every((call) => COMMANDS.includes(call?.[0])))
    throw new Error('these are no calls');
  return calls as StoreCommand[];
}

/** Makes a call of a store. */
export function applyCommand(store: Store, [write, ...given]: StoreCommand): void {
  (store[write] as (...given: unknown[]) => unknown)(...given);
}
