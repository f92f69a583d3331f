import type { AfterMatchChoice, Person, RoomView } from '#shared/protocol/room.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { meIn, namedIn, useRoom } from '../client/room/room.ts';
import { useCountdown } from '../hooks/common.ts';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly say: Say;
}

const CHOICES: readonly AfterMatchChoice[] = ['again', 'another', 'out'];

/** After a match: everybody's wish for what comes next. The majority's wish wins when the time is up. */
export function AfterChoices({ say }: Props) {
  const room = useRoom((state) => state.room);
  const mine = room && meIn(room)?.choice;
  // An evening's desk decides what comes next.
  if (room?.evening === 'rounds') return null;
  return (
    <>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={choice === 'again' ? 'brass' : undefined}
          data-autofocus={choice === 'again'}
          aria-pressed={mine === choice}
          onClick={() => void choose(choice)}
        >
          {say(`after.${choice}`)}
        </button>
      ))}
      {room?.leads && mine && (
        <button type="button" className="plain" onClick={() => void callHost((client) => client.room.hurry({}))}>
          {say('after.hurry')}
        </button>
      )}
    </>
  );
}

/** A single person decides at once. */
async function choose(choice: AfterMatchChoice): Promise<void> {
  const { room } = useRoom.getState();
  const chosen = await callHost((client) => client.room.choose({ choice }));
  if (chosen && room?.leads && choice !== 'out' && isAlone(room)) await callHost((client) => client.room.hurry({}));
}

function isAlone(room: RoomView): boolean {
  return namedIn(room).every(({ id, here }) => id === room.me || !here);
}

/** The likely result, its time, and everybody's wish; nothing for a single person, whom no time presses. */
export function AfterStanding({ say }: Props) {
  const room = useRoom((state) => state.room);
  const seconds = Math.max(0, useCountdown(room?.after?.seconds ?? null, room) ?? 0);
  if (!room?.after || isAlone(room)) return null;
  return (
    <div className="after">
      <p>
        <strong>{say(`after.host.${room.after.leads}`)}</strong>{' '}
        <span className="after-seconds">{say('room.in-seconds', { seconds })}</span>
      </p>
      <ul>
        {namedIn(room)
          .filter(({ seat }) => seat !== null)
          .map((person) => (
            <li key={person.id} data-choice={person.choice}>
              <Said person={person} say={say} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Said({ person: { mark, name, choice, here }, say }: Props & { readonly person: Person }) {
  return (
    <>
      <Avatar mark={mark} as="face" />
      <strong>{name}</strong>{' '}
      <span className="small">{say(choice ? `after.${choice}` : here ? 'after.silent' : 'room.away')}</span>
    </>
  );
}
