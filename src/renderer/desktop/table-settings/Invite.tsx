import type { ReactNode } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { readableAddress } from '../../client/tables/tables.ts';
import { useWords } from '../../games/use-words.ts';
import { HotspotOffer } from '../../room/hotspot/HotspotOffer.tsx';
import { HotspotSteps } from '../../room/hotspot/HotspotSteps.tsx';
import { useHotspot } from '../../room/hotspot/use-hotspot.ts';
import { openTableToNetwork, useMayOpenToNetwork } from '../../room/network-exposure.ts';
import { PhoneCode } from '../../ui/QrCode.tsx';
import { OutsideLink } from '../page/AnotherHouse.tsx';
import { HostKeyTrust } from '../page/CompareHostKey.tsx';
import { CopyButton } from '../page/CopyButton.tsx';
import { Doctor } from '../page/Doctor.tsx';
import { OutsideMark } from '../page/OutsideMark.tsx';

interface CopyLinkProps {
  /** The host's address, one of the table's `addresses`. */
  readonly base: string;
  readonly code: string;
}

/** The link by which another desktop joins; it carries the host key's fingerprint, so that nobody can intercept it. */
function CopyLink({ base, code }: CopyLinkProps) {
  const { say } = useWords();
  const key = useConnection((connection) => connection.key);
  const link = `panno-verde://join/${base.replace(/^https?:\/\//, '')}/${code}${key ? `.${key}` : ''}`;
  return (
    <CopyButton text={link} isHidden>
      {say('invite.copy')}
    </CopyButton>
  );
}

interface Props {
  readonly table: TableView;
}

/**
 * How others join: the code in large letters, and this computer's address as a QR code and in words; a guest is told
 * whom to ask. `children`: further actions.
 */
export function Invite({ table, children }: Props & { readonly children?: ReactNode }) {
  const { say } = useWords();
  const { code } = table;
  const hotspot = useHotspot();
  const [address] = table.addresses;
  const steps = hotspot?.is === 'on' && table.settings.open && code && (
    <HotspotSteps hotspot={hotspot} base={address} code={code} />
  );
  return (
    <div className="invite">
      {steps || (code && address && <PhoneCode base={address} code={code} />)}
      {steps ? null : code ? (
        <p className="table-code">
          <span className="small">{say('invite.code')}</span>
          <strong>{code}</strong>
        </p>
      ) : (
        <p>{say('invite.ask')}</p>
      )}
      <div className="invite-options">
        {steps ? null : address ? <Addresses addresses={table.addresses} /> : <Closed table={table} />}
        <HostKeyTrust />
        <OutsideMark />
        {table.settings.locked && <p>{say('invite.locked')}</p>}
        <div className="choices">
          {children}
          {code && address && <CopyLink base={address} code={code} />}
          <OutsideLink code={code} />
          {table.settings.open && <Doctor wish="be-seen" />}
        </div>
      </div>
    </div>
  );
}

/** Where phones and computers reach this one. */
export function Addresses({ addresses: [address = '', ...more] }: Pick<TableView, 'addresses'>) {
  const { say } = useWords();
  return (
    <>
      <p className="small">
        {say('invite.phone')} <b className="address">{readableAddress(address)}/hand</b>
      </p>
      <p className="small">
        {say('invite.computer')} <b className="address">{readableAddress(address)}</b>
      </p>
      {more.length > 0 && (
        <p className="small invite-more">{say('invite.also', { addresses: more.map(readableAddress).join(', ') })}</p>
      )}
    </>
  );
}

/** Explains that nobody else can join, and how to change that. */
function Closed({ table }: Props) {
  const { say } = useWords();
  const mayOpen = useMayOpenToNetwork(table);
  if (table.settings.open) {
    return (
      <>
        <p className="small">{say('invite.nowhere')}</p>
        <HotspotOffer />
      </>
    );
  }
  return (
    <>
      <p>{say('invite.closed')}</p>
      {mayOpen && (
        <>
          <p className="small">{say(table.waits ? 'network-exposure.about' : 'invite.closed.about')}</p>
          <button type="button" onClick={() => void openTableToNetwork(table)}>
            {say('invite.open')}
          </button>
        </>
      )}
    </>
  );
}
