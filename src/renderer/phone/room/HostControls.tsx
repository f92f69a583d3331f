/** The chunk loaded for the room host, and for editing the own profile. */
import '../styles/host-controls.css';
import type { Messages } from '#shared/i18n/translate.ts';
import type { GameOffer, Person, RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useGameOffers } from '../../client/room/room.ts';
import { loadGame } from '../../games/load-game.ts';
import { loadOptionNames } from '../../games/load-texts.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { ROOM_HOST } from '../../i18n/messages/en/room-host.ts';
import { EndMatch, SetAsideMatches } from '../../match/ending/EndMatch.tsx';
import { endedBy } from '../../match/ending/sentences.ts';
import { GameSetup } from '../../room/GameSetup.tsx';
import { PersonSheet } from '../../room/PersonSheet.tsx';
import { ProfileSheet } from '../../room/ProfileSheet.tsx';
import { create } from '../../stores/create.ts';
import { clothStyle } from '../../ui/cloth-style.ts';
import { useWords } from '../page/use-words.ts';

/** A sheet over the room's page. */
export type RoomSheet = { readonly offer: GameOffer } | { readonly person: Person };

interface Props {
  readonly room: RoomView;
  readonly sheet: RoomSheet;
  onClose(): void;
}

/** The open sheet: setting up a game, the own profile, or another person. */
export function HostSheet({ room, sheet, onClose }: Props) {
  const { say } = useWords(ROOM_HOST);
  if ('offer' in sheet) return <SetUpGame offer={sheet.offer} room={room} onClose={onClose} />;
  const Asked = sheet.person.id === room.me ? ProfileSheet : PersonSheet;
  return <Asked person={sheet.person} say={say} onClose={onClose} />;
}

/** Matches that ended early, and actions on running or suspended ones. */
export function Unfinished({ room, table }: Pick<Props, 'room'> & { readonly table: TableView | undefined }) {
  const ended = table ? table.brokenOff : room.ended;
  return (
    <>
      {ended && (
        <p className="slip" role="status">
          {endedBy(ended)}
        </p>
      )}
      <SetAsideMatches room={room} />
      {table && (
        <div className="choices">
          <EndMatch table={table} ofRoom={table.room} />
        </div>
      )}
    </>
  );
}

/** A game's messages with those that only its setup needs. */
async function loadToSetUp(id: string): Promise<Messages> {
  const [game, options] = await Promise.all([loadGame(id), loadOptionNames(id)]);
  return { ...ROOM_HOST, ...game?.words, ...options };
}

function SetUpGame({ offer, room, onClose }: Omit<Props, 'sheet'> & { readonly offer: GameOffer }) {
  const { value } = useLoaded(offer.game, loadToSetUp);
  const words = useWords(value);
  return value ? <GameSetup offer={offer} room={room} words={words} onClose={onClose} /> : null;
}

const loadDesk = async () => (await import('./desk-chunk.tsx')).DESK;

/** The desk stays open when a round starts, although another table is another page. */
const useDesk = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens an evening's desk or a new evening; loads its content on demand. */
export function EveningDesk({ room }: Pick<Props, 'room'>) {
  const { say } = useWords(ROOM_HOST);
  const open = useDesk((desk) => desk.open);
  const { value } = useLoaded(open ? 'desk' : undefined, loadDesk);
  const isOn = room.evening === 'rounds' || room.evening === 'free';
  return (
    <section className="to-desk">
      <button
        type="button"
        className={isOn ? 'brass wide' : 'engraved wide'}
        onClick={() => useDesk.setState({ open: true })}
      >
        {say(room.evening ? 'room-host.desk' : 'room-host.evening')}
      </button>
      {open && value && <value.Desk onClose={() => useDesk.setState({ open: false })} />}
    </section>
  );
}

/** A tile for each game; a tap sets it up. */
export function GameTiles({ onChoose }: { onChoose(offer: GameOffer): void }) {
  const offers = useGameOffers();
  return (
    <ul className="shelf" aria-busy={offers.length === 0}>
      {offers.map((offer) => (
        <li key={offer.game}>
          <GameTile offer={offer} onChoose={() => onChoose(offer)} />
        </li>
      ))}
    </ul>
  );
}

function GameTile({ offer, onChoose }: { readonly offer: GameOffer; onChoose(): void }) {
  const { value: loaded } = useLoaded(offer.game, loadGame);
  const { say } = useWords(loaded?.words);
  if (!loaded) return <span className="game-cloth" aria-busy="true" />;
  return (
    <button type="button" className="game-cloth" style={clothStyle(loaded.game.look)} onClick={onChoose}>
      <loaded.game.Emblem />
      <strong>{say('game.name')}</strong>
    </button>
  );
}
