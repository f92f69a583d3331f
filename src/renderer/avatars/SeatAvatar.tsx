import { firstGrapheme } from '#shared/i18n/characters.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { Avatar, PortraitOrBadge } from './Avatar.tsx';
import { type AvatarSize, portraitOfSeat, seatColours, seatEmblem } from './emblems.ts';

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
