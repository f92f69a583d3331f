import { useCallback, useEffect, useState } from 'react';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { KnownDevice } from '#shared/protocol/host-contract.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import type { Client } from '../client/connection/transport.ts';
import { useTables } from '../client/tables/tables.ts';
import { useWords } from '../games/use-words.ts';
import { nameList, tableNameOf } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** Devices known to this host: each may be allowed to open tables here, or be forgotten. */
function KnownDevices({ client }: { readonly client: Client }) {
  const { say } = useWords();
  const [devices, setDevices] = useState<readonly KnownDevice[]>([]);
  const read = useCallback(async (): Promise<void> => {
    const known = await callHost(() => client.house.devices({}));
    if (known) setDevices(known);
  }, [client]);
  useEffect(() => void read(), [read]);
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await read();
  };
  return (
    <section className="people" aria-label={say('host-admin.devices')}>
      <h2>{say('host-admin.devices')}</h2>
      <p className="small">{say('host-admin.devices.about')}</p>
      {devices.length === 0 && <p className="small">{say('host-admin.devices.none')}</p>}
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} then={then} say={say} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeviceProps {
  readonly device: KnownDevice;
  readonly say: Say;
  /** Makes the call, then reloads the list. */
  then(call: Promise<unknown>): Promise<void>;
}

function Device({ device: { id, name: givenName, device, seen, opens, here, own }, then, say }: DeviceProps) {
  const name = givenName || say('host-admin.nameless');
  const used = new Date(seen).toLocaleDateString(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });
  const where = device === 'this computer' ? say('host-admin.this-computer') : device;
  const when = own ? say('seat.you') : here ? say('seat.person') : say('host-admin.seen', { date: used });
  const act = say(opens ? 'host-admin.let-open.not' : 'host-admin.let-open');
  return (
    <>
      <span>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">{[where, when, ...(opens ? [say('host-admin.opens')] : [])].join(' · ')}</span>
      </span>
      {!own && (
        <span className="choices">
          <button
            type="button"
            aria-label={say('host-admin.let-open.name', { name, act })}
            onClick={() => void then(callHost((client) => client.house.letOpen({ device: id, opens: !opens })))}
          >
            {act}
          </button>
          <ConfirmButton
            word={say('host-admin.forget')}
            label={say('host-admin.forget.name', { name })}
            consequence={say('host-admin.forget.sure', { name })}
            cancel={say('remove.not')}
            onConfirm={() => then(callHost((client) => client.house.forget({ device: id })))}
          />
        </span>
      )}
    </>
  );
}

/** All tables on this computer, whoever opened them. */
function HostTables() {
  const { say } = useWords();
  const tables = useTables((state) => state.tables) ?? [];
  return (
    <section className="people" aria-label={say('host-admin.tables')}>
      <h2>{say('host-admin.tables')}</h2>
      {tables.length === 0 && <p className="small">{say('host-admin.tables.none')}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <HostTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HostTable({ table }: { readonly table: TableSummary }) {
  const { say } = useWords(table.game);
  const people = table.seats.flatMap((who) => (who.kind === 'person' ? who.name : []));
  const name = tableNameOf(table, say) || say('game.name');
  const reach = table.open ? 'host-admin.open' : table.waits ? 'host-admin.waits' : 'host-admin.closed';
  return (
    <>
      <span>
        <bdi className="of-table">
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">
          {[nameList(people), say(`stage.${table.stage}`), say(reach)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="choices">
        <button
          type="button"
          aria-label={say(table.open ? 'host-admin.close-door.name' : 'host-admin.open-door.name', { name })}
          onClick={() => void callHost((client) => client.house.openTable({ table: table.id, open: !table.open }))}
        >
          {say(table.open ? 'host-admin.close-door' : 'host-admin.open-door')}
        </button>
        <ConfirmButton
          word={say('table.close')}
          label={say('host-admin.close.name', { name })}
          consequence={say('table.close.sure')}
          cancel={say('remove.not')}
          onConfirm={() => callHost((client) => client.table.close({ table: table.id }))}
        />
      </span>
    </>
  );
}

/** Settings for whoever sits at the host computer: its tables, and the devices that return without a code. */
export function HostAdminSheet({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  const { client, rights } = useConnection();
  useBackdrop();
  return (
    <Sheet title={say('host-admin.title')} className="house" onClose={onClose} closeLabel={say('sheet.close')}>
      {rights.home ? (
        <>
          <HostTables />
          {client && <KnownDevices client={client} />}
        </>
      ) : (
        client && <p>{say('only-at-this-computer')}</p>
      )}
    </Sheet>
  );
}
