import './tv.css';
import './join-corner.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenContent } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { useEvening } from '../client/evening/evening.ts';
import { useRoom } from '../client/room/room.ts';
import { subscribeChat } from '../client/tables/chat.ts';
import { subscribeTable, useTable, useTables } from '../client/tables/tables.ts';
import { gameParts } from '../games/registry.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { botInWords } from '../match/bot-words.ts';
import { useTableFailure } from '../match/tabletop/use-scene.ts';
import { goTo } from '../ui/route.ts';
import { codeInUrl } from './code-in-address.ts';
import { shownOnScreen } from './evening/shown-on-screen.ts';
import { useRenderTrial } from './render-mode.ts';
import { TvMatch } from './TvMatch.tsx';

// What a match's first picture does without.
const AfterMatch = lazyPart(async () => (await import('./AfterMatch.tsx')).AfterMatch);
const ClaimSentence = lazyPart(async () => (await import('./ClaimSentence.tsx')).ClaimSentence);
const DeskOverlay = lazyPart(async () => (await import('./evening/EveningScreen.tsx')).DeskOverlay);
const EndingSentence = lazyPart(async () => (await import('./EndingSentence.tsx')).EndingSentence);
const EnterCode = lazyPart(async () => (await import('./EnterCode.tsx')).EnterCode);
const EveningScreen = lazyPart(async () => (await import('./evening/EveningScreen.tsx')).EveningScreen);
const PairingScreen = lazyPart(async () => (await import('./PairingScreen.tsx')).PairingScreen);
const RoomScreen = lazyPart(async () => (await import('./RoomScreen.tsx')).RoomScreen);
const SpeechBubbles = lazyPart(async () => (await import('../match/speech-bubbles/SpeechBubbles.tsx')).SpeechBubbles);
const TvChoices = lazyPart(async () => (await import('./TvChoices.tsx')).TvChoices);
const TvLobby = lazyPart(async () => (await import('./TvLobby.tsx')).TvLobby);

/** Time all must be away before they count as gone, in ms, since a phone may sleep for a moment. */
const LEFT_AFTER = 20_000;

/** Whether all players have left the running match: the television shows the room then, until one is back. */
function useAllLeft(table: TableSummary | null): boolean {
  const people = (table?.seats ?? []).filter((who) => who.kind === 'person');
  const isDeserted = table?.stage === 'playing' && people.length > 0 && people.every(({ here }) => !here);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (!isDeserted) return;
    const timer = setTimeout(() => setLeft(true), LEFT_AFTER);
    return () => {
      clearTimeout(timer);
      setLeft(false);
    };
  }, [isDeserted]);
  return left && isDeserted;
}

interface Props {
  readonly table: string | undefined;
  readonly shows: ScreenContent | undefined;
}

/**
 * The television's screen: the public view in large type. `table`: one table; without it the room, following its
 * tables, and at an evening what its desk shows or what was chosen here (`shows`). A television that the room has not
 * admitted shows the one table it has joined, else it requests pairing.
 */
export function TvScreen({ table, shows }: Props) {
  useLargeType();
  useRenderTrial(useTableFailure((trouble) => trouble.is !== null));
  return (
    <>
      <ShownContent table={table} shows={shows} />
      <TvChoices />
    </>
  );
}

function ShownContent({ table, shows }: Props) {
  const { room, refused } = useRoom();
  const only = useOnlyTable();
  if (table !== undefined) return <AtTable key={table} id={table} />;
  if (codeInUrl() || refused) return <EnterCode />;
  if (!room) return null;
  if (!room.cards) return <InRoom room={room} shows={shows} />;
  return only === undefined ? <PairingScreen cards={room.cards} /> : <AtTable key={only} id={only} />;
}

/** What the evening shows, if there is one. */
function InRoom({ room, shows }: { readonly room: RoomView; readonly shows: ScreenContent | undefined }) {
  const evening = useEvening((state) => state.evening);
  const saw = useEveningJustEnded(room);
  if (room.evening === null) return <AtRoom room={room} />;
  if (!evening) return null;
  const what = shownOnScreen(room, evening, shows, saw);
  return (
    <>
      {what === 'room' ? (
        <AtRoom room={room} />
      ) : typeof what === 'string' ? (
        <EveningScreen {...{ room, evening, what, saw }} />
      ) : (
        <AtTable
          key={what.table}
          id={what.table ?? ''}
          gone={<EveningScreen room={room} evening={evening} what="desk" />}
        />
      )}
      <DeskOverlay shows={evening.shows} />
    </>
  );
}

/** The standings of an evening that ended on this screen stay until something else is played. */
function useEveningJustEnded({ evening, table }: RoomView): boolean {
  const [saw, setSaw] = useState(false);
  const isOn = evening === 'rounds' || evening === 'free';
  if (isOn !== saw && (isOn || table !== null)) setSaw(isOn);
  return saw;
}

/** The room's current table and its votes; between games the room itself. */
function AtRoom({ room }: { readonly room: RoomView }) {
  const { table } = room;
  const hasLeft = useAllLeft(table);
  if (!table || hasLeft) return <RoomScreen room={room} />;
  return (
    <>
      <AtTable key={table.id} id={table.id} gone={<RoomScreen room={room} />} />
      {room.after && <AfterMatch />}
    </>
  );
}

/** The requested table does not exist or is not public, so the room shows. */
function Gone() {
  useEffect(() => {
    goTo({ screen: 'screen' });
  }, []);
  return null;
}

/** The only table this session has joined. */
function useOnlyTable(): string | undefined {
  const tables = useTables((list) => list.tables);
  const entered = (tables ?? []).filter((table) => table.entered);
  return entered.length === 1 ? entered[0]?.id : undefined;
}

/** Large type on a television: the minimum is what is readable at three metres, see tv.css. */
function useLargeType(): void {
  useEffect(() => {
    document.documentElement.dataset.screen = '';
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, []);
}

interface AtTableProps {
  readonly id: string;
  /** Shown where the table no longer exists. */
  readonly gone?: ReactNode;
}

/** A device's part in the fair shuffles loads after the first picture; until then what is seen waits. */
function joinFairShuffle(table: string): () => void {
  const leave = loadWithRetry(() => import('../client/match/fair-shuffle.ts')).then(({ subscribeFairShuffle }) =>
    subscribeFairShuffle(table),
  );
  return () => void leave.then((end) => end());
}

function AtTable({ id, gone = <Gone /> }: AtTableProps) {
  useEffect(() => subscribeTable(id), [id]);
  useEffect(() => subscribeChat(id, botInWords), [id]);
  useEffect(() => joinFairShuffle(id), [id]);
  const { table, refused } = useTable();
  if (refused) return gone;
  const { game } = gameParts(table?.game);
  if (table?.id !== id || !game) return null;
  return (
    <>
      {table.stage === 'lobby' ? <TvLobby table={table} /> : <TvMatch key={table.match} table={table} game={game} />}
      <SpeechBubbles />
      <ClaimSentence table={table} />
      {table.ending && <EndingSentence ending={table.ending} />}
    </>
  );
}
