import { readableAddress } from '../../client/tables/table.ts';
import { PhoneCode } from '../../ui/QrCode.tsx';

interface Props {
  readonly address: string;
  readonly code: string;
  /** The host's name in the house. */
  readonly local: string | null;
}

/** For a phone's camera, as large as the sofa needs it; the same in letters for who has none. */
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
