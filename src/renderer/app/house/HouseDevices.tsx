import { useCallback, useEffect, useState } from 'react';
import type { KnownDevice } from '#shared/protocol/house.ts';
import { LANGUAGE } from '#shared/words/en/language.ts';
import { callHost } from '../../session/line/callHost.ts';
import type { Client } from '../../session/line/transport.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import { ConfirmButton } from './Confirmed.tsx';

/** The devices that know this house: each may be named to open tables here, or forgotten. */
export function KnownDevices({ client }: { readonly client: Client }) {
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
    <section className="people" aria-label={say('house.devices')}>
      <h2>{say('house.devices')}</h2>
      <p className="small">{say('house.devices.about')}</p>
      {devices.length === 0 && <p className="small">{say('house.devices.none')}</p>}
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
  /** Does this, and looks again. */
  then(call: Promise<unknown>): Promise<void>;
}

function Device({ device: { id, name: said, device, seen, opens, here, own }, then, say }: DeviceProps) {
  const name = said || say('house.nameless');
  const used = new Date(seen).toLocaleDateString(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });
  const where = device === 'this computer' ? say('house.this-computer') : device;
  const when = own ? say('seat.you') : here ? say('seat.person') : say('house.seen', { date: used });
  const act = say(opens ? 'house.let-open.not' : 'house.let-open');
  return (
    <>
      <span>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">{[where, when, ...(opens ? [say('house.opens')] : [])].join(' · ')}</span>
      </span>
      {!own && (
        <span className="choices">
          <button
            type="button"
            aria-label={say('house.let-open.name', { name, act })}
            onClick={() => void then(callHost((client) => client.house.letOpen({ device: id, opens: !opens })))}
          >
            {act}
          </button>
          <ConfirmButton
            word={say('house.forget')}
            label={say('house.forget.name', { name })}
            sure={say('house.forget.sure', { name })}
            onSure={() => then(callHost((client) => client.house.forget({ device: id })))}
          />
        </span>
      )}
    </>
  );
}
