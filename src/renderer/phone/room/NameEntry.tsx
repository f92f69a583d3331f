import { type FormEvent, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { tryCall } from '../../client/connection/call-host.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';
import { OwnClaimPart } from '../../match/seat-claim/Claims.tsx';
import { isAbandonedBotGame } from '../../match/seat-claim/seat-claims.ts';
import { NameField } from '../../ui/NameField.tsx';
import { Part } from '../page/Frame.tsx';
import { FaceChoice, withFreshColours } from './FaceChoice.tsx';

interface Props {
  /** The room's current table: the newcomer may be one of its absent players. */
  readonly table: TableView | null;
  readonly say: Say;
}

/** Asks a newcomer for a name, once per evening, and offers three faces. */
export function NameEntry({ table, say }: Props) {
  const [refused, setRefused] = useState<Refusal>();
  const name = useSettings((settings) => settings.name);
  const comeIn = async (as: string): Promise<void> => {
    useSettings.setState({ name: as });
    const call = (mark?: AvatarSpec) => tryCall((client) => client.room.call({ name: as, ...(mark && { mark }) }));
    const { mark } = useSettings.getState();
    let answer = await call(mark);
    if (mark && 'refused' in answer && answer.refused?.reason === 'mark-taken') {
      const other = withFreshColours(mark);
      useSettings.setState({ mark: other });
      answer = await call(other);
    }
    if ('value' in answer || !answer.refused) return;
    if (answer.refused.reason.startsWith('name-')) setRefused(answer.refused);
    else showToast(answer.refused);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void comeIn(name);
  };
  const free = refused?.params?.free?.toString();
  const asks = table && (!isAbandonedBotGame(table) || table.claimed !== null || refused?.reason === 'name-taken');
  return (
    <main className="door">
      <h1>{say('app.name')}</h1>
      <p>{say('phone.join.about')}</p>
      <Part kind="slip">{asks && <OwnClaimPart table={table} />}</Part>
      <form className="slip" onSubmit={submit}>
        <NameField say={say} refused={refused} onChange={() => setRefused(undefined)}>
          {free && (
            <button type="button" onClick={() => void comeIn(free)}>
              {say('phone.name.take', { name: free })}
            </button>
          )}
        </NameField>
        <FaceChoice say={say} />
        <button type="submit" className="brass wide" disabled={name.trim() === ''}>
          {say('phone.enter')}
        </button>
      </form>
    </main>
  );
}
