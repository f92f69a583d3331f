import '../styles/room.css';
import './room-screen.css';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { useConnection } from '../client/connection/connection.ts';
import { IS_TV } from '../client/device/is-tv.ts';
import { namedIn, roomHostOf } from '../client/room/room.ts';
import { gameParts, useGames } from '../games/registry.ts';
import { useWords } from '../games/use-words.ts';
import { nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { withEnding } from '../match/ending/sentences.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { useHotspot } from '../room/hotspot/use-hotspot.ts';
import { openRoomToNetwork } from '../room/network-exposure.ts';
import { People } from '../room/People.tsx';
import { clothStyle } from '../ui/cloth-style.ts';
import { Slip } from '../ui/Slip.tsx';
import { BackButton } from './page/BackButton.tsx';
import { JoinInstructions } from './page/JoinInstructions.tsx';
import { sayRoomMessage } from './page/room-messages.ts';

const HotspotOffer = lazyPart(async () => (await import('../room/hotspot/HotspotOffer.tsx')).HotspotOffer);

/** Maximum number of names shown; further people are counted. */
const MAX_NAMES = 8;

/** Before and between games: how to join, who is here, who is host, and which games there are. */
export function RoomScreen({ room }: { readonly room: RoomView }) {
  const { say } = useWords();
  const ids = useGames((games) => games.ids);
  const hasWifi = useHotspot()?.is === 'on';
  useBackdrop();
  return (
    <main className="room-screen">
      <header>
        <BackButton to={{ screen: 'home' }} />
        <h1>{say('app.name')}</h1>
        <p className="room-task" role="status">
          {withEnding(room.ended, whatToDo(room, hasWifi))}
        </p>
        <Here room={room} say={say} />
      </header>
      <Slip className="room-join-options">
        <Door room={room} say={say} />
      </Slip>
      <ul className="shelf" aria-label={say('home.games')}>
        {ids.map((game) => (
          <li key={game}>
            <Cloth game={game} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The next step in one sentence. */
function whatToDo(room: RoomView, hasWifi: boolean): string {
  if (room.addresses.length === 0 && !hasWifi) return sayRoomMessage(room.open ? 'tv.room.nowhere' : 'tv.room.closed');
  if (namedIn(room).length === 0) return sayRoomMessage('tv.room.empty');
  const captain = roomHostOf(room);
  if (room.table) return whatWaits(room.table, captain?.here ? captain.name : undefined);
  return captain ? sayRoomMessage('tv.room.choose', { name: captain.name }) : sayRoomMessage('tv.room.no-host');
}

/** All have left the match: it waits, and the room host may end it. */
function whatWaits({ seats }: TableSummary, captain: string | undefined): string {
  const names = seats.flatMap((who) => (who.kind === 'person' ? who.name : []));
  const waits = sayRoomMessage('tv.room.left', { names: nameList(names), count: names.length });
  return captain ? `${waits} ${sayRoomMessage('tv.room.left.host', { name: captain })}` : waits;
}

function Here({ room, say }: { readonly room: RoomView; readonly say: Say }) {
  const people = namedIn(room).filter(({ here }) => here);
  const more = people.length - MAX_NAMES;
  return (
    <>
      <People room={room} people={people.slice(0, MAX_NAMES)} say={say} />
      {more > 0 && <p className="small">{sayRoomMessage('tv.room.more', { count: more })}</p>}
    </>
  );
}

/** How to join, or what has to happen before anybody can. */
function Door({ room, say }: { readonly room: RoomView; readonly say: Say }) {
  const [address] = room.addresses;
  const isHome = useConnection(({ rights }) => rights.home) && !IS_TV;
  const hotspot = useHotspot();
  if (room.code && (address || hotspot?.is === 'on'))
    return <JoinInstructions address={address} code={room.code} local={room.local} />;
  if (room.open) return hotspot ? <HotspotOffer /> : <p>{sayRoomMessage('tv.room.connect-it')}</p>;
  if (!isHome) return <p>{sayRoomMessage('tv.room.open-it')}</p>;
  return (
    <button type="button" className="brass" data-autofocus onClick={() => void openRoomToNetwork(true)}>
      {say('invite.open')}
    </button>
  );
}

/** A game's tile without buttons, since games are chosen on a phone. */
function Cloth({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const table = gameParts(game).game;
  if (!table) return null;
  return (
    <div className="game-cloth" style={clothStyle(table.look)}>
      <table.Emblem />
      <strong>{say('game.name')}</strong>
      <span>{say('game.about')}</span>
    </div>
  );
}
