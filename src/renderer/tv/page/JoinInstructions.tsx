import { readableAddress } from '../../client/tables/tables.ts';
import { PhoneCode } from './qr-codes.ts';

interface Props {
  readonly address: string;
  readonly code: string;
  /** The host's local name. */
  readonly local: string | null;
}

/** A QR code large enough to scan from afar, and the same in letters. */
export function JoinInstructions({ address, code, local }: Props) {
  return (
    <>
      <PhoneCode base={address} code={code} />
      <strong className="join-code">{code}</strong>
      <p className="room-addresses">
        {[address, ...(local ? [local] : [])].map((one) => (
          <span key={one}>{readableAddress(one)}/hand</span>
        ))}
      </p>
    </>
  );
}
