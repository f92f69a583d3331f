import { useState } from 'react';
import type { RoomView } from '#shared/protocol/room.ts';
import { useConnection } from '../client/connection/connection.ts';
import { hostInPage } from '../client/connection/transport.ts';
import { useEvening } from '../client/evening/evening.ts';
import { useRoom } from '../client/room/room.ts';
import { useWords } from '../games/use-words.ts';
import { Part } from '../match/Part.tsx';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { HotspotOffer } from '../room/hotspot/HotspotOffer.tsx';
import { HotspotSteps } from '../room/hotspot/HotspotSteps.tsx';
import { useHotspot } from '../room/hotspot/use-hotspot.ts';
import { openRoomToNetwork } from '../room/network-exposure.ts';
import { PhoneCode } from '../ui/QrCode.tsx';
import { goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { TableLine, useMyTables } from './Home.tsx';
import { AnotherHouse, AskOutside } from './page/AnotherHouse.tsx';
import { Way } from './page/Way.tsx';
import { Addresses } from './table-settings/Invite.tsx';

/** In the page to try: what the app does besides. */
function AppOffer({ homepage }: { readonly homepage: string }) {
  const { say } = useWords();
  return (
    <>
      <p>{say('home.app.about')}</p>
      <p>{say('home.app.phones')}</p>
      <p>{say('home.app.network')}</p>
      <p>{say('home.app.evening')}</p>
      {homepage !== '' && (
        <a className="button primary" href={homepage}>
          {say('home.app.get')}
        </a>
      )}
    </>
  );
}

/** How others join the room, or why nobody can yet. */
function OpenRoom({ room: { code, addresses } }: { readonly room: RoomView }) {
  const { say } = useWords();
  const hotspot = useHotspot();
  const [address] = addresses;
  if (hotspot?.is === 'on' && code) return <HotspotSteps hotspot={hotspot} base={address} code={code} />;
  if (!address || !code) {
    return (
      <>
        <p className="small" role="status">
          {say('invite.nowhere')}
        </p>
        <HotspotOffer />
      </>
    );
  }
  return (
    <div className="invite">
      <PhoneCode base={address} code={code} />
      <div className="invite-options">
        <p className="table-code">
          <span className="small">{say('invite.code')}</span>
          <strong>{code}</strong>
        </p>
        <Addresses addresses={addresses} />
      </div>
    </div>
  );
}

/** One's own tables, if there are any. */
function MyTables() {
  const { say } = useWords();
  const mine = useMyTables();
  if (mine.length === 0) return null;
  return (
    <Part kind="slip">
      <section className="my-tables">
        <h2>{say('home.my-tables')}</h2>
        <ul>
          {mine.map((table) => (
            <li key={table.id}>
              <TableLine table={table} />
            </li>
          ))}
        </ul>
      </section>
    </Part>
  );
}

/** All that brings people together: join by code, open to the network, the TV, an evening, known devices, one's tables. */
export function PlayTogether() {
  const { say } = useWords();
  const { rights } = useConnection();
  const room = useRoom((state) => state.room);
  const evening = useEvening((state) => state.evening);
  const alone = hostInPage();
  const [asks, ask] = useState(false);
  const hotspot = useHotspot();
  useBackdrop();
  return (
    <Sheet title={say('home.together')} onClose={() => goTo({ screen: 'home' })} closeLabel={say('home.back')}>
      {alone ? (
        <AppOffer homepage={alone.homepage} />
      ) : (
        <ul className="ways">
          <Way to={{ screen: 'join' }} about={say('home.join.about')} first>
            {say('tables.join')}
          </Way>
          {rights.home && room && (
            <li>
              <button type="button" onClick={() => void openRoomToNetwork(!room.open)}>
                {say(room.open ? 'host-admin.close-door' : 'invite.open')}
              </button>
              <p className="small">{say(room.open ? 'home.close.about' : 'home.open.about')}</p>
              {room.open ? <OpenRoom room={room} /> : hotspot?.is === 'on' && <HotspotOffer />}
            </li>
          )}
          <AnotherHouse code={room?.code} onAsk={() => ask(true)} />
          {rights.home && (
            <Way to={{ screen: 'screen' }} about={say('home.tv.about')}>
              {say('tv.title')}
            </Way>
          )}
          {(room?.leads || evening) && (
            <Way to={{ screen: 'evening' }} about={say('home.evening.about')}>
              {evening?.name ?? say('evening.title')}
            </Way>
          )}
          {rights.home && (
            <Way to={{ screen: 'house' }} about={say('home.host-admin.about')}>
              {say('home.host-admin')}
            </Way>
          )}
        </ul>
      )}
      <MyTables />
      {asks && <AskOutside onClose={() => ask(false)} />}
    </Sheet>
  );
}
