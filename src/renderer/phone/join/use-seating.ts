import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { readName } from '#shared/protocol/typed-text.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { useSettings } from '../../client/device/settings.ts';

export interface SeatChoice {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Why nobody sits under the name that was given. */
  readonly refused: Refusal | undefined;
  /** A name that the host offers instead. */
  readonly free: string | undefined;
  /** Takes a seat; who sits elsewhere moves. */
  sit(seat: number): Promise<void>;
  /** The name is as it should be: it changes at the seat one has, or else one takes the first that is free. */
  confirm(): Promise<void>;
  /** The same, but a seat is taken by no accident. */
  rename(): Promise<void>;
  /** The name is being written: what was said about the one before does not hold any more. */
  write(): void;
  /** Takes the name that is offered. */
  accept(name: string): Promise<void>;
}

/** Sitting down under a name, with everything that can be said against it. */
export function useSeatChoice({ id, mine, seats }: TableView): SeatChoice {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refusal>();
  const [wanted, want] = useState<number>();
  const own = mine[0];

  const refuse = (refusal: Refusal | undefined): void => {
    if (refusal && isAboutName(refusal)) setRefused(refusal);
    else if (refusal) showToast(refusal);
  };
  const take = async (seat: number): Promise<Refusal | undefined> => {
    want(seat);
    const read = readName(useSettings.getState().name);
    if ('refusal' in read) return read.refusal;
    const answer = await tryCall((client) => client.table.sit({ table: id, seat, name: read.name }));
    if (!('value' in answer)) return answer.refused;
    setRefused(undefined);
    for (const other of mine)
      if (other !== seat) await callHost((client) => client.table.stand({ table: id, seat: other }));
    return undefined;
  };
  const sit = async (seat: number): Promise<void> => {
    const why = await take(seat);
    refuse(why);
    if (why && isAboutName(why)) field.current?.focus();
  };
  const rename = async (): Promise<void> => {
    const who = own === undefined ? undefined : seats[own];
    if (own === undefined || who?.kind !== 'person') return;
    const read = readName(useSettings.getState().name);
    // Whoever leaves the field may go: nothing calls them back into it.
    if (!('name' in read) || read.name !== who.name) refuse(await take(own));
  };
  const confirm = async (): Promise<void> => {
    const first = seats.findIndex(({ kind }) => kind === 'empty');
    if (own !== undefined) await rename();
    else if (first >= 0) await sit(first);
  };
  return {
    field,
    refused,
    free: refused?.params?.free?.toString(),
    sit,
    confirm,
    rename,
    write: () => setRefused(undefined),
    accept: async (name) => {
      useSettings.setState({ name });
      setRefused(undefined);
      if (wanted !== undefined) await sit(wanted);
    },
  };
}

function isAboutName({ reason }: Refusal): boolean {
  return reason.startsWith('name-');
}
