import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { useDisconnected } from '../client/connection/connection.ts';
import { stayAwake } from '../client/connection/desktop-shell.ts';
import { subscribeFairShuffle } from '../client/match/fair-shuffle.ts';
import { useRoom } from '../client/room/room.ts';
import { subscribeChat } from '../client/tables/chat.ts';
import { subscribeTable, useTable } from '../client/tables/tables.ts';
import { tableGameOf } from '../games/index.ts';
import { useWords } from '../games/use-words.ts';
import { botInWords } from '../match/bot-words.ts';
import { Part } from '../match/Part.tsx';
import { SpeechBubbles } from '../match/speech-bubbles/SpeechBubbles.tsx';
import { BackButton } from '../tv/page/BackButton.tsx';
import { goTo, routeAfterJoin, type SheetName } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { HotSeat, SharedWindow } from './hot-seat/SharedWindow.tsx';
import { JoinSheet } from './lan/JoinSheet.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { SeatView, type SeatViewProps } from './match/SeatView.tsx';
import { TableNotices } from './match/TableNotices.tsx';

/** The match at the user's seat, at one of several seats in this window, or as a spectator. */
function Match(props: SeatViewProps) {
  const { mine } = props.table;
  if (mine.length > 1 && props.game.inRealTime) return <SharedWindow {...props} />;
  return mine.length > 1 ? <HotSeat {...props} /> : <SeatView {...props} viewer={mine[0] ?? 'everyone'} />;
}

interface Props {
  readonly id: string;
  readonly sheet: SheetName | undefined;
}

/** One table: its lobby or its match. Entering it creates new state. */
export function TableScreen(props: Props) {
  const [tries, setTries] = useState(0);
  useWithTheRoom(props.id);
  return <AtTable key={tries} {...props} onEnter={() => setTries(tries + 1)} />;
}

/**
 * Follows the room from its last table to the next, or home while one is chosen. A removed user stays and reads why.
 */
function useWithTheRoom(id: string): void {
  const next = useRoom(({ room }) => (room?.code ? (room.table?.id ?? null) : undefined));
  const was = useRef<string>(undefined);
  useEffect(() => {
    if (next === id) was.current = id;
    else if (next !== undefined && was.current === id) goTo(routeAfterJoin(next));
  }, [next, id]);
}

function AtTable({ id, sheet, onEnter }: Props & { onEnter(): void }) {
  useEffect(() => subscribeTable(id), [id]);
  useEffect(() => subscribeChat(id, botInWords), [id]);
  useEffect(() => subscribeFairShuffle(id), [id]);
  const { table, refused } = useTable();
  if (refused) return <NoTable refused={refused} onEnter={onEnter} />;
  if (table?.id !== id) return <Awaited />;
  const game = tableGameOf(table.game);
  if (!game) return <NoTable onEnter={onEnter} />;
  return (
    <Part kind="page" at={table}>
      <Stage table={table} game={game} sheet={sheet} />
    </Part>
  );
}

/** A table usually loads in a moment; a user whose host is gone needs a way out. */
function Awaited() {
  if (!useDisconnected()) return null;
  return (
    <main className="hud">
      <div className="hud-left">
        <nav className="hud-tabs">
          <BackButton to={{ screen: 'home' }} />
        </nav>
      </div>
    </main>
  );
}

/** The lobby or the match. */
function Stage({ table, game, sheet }: SeatViewProps) {
  const isPlaying = table.stage === 'playing';
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
  if (table.stage === 'lobby') {
    return (
      <>
        <Lobby table={table} sheet={sheet} />
        <TableNotices table={table} />
      </>
    );
  }
  return (
    <>
      <Part kind="slip">
        <SpeechBubbles />
      </Part>
      <Match key={table.match} table={table} game={game} sheet={sheet} />
      <Part kind="page" at={table}>
        <TableNotices table={table} />
      </Part>
    </>
  );
}

interface NoTableProps {
  readonly refused?: Refusal;
  onEnter(): void;
}

/** Says why there is no table here; a newcomer can enter its code. */
function NoTable({ refused, onEnter }: NoTableProps) {
  const { say, has } = useWords();
  const home = (): void => goTo({ screen: 'home' });
  if (refused?.reason === 'not-entered') {
    return <JoinSheet title={say('join.title')} at="here" refused={refused} onClose={home} onEnter={onEnter} />;
  }
  const isGone = !refused || refused.reason === 'no-such-table' || !has(refused.reason);
  return (
    <Sheet title={say(isGone ? 'table.gone' : 'join.title')} onClose={home} closeLabel={say('home.back')}>
      <p>{isGone ? say('table.gone.about') : say(refused.reason, refused.params)}</p>
    </Sheet>
  );
}
