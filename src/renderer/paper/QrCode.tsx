import { useMemo } from 'react';
import { renderSVG } from 'uqr';

/** An address as a code for a phone's camera; decoration for who reads, so the address should stand beside it in words. */
export function QrCode({ address }: { readonly address: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`,
    [address],
  );
  return <img className="qr" src={picture} alt="" draggable={false} />;
}

/** Where a phone comes in to a table, as its QR code says it; `base` is one of the table's `addresses`. */
export function phoneAddress(base: string, code: string): string {
  return `${base}/hand/#${code}`;
}
