import './hotspot.css';
import { useEffect, useState } from 'react';
import type { HotspotView } from '#shared/protocol/desktop-shell.ts';
import { askShell } from '../../client/connection/desktop-shell.ts';
import { readableAddress } from '../../client/tables/tables.ts';
import { useWords } from '../../games/use-words.ts';
import { HOTSPOT } from '../../i18n/messages/en/hotspot.ts';
import { PhoneCode, QrCode } from '../../ui/QrCode.tsx';
import { wifiCode } from './wifi-code.ts';

interface Props {
  readonly hotspot: Extract<HotspotView, { is: 'on' }>;
  /** One of the host's addresses, if it has any, and the code of the room or table. */
  readonly base: string | undefined;
  readonly code: string;
}

/** A phone joins the Wi-Fi network that this computer makes, and then the table: one picture after the other. */
export function HotspotSteps({ hotspot: { name, password, address, hasPhone }, base, code }: Props) {
  const { say } = useWords(undefined, HOTSPOT);
  const [isAtTable, goToTable] = useState(hasPhone);
  useEffect(() => {
    if (hasPhone) goToTable(true);
  }, [hasPhone]);
  const there = base && onHost(base, address);
  return (
    <section className="hotspot-steps">
      <h2 aria-live="polite">{say(isAtTable ? 'hotspot.table' : 'hotspot.wifi')}</h2>
      <div className="hotspot-step">
        {isAtTable ? there && <PhoneCode base={there} code={code} /> : <QrCode address={wifiCode(name, password)} />}
        <div className="hotspot-words">
          {isAtTable ? (
            <>
              <strong className="join-code">{code}</strong>
              <p>{there ? `${readableAddress(there)}/hand` : say('hotspot.soon')}</p>
            </>
          ) : (
            <>
              <p>
                {say('hotspot.name')} <b>{name}</b>
              </p>
              <p>
                {say('hotspot.password')} <b className="hotspot-password">{password}</b>
              </p>
              <p className="small">{say('hotspot.stay')}</p>
            </>
          )}
          <div className="choices">
            <button type="button" className={isAtTable ? undefined : 'brass'} onClick={() => goToTable(!isAtTable)}>
              {say(isAtTable ? 'hotspot.back' : 'hotspot.next')}
            </button>
            <button type="button" onClick={() => askShell('stop-hotspot')}>
              {say('hotspot.stop')}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The host has one port at all its addresses. */
function onHost(base: string, address: string): string {
  return `http://${address}:${new URL(base).port}`;
}
