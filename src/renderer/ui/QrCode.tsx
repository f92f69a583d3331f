import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { useConnection } from '../client/connection/connection.ts';

/** An address as a QR code; decorative for screen readers, so the address should stand beside it as text. */
export function QrCode({ address }: { readonly address: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`,
    [address],
  );
  return <img className="qr" src={picture} alt="" draggable={false} />;
}

interface Props {
  /** The host's address, one of the table's `addresses`. */
  readonly base: string;
  readonly code: string;
}

/**
 * The QR code by which a phone joins a table. It carries the host key's fingerprint, by which the phone verifies the
 * host.
 */
export function PhoneCode({ base, code }: Props) {
  const key = useConnection((connection) => connection.key);
  return <QrCode address={phoneAddress(base, code, key)} />;
}

function phoneAddress(base: string, code: string, key: string | null): string {
  return `${base}/hand/#${code}${key ? `.${key}` : ''}`;
}
