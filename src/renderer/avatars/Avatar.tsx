import type { ReactNode } from 'react';
import { firstGrapheme } from '#shared/i18n/characters.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { Seated } from '#shared/protocol/table.ts';
import {
  AVATAR_COLOURS,
  type AvatarColours,
  type AvatarSize,
  portraitOfSeat,
  SIGN_PATHS,
  SIGN_SIZE,
  seatColours,
  seatEmblem,
} from './emblems.ts';
import type { PortraitChoice } from './portraits/portraits.tsx';
import { usePortraits } from './use-portraits.ts';

interface SeatAvatarsProps {
  /** The seats a sentence names. */
  readonly seats: readonly number[];
  readonly seated: readonly Seated[];
}

/** The avatars of those seats, before the sentence. */
export function SeatAvatars({ seats: on, seated }: SeatAvatarsProps) {
  return on.map((seat) => <SeatAvatar key={seat} seat={seat} who={seated[seat]} />);
}

interface SeatAvatarProps {
  readonly seat: number;
  /** Undefined for an empty seat: the emblem alone. */
  readonly who: Seated | undefined;
  readonly as?: AvatarSize;
}

/**
 * A seat's avatar on all screens: its player's; without one the seat's own enamel and emblem. With room for a portrait
 * it shows that or the initial.
 */
export function SeatAvatar({ seat, who, as = 'line' }: SeatAvatarProps) {
  const likeness = portraitOfSeat(who);
  if (who?.kind === 'person' && who.mark) return <Avatar mark={who.mark} as={as} likeness={likeness} />;
  const corners = seatEmblem(seat).map((corner) => corner.map((part) => part.toFixed(2)).join());
  const emblem = (
    <svg viewBox="-1 -1 2 2" aria-hidden="true">
      <polygon points={corners.join(' ')} />
    </svg>
  );
  const initial = as === 'round' && who && who.kind !== 'empty' && firstGrapheme(who.name);
  const otherwise = (
    <>
      {initial && <b>{initial}</b>}
      {emblem}
    </>
  );
  return <PortraitOrBadge of={likeness} enamel={seatColours(seat)} as={as} badge={emblem} fallback={otherwise} />;
}

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
function PortraitOrBadge({ of, enamel, as, badge: corner, fallback: otherwise }: PortraitOrBadgeProps) {
  const portraits = usePortraits(of !== undefined && as !== 'line');
  if (portraits && of && as !== 'line') return <portraits.PortraitDisc of={of} as={as} {...enamel} badge={corner} />;
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
