import type { ReactNode } from 'react';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import { AVATAR_COLOURS, type AvatarColours, type AvatarSize, SIGN_PATHS, SIGN_SIZE } from './emblems.ts';
import type { PortraitChoice } from './portraits/portraits.tsx';
import { usePortraits } from './use-portraits.ts';

interface Props {
  readonly mark: AvatarSpec;
  readonly as?: AvatarSize | undefined;
  /** The portrait shown at a table. */
  readonly likeness?: PortraitChoice | undefined;
}

/** A person's avatar: portrait and sign on their colour, beside their name. */
export function Avatar({ mark, as = 'line', likeness }: Props) {
  const { colour, sign, portrait } = mark;
  const of = likeness ?? (portrait && { id: portrait, puppet: false });
  const drawn = (
    <svg viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`} aria-hidden="true">
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
  const enamel = AVATAR_COLOURS[colour];
  return <PortraitOrBadge of={of} enamel={enamel} as={as} badge={drawn} fallback={drawn} />;
}

interface PortraitOrBadgeProps {
  readonly of: PortraitChoice | undefined;
  readonly enamel: AvatarColours;
  readonly as: AvatarSize;
  readonly badge: ReactNode;
  /** Shown where there is no room for a portrait, or none loaded yet. */
  readonly fallback: ReactNode;
}

/** A portrait where there is room for it, else its fallback. */
export function PortraitOrBadge({ of, enamel, as, badge: seal, fallback: otherwise }: PortraitOrBadgeProps) {
  const gallery = usePortraits(of !== undefined && as !== 'line');
  if (gallery && of && as !== 'line') return <gallery.PortraitDisc of={of} as={as} {...enamel} badge={seal} />;
  return (
    <Disc enamel={enamel} as={as}>
      {otherwise}
    </Disc>
  );
}

interface DiscProps {
  readonly enamel: AvatarColours;
  readonly as: AvatarSize;
  readonly children: ReactNode;
}

/** Enamel in a brass ring. */
function Disc({ enamel, as, children }: DiscProps) {
  return (
    <span
      className={as === 'round' ? 'medallion round' : 'medallion'}
      style={{ background: enamel.ground, color: enamel.ink }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
