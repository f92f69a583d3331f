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
