import type { Person, RoomView } from '#shared/protocol/room.ts';
import { MarkSign } from '../paper/MarkSign.tsx';
import type { Say } from '../words/say.ts';

interface Props {
  readonly room: RoomView;
  readonly people: readonly Person[];
  readonly say: Say;
  /** What can be done with somebody; whom it leaves out can't be pressed. */
  readonly touch?: (person: Person) => (() => void) | undefined;
}

/** Who is here: each with the mark they go by, and in a word what there is to know of them. */
export function People({ room, people, say, touch }: Props) {
  return (
    <ul className="people-here" aria-label={say('room.people')}>
      {people.map((person) => {
        const act = touch?.(person);
        const chip = (
          <>
            <MarkSign mark={person.mark} />
            <strong>{person.name}</strong>
            {wordsOn(person, room, say).map((word) => (
              <span key={word} className="small">
                {word}
              </span>
            ))}
          </>
        );
        return (
          <li key={person.id} data-here={person.here}>
            {act ? (
              <button type="button" className="person" onClick={act}>
                {chip}
              </button>
            ) : (
              <span className="person">{chip}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** You, leads, away, and the place in the queue. */
function wordsOn({ id, captain, here, waits }: Person, { me }: RoomView, say: Say): string[] {
  return [
    ...(id === me ? [say('room.you')] : []),
    ...(captain ? [say('room.leads')] : []),
    ...(here ? [] : [say('room.away')]),
    ...(waits === null ? [] : [say('room.waits', { place: waits })]),
  ];
}
