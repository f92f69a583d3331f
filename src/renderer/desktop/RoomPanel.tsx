import '../styles/room.css';
import { useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import { useConnection } from '../client/connection/connection.ts';
import { namedIn, roomHostOf, useDealtTable, useRoom } from '../client/room/room.ts';
import { useTables } from '../client/tables/tables.ts';
import { useWords } from '../games/use-words.ts';
import type { Say } from '../i18n/say.ts';
import { SetAsideMatches } from '../match/ending/EndMatch.tsx';
import { withEnding } from '../match/ending/sentences.ts';
import { People } from '../room/People.tsx';
import { PersonSheet } from '../room/PersonSheet.tsx';
import { ProfileSheet } from '../room/ProfileSheet.tsx';
import { addressOf, goTo } from '../ui/route.ts';
import { Slip } from '../ui/Slip.tsx';
import { OutsideMark } from './page/OutsideMark.tsx';
import { EveningPlace, PairingRequests, TabAsks } from './page/RoomNotices.tsx';

/** Opens the user's table when its cards are dealt, unless they have left it since. */
function toTable(table: string): void {
  goTo({ screen: 'table', table });
}

/** The host refuses the room; shows why. */
function KeptOut({ why }: { readonly why: Refusal }) {
  const { say, has } = useWords();
  return (
    <Slip title={say('room.title')} className="room-slip">
      <p role="alert">{has(why.reason) ? say(why.reason, why.params) : say('refused.unknown')}</p>
    </Slip>
  );
}

/** The host's room once others join: who is here, what they play, and how to join. */
export function RoomPanel() {
  const { say } = useWords();
  const { room, refused } = useRoom();
  const isHome = useConnection(({ rights }) => rights.home);
  const tables = useTables((state) => state.tables);
  const [chosen, choose] = useState<string | null>(null);
  useDealtTable(toTable);
  if (refused) return <KeptOut why={refused} />;
  const isIn = room !== null && (room.me !== null || isHome);
  const people = room ? namedIn(room) : [];
  if (!room || !isIn || (!room.open && people.length < 2)) return null;
  const person = people.find(({ id }) => id === chosen);
  // At an evening the user's own table comes before the people.
  const isPlaced = room.evening === 'rounds' && room.me !== null;
  const isMine = tables?.some(({ id, mine }) => id === room.table?.id && mine.length > 0);
  const wayThere = room.table && !isMine && (
    <a className="button" href={addressOf({ screen: 'table', table: room.table.id })}>
      {say('room.to-table')}
    </a>
  );
  return (
    <Slip title={say('room.title')} className="room-slip">
      <PairingRequests />
      <TabAsks />
      <SetAsideMatches room={room} />
      {isPlaced ? (
        <>
          <EveningPlace />
          {wayThere}
        </>
      ) : (
        <p>{withEnding(room.ended, whatIsOn(room, say))}</p>
      )}
      <People
        room={room}
        people={people}
        say={say}
        touch={({ id }) => (room.leads || id === room.me ? () => choose(id) : undefined)}
      />
      {room.code && (
        <p className="small">
          {say('room.code')} <strong className="room-code">{room.code}</strong>
        </p>
      )}
      <OutsideMark />
      <div className="choices">
        {!isPlaced && wayThere}
        {room.evening && (
          <a className="button" href={addressOf({ screen: 'evening' })}>
            {say('evening.to')}
          </a>
        )}
      </div>
      {person && <About person={person} room={room} onClose={() => choose(null)} />}
    </Slip>
  );
}

interface AboutProps {
  readonly person: Person;
  readonly room: RoomView;
  onClose(): void;
}

function About({ person, room, onClose }: AboutProps) {
  const { say } = useWords();
  const Asked = person.id === room.me ? ProfileSheet : PersonSheet;
  return <Asked person={person} say={say} onClose={onClose} />;
}

function whatIsOn(room: RoomView, say: Say): string {
  if (room.table) return say(`stage.${room.table.stage}`);
  if (room.leads) return say('room.choose.mine');
  const captain = roomHostOf(room);
  return captain ? say('room.choose', { name: captain.name }) : say('room.choose.nobody');
}
