import { useRef, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { tryCall } from '../../client/connection/call-host.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useWords } from '../../games/use-words.ts';
import { NameField } from '../../ui/NameField.tsx';
import { ownSeat } from './own-seat.ts';

/** The user's name. A seated user is renamed on Enter or when the field loses focus. */
export function OwnNameField({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const [refused, setRefused] = useState<Refusal>();
  // The seat known under the name before it was edited.
  const own = useRef<Seat>(undefined);
  const keep = async (): Promise<void> => {
    const seat = own.current;
    const who = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || who?.kind !== 'person') return;
    const name = useSettings.getState().name.trim();
    if (name === who.name) return;
    // A plate is never empty.
    if (name === '') {
      useSettings.setState({ name: who.name });
      return;
    }
    const answer = await tryCall((client) => client.table.sit({ table: table.id, seat, name }));
    setRefused('refused' in answer ? answer.refused : undefined);
  };
  return (
    <form
      onFocus={() => {
        own.current = ownSeat(table);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <NameField say={say} refused={refused} onChange={() => setRefused(undefined)} onBlur={() => void keep()} />
    </form>
  );
}
