import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { readName } from '#shared/protocol/typed-text.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { useSettings } from '../../client/device/settings.ts';

export interface SeatChoice {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Why the name was refused. */
  readonly refused: Refusal | undefined;
  /** A free name that the host suggests instead. */
  readonly free: string | undefined;
  /** Takes a seat; a seated viewer moves. */
  sit(seat: number): Promise<void>;
  /** Confirms the name: renames the viewer's seat, or takes the first free one. */
  confirm(): Promise<void>;
  /** Renames only, so that no seat is taken by accident. */
  rename(): Promise<void>;
  /** Clears the refusal while the name is being edited. */
  write(): void;
  /** Takes the suggested name. */
  accept(name: string): Promise<void>;
}

/** Takes a seat under a name and handles the refusals. */
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
    // Leaving the field does not move the focus back into it.
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
