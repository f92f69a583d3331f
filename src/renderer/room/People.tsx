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
            <span className="small">{wordsOn(person, room, say).join(' · ')}</span>
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

/** You, host, away, and the place in the queue. */
export function wordsOn({ id, captain, here, waits }: Person, { me }: Pick<RoomView, 'me'>, say: Say): string[] {
  return [
    ...(id === me ? [say('room.you')] : []),
    ...(captain ? [say('room.host')] : []),
    ...(here ? [] : [say('room.away')]),
    ...(waits === null ? [] : [say('room.waits', { place: waits })]),
  ];
}
