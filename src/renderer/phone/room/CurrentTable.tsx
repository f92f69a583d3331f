import { useState } from 'react';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import { roomHostOf } from '../../client/room/room.ts';
import type { Say } from '../../i18n/say.ts';
import { Chip, type PersonAction, stateOf } from '../../room/People.tsx';
import { SeatRequest, waitOf } from '../../room/SeatRequest.tsx';
import { showView } from '../page/view-choice.ts';
import { RulesSheet } from '../sheets/Reading.tsx';

interface Props {
  readonly room: RoomView;
  readonly table: TableView;
  readonly say: Say;
  readonly touch: PersonAction;
}

/** The current table: who sits there, and the viewer's place. */
export function CurrentTable({ room, table, say, touch }: Props) {
  const [reading, setReading] = useState(false);
  const isLobby = table.stage === 'lobby';
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  return (
    <section className="slip" aria-label={say('lobby.seats')}>
      <p role="status">{howItStands(room, table, say)}</p>
      <div className="acts">
        {isLobby && room.leads && (
          <button
            type="button"
            className="brass"
            disabled={!isFull}
            onClick={() => void callHost((client) => client.table.start({ table: table.id }))}
          >
            {say('lobby.start')}
          </button>
        )}
        <SeatRequest room={room} table={table} say={say} />
        {!isLobby && (
          <button type="button" onClick={() => showView('match', table)}>
            {say(table.mine.length > 0 ? 'room.hand' : 'room.look-on')}
          </button>
        )}
        <button type="button" onClick={() => setReading(true)}>
          {say('phone.rules')}
        </button>
      </div>
      <ol>
        {[...table.seats.entries()].map(([seat, who]) => (
          <li key={seat}>
            <Chip act={actOn(room, table, seat, touch)}>
              <SeatAvatar seat={seat} who={who} as="face" />
              <strong>{who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name}</strong>
              <span className="small">{stateAt(room, table, seat, say)}</span>
            </Chip>
          </li>
        ))}
      </ol>
      {reading && <RulesSheet table={table} say={say} onClose={() => setReading(false)} />}
    </section>
  );
}

/** What happens there, and what it means for the viewer. */
function howItStands(room: RoomView, table: TableView, say: Say): string {
  const wait = waitOf(room, table);
  if (wait) return say(wait.key, wait.params);
  if (table.stage !== 'lobby') return say(`stage.${table.stage}`);
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  if (empty > 0) return say('room.missing', { count: empty });
  if (room.leads) return say('lobby.ready');
  const captain = roomHostOf(room);
  return captain ? say('room.ready', { name: captain.name }) : say('lobby.waiting');
}

/** The room's person on this seat. */
function personAt({ people }: RoomView, { id }: TableView, seat: number): Person | undefined {
  return people.find((person) => person.table === id && person.seat === seat);
}

function actOn(room: RoomView, table: TableView, seat: number, touch: PersonAction): (() => void) | undefined {
  const person = personAt(room, table, seat);
  return person && touch(person);
}

/** Whether the seat is free, who gets it next, or who sits there. */
function stateAt(room: RoomView, table: TableView, seat: number, say: Say): string {
  const { kind } = table.seats[seat] ?? {};
  const person = personAt(room, table, seat);
  const heir = table.heirs.find((one) => one.seat === seat);
  if (heir) return say('room.then', { name: heir.name });
  if (person) return stateOf(person, room, say);
  return kind === 'person' ? '' : say(kind === 'bot' ? 'phone.bot' : 'seat.free');
}
