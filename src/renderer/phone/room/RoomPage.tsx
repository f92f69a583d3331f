import { useState } from 'react';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { mayChoose, namedIn, roomHostOf } from '../../client/room/room.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { SeatClaims } from '../../match/seat-claim/Claims.tsx';
import { isAbandonedBotGame } from '../../match/seat-claim/seat-claims.ts';
import type { TableTheme } from '../../motion/scene.ts';
import { People, type PersonAction } from '../../room/People.tsx';
import { clothStyle } from '../../ui/cloth-style.ts';
import { UnverifiedHost } from '../../ui/UnverifiedHost.tsx';
import { DevicePart } from '../device/DevicePart.tsx';
import { EveningPart } from '../evening/EveningPart.tsx';
import { Part } from '../page/Frame.tsx';
import { LearnButton } from '../page/LearnButton.tsx';
import { goToCodeEntry } from '../page/route.ts';
import { PairingRequests } from '../sheets/PairingRequests.tsx';
import { CurrentTable } from './CurrentTable.tsx';
import type { RoomSheet } from './HostControls.tsx';

interface Props {
  readonly room: RoomView;
  /** Includes the messages of the current game, if any. */
  readonly say: Say;
  /** The current table. */
  readonly table?: TableView;
  readonly look?: TableTheme;
}

const load = () => import('./HostControls.tsx');

/** The room: the current game or who chooses it, the viewer's place, and who is here. */
export function RoomPage({ room, say, table, look }: Props) {
  const [sheet, setSheet] = useState<RoomSheet>();
  const isRounds = room.evening === 'rounds';
  const chooses = mayChoose(room, table);
  const { value: lead } = useLoaded(room.leads || sheet || hasUnfinished(room, table) ? 'lead' : undefined, load);
  const touch: PersonAction = (person) => (mayChange(person, room) ? () => setSheet({ person }) : undefined);
  return (
    <main className="room" style={look && clothStyle(look)}>
      <h1>{table ? say('game.name') : say('app.name')}</h1>
      <Part kind="slip" at={room.knocks}>
        <PairingRequests />
      </Part>
      <EveningPart part="Place" />
      {table && (
        <Part kind="slip" at={table}>
          <SeatClaims table={table} say={say} asks={!isAbandonedBotGame(table)} />
        </Part>
      )}
      {!isRounds &&
        (table ? (
          <CurrentTable room={room} table={table} say={say} touch={touch} />
        ) : (
          <p role="status">{whoChooses(room, say)}</p>
        ))}
      {lead && <lead.Unfinished room={room} table={table} />}
      {chooses && (
        <section aria-label={say('room.choose.mine')} aria-busy={!lead}>
          {table && <h2>{say('room.choose.mine')}</h2>}
          {lead && <lead.GameTiles onChoose={(offer) => setSheet({ offer })} />}
        </section>
      )}
      <section>
        <LearnButton game={table?.game} say={say} />
      </section>
      {room.leads && lead && <lead.EveningDesk room={room} />}
      <section className="slip">
        <People
          room={room}
          people={namedIn(room).filter(({ seat }) => !table || seat === null)}
          say={say}
          touch={touch}
        />
        <div className="choices">
          {room.code && (
            <p className="small">
              {say('room.code')} <strong>{room.code}</strong>
            </p>
          )}
          <UnverifiedHost say={say} />
          <DevicePart part="Hint" />
          <button type="button" className="plain" onClick={() => void leave()}>
            {say('phone.over.leave')}
          </button>
        </div>
      </section>
      {sheet && lead && <lead.HostSheet room={room} sheet={sheet} onClose={() => setSheet(undefined)} />}
    </main>
  );
}

/** Tells whether a match ended early or was suspended. */
function hasUnfinished({ aside, ended }: RoomView, table: TableView | undefined): boolean {
  return aside.length > 0 || (table ? table.brokenOff : ended) !== null;
}

/** The viewer may edit themselves, the room host everybody. */
function mayChange({ id }: Person, { me, leads }: RoomView): boolean {
  return leads || id === me;
}

function whoChooses(room: RoomView, say: Say): string {
  if (room.leads) return say('room.choose.mine');
  const captain = roomHostOf(room);
  return captain ? say('room.choose', { name: captain.name }) : say('room.choose.nobody');
}

async function leave(): Promise<void> {
  await callHost((client) => client.room.rise({}));
  goToCodeEntry();
}
