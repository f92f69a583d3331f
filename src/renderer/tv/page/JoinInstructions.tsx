import { readableAddress } from '../../client/tables/tables.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { useHotspot } from '../../room/hotspot/use-hotspot.ts';
import { PhoneCode } from './qr-codes.ts';

const HotspotSteps = lazyPart(async () => (await import('../../room/hotspot/HotspotSteps.tsx')).HotspotSteps);

interface Props {
  /** Nothing while the computer is on no network yet. */
  readonly address: string | undefined;
  readonly code: string;
  /** The host's local name. */
  readonly local: string | null;
}

/** A QR code large enough to scan from afar, and the same in letters; where this computer makes the network, that first. */
export function JoinInstructions({ address, code, local }: Props) {
  const hotspot = useHotspot();
  if (hotspot?.is === 'on') return <HotspotSteps hotspot={hotspot} base={address} code={code} />;
  if (!address) return null;
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
