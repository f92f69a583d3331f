import './room-screen.css';
import { useMemo } from 'react';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../avatars/Avatar.tsx';
import { portraitOfSeat } from '../avatars/emblems.ts';
import { useRound } from '../client/evening/evening.ts';
import { roomHostOf, useRoom } from '../client/room/room.ts';
import { withPresence } from '../games/presence.ts';
import { gameParts } from '../games/registry.ts';
import { useWords } from '../games/use-words.ts';
import { tableNameOf } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { withEnding } from '../match/ending/sentences.ts';
import { useScene } from '../match/tabletop/use-scene.ts';
import { useCoversEdge } from '../match/tabletop/use-table-insets.ts';
import type { Plate, Scene } from '../motion/scene.ts';
import { useHotspot } from '../room/hotspot/use-hotspot.ts';
import { Slip } from '../ui/Slip.tsx';
import { BackButton } from './page/BackButton.tsx';
import { JoinCorner } from './page/JoinCorner.tsx';
import { JoinInstructions } from './page/JoinInstructions.tsx';

/** Callbacks of a table without play. */
const IDLE = { focused: null };

/** The lobby: who sits, and how to join. */
export function TvLobby({ table }: { readonly table: TableView }) {
  const { say } = useWords(table.game);
  const side = useCoversEdge<HTMLDivElement>();
  useScene(
    useMemo(() => seatedScene(table.game, table.seats, say), [table.game, table.seats, say]),
    IDLE,
  );
  const captain = useRoom(({ room }) => table.room && room && roomHostOf(room)?.name);
  const local = useRoom(({ room }) => table.room && room?.local);
  const beside = useCoversEdge<HTMLDivElement>();
  const isRound = useRound() !== null;
  const [address] = table.addresses;
  const hasWifi = useHotspot()?.is === 'on';
  const isFull = isFullAt(table);
  return (
    <main className="tv-lobby">
      <h1 className="unseen">{say('game.name')}</h1>
      <BackButton to={{ screen: 'table', table: table.id }} />
      <div ref={side} className="tv-side">
        <Slip
          title={
            isRound
              ? say('tv.round.lobby', { table: tableNameOf(table, say), game: say('game.name') })
              : say('game.name')
          }
        >
          <ol>
            {[...table.seats.entries()].map(([seat, who]) => (
              <li key={seat} className="hung" data-kind={who.kind}>
                <SeatAvatar seat={seat} who={who} as="face" />
                <SeatLine who={who} seat={seat} />
              </li>
            ))}
          </ol>
          <p role="status">{withEnding(table.brokenOff, whatIsMissing(table, captain, say))}</p>
        </Slip>
        {(isFull || !(address || hasWifi)) && (
          <Slip>
            <JoinCorner table={table} />
          </Slip>
        )}
      </div>
      {!isFull && (address || hasWifi) && table.code && (
        <div ref={beside} className="tv-join-options">
          <Slip {...(!hasWifi && { title: say('tv.join') })} className="room-join-options">
            <JoinInstructions address={address} code={table.code} local={local || null} />
          </Slip>
        </div>
      )}
    </main>
  );
}

function isFullAt({ seats }: TableView): boolean {
  return seats.every(({ kind }) => kind !== 'empty');
}

/** Who deals, and whether that is possible. */
function whatIsMissing(table: TableView, captain: string | false | null | undefined, say: Say): string {
  if (!isFullAt(table)) return say('tv.waiting');
  return captain ? say('room.ready', { name: captain }) : say('tv.ready');
}

/** The empty cloth with the plates of the seated. */
function seatedScene(game: string, seats: readonly Seated[], say: Say): Scene | null {
  const backdrop = gameParts(game).backdrop?.();
  if (!backdrop) return null;
  const plates = seats.flatMap((who, seat): Plate[] => {
    if (who.kind === 'empty') return [];
    const kind = who.kind === 'person' && !who.here ? 'away' : who.kind;
    const mark = who.kind === 'person' ? who.mark : undefined;
    return [
      {
        seat,
        place: seat,
        name: who.name,
        mark,
        likeness: portraitOfSeat(who),
        kind,
        onTurn: false,
        large: true,
      },
    ];
  });
  return withPresence({ ...backdrop, tv: true, seats: seats.length, zones: [], plates }, seats, say);
}

function SeatLine({ who, seat }: { readonly who: Seated; readonly seat: number }) {
  const { say } = useWords();
  if (who.kind === 'empty') {
    return (
      <>
        {say('seat.empty', { seat: seat + 1 })} <span className="small">{say('tv.free')}</span>
      </>
    );
  }
  const note =
    who.kind === 'bot' ? say('seat.bot', { level: say(`level.${who.level}`) }) : who.here ? '' : say('seat.away');
  return (
    <>
      <strong>{who.name}</strong> <span className="small">{note}</span>
    </>
  );
}
