import type { ReactNode } from 'react';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import type { Say } from '../i18n/say.ts';

/** An action on a person; undefined for people without one. */
export type PersonAction = (person: Person) => (() => void) | undefined;

interface Props {
  readonly room: Pick<RoomView, 'me'>;
  readonly people: readonly Person[];
  readonly say: Say;
  readonly touch?: PersonAction;
}

/** Who is here: each with avatar and status. */
export function People({ room, people, say, touch }: Props) {
  return (
    <ul className="people-list" aria-label={say('room.people')}>
      {people.map((person) => (
        <li key={person.id} data-here={person.here}>
          <Chip act={touch?.(person)}>
            <Avatar mark={person.mark} as="face" />
            <strong>{person.name}</strong>
            <span className="small">{stateOf(person, room, say)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** A person's line; a button, if there is an action. */
export function Chip({ act, children }: { readonly act: (() => void) | undefined; readonly children: ReactNode }) {
  if (!act) return <span className="person">{children}</span>;
  return (
    <button type="button" className="person" onClick={act}>
      {children}
    </button>
  );
}

/** One thing about a person: who they are to the viewer and the room, that they are away, or their place in the queue. */
export function stateOf({ id, captain, here, waits }: Person, { me }: Pick<RoomView, 'me'>, say: Say): string {
  if (id === me) return say(captain ? 'room.you-host' : 'room.you');
  if (!here) return say('room.away');
  if (captain) return say('room.host');
  return waits === null ? '' : say('room.waits', { place: waits });
}
