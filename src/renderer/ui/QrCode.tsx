import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { useConnection } from '../client/connection/connection.ts';

/** An address as a code for a phone's camera; decoration for who reads, so the address should stand beside it in words. */
export function QrCode({ address }: { readonly address: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`,
    [address],
  );
  return <img className="qr" src={picture} alt="" draggable={false} />;
}

interface Props {
  /** Where the host is reached, one of the table's `addresses`. */
  readonly base: string;
  readonly code: string;
}

/**
 * Where a phone comes in to a table. With the code goes the print of the host's key: by that the phone knows that it is at
 * the right host, and nobody in between.
 */
export function PhoneCode({ base, code }: Props) {
  const key = useConnection((connection) => connection.key);
  return <QrCode address={phoneAddress(base, code, key)} />;
}

function phoneAddress(base: string, code: string, key: string | null): string {
  return `${base}/hand/#${code}${key ? `.${key}` : ''}`;
}
