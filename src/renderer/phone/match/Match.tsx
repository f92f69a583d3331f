import { useMemo, useRef } from 'react';
import type { Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../client/device/settings.ts';
import { FIRST_DEAL_PAUSE_MS } from '../../client/match/playback-queue.ts';
import { useRoom } from '../../client/room/room.ts';
import { unseenStandInMoves, useSeenStandInMoves } from '../../client/tables/stand-in-moves.ts';
import type { TableGame } from '../../games/game.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { Countdown } from '../../match/Countdown.tsx';
import { FairShuffleButton } from '../../match/fair-shuffle/FairShuffle.tsx';
import { isHostUnreachable, useHiddenTurn } from '../../match/hidden-turn.ts';
import { Opening } from '../../match/Opening.tsx';
import { SeatClaims } from '../../match/seat-claim/Claims.tsx';
import { type MatchProps, useHostPlayer, useMatchView, useShown } from '../../match/use-match-view.ts';
import { waitOf } from '../../room/SeatRequest.tsx';
import { DevicePart } from '../device/DevicePart.tsx';
import { LoadingPage, Part } from '../page/Frame.tsx';
import { PairingRequests } from '../sheets/PairingRequests.tsx';
import { CODEX_LINKS } from '../sheets/Reading.tsx';
import { Bets, SheetHost, type ShowSheet } from '../sheets/SheetHost.tsx';
import { FlatMatch, Log } from './FlatMatch.tsx';
import { LazyPart } from './More.tsx';
import { ChatButton, ReactionBubbles, SpeechBubble } from './Opponents.tsx';
import { usePendingMove } from './use-pending-move.ts';

const loadBotPlayed = async () => (await import('./BotPlayed.tsx')).BotPlayed;

const loadOrder = async () => (await import('../sheets/hand-order-chunk.tsx')).ORDERED;

const loadMatchSound = async () => (await import('./match-sound.ts')).MatchSound;

const loadCounted = async () => (await import('./CardCount.tsx')).PhoneCardCount;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly say: Say;
}

/** No card flies on a phone, so nobody waits to see the pack that they are dealt from. */
function useDealtAtOnce(game: TableGame): TableGame {
  return useMemo(() => {
    const beats: TableGame['beats'] = (now, before) =>
      game.beats(now, before).map((beat) => (beat.ms === FIRST_DEAL_PAUSE_MS ? { ...beat, ms: 0 } : beat));
    return { ...game, beats };
  }, [game]);
}

/** The match on a phone. */
export function Match({ table, game, say }: Props) {
  const viewer: Viewer = table.mine[0] ?? 'everyone';
  const player = useHostPlayer(table.id, viewer, useDealtAtOnce(game));
  const shown = useShown();
  const isOrdered = useSettings(({ handOrder }) => handOrder);
  const { value: Ordered } = useLoaded(isOrdered ? 'order' : undefined, loadOrder);
  if (!shown) return <LoadingPage say={say} />;
  const at = { table, game, viewer, shown, player, say, book: CODEX_LINKS };
  return (
    <Part kind="page" at={shown}>
      {Ordered ? <Ordered at={at} Running={RunningMatch} /> : <RunningMatch {...at} />}
    </Part>
  );
}

function RunningMatch(at: MatchProps) {
  const { table, game, viewer, shown, say } = at;
  const holding = usePendingMove(at);
  const silence = useHiddenTurn(table);
  const room = useRoom(({ room }) => room);
  const unseen = unseenStandInMoves(table, useSeenStandInMoves());
  const view = useMatchView({ ...at, player: holding.player, hiddenTurn: silence });
  const { scene, settled: told } = view;
  const sheets = useRef<ShowSheet>(null);
  const showSheet: ShowSheet = (sheet) => sheets.current?.(sheet);
  const { wholeTable, handSound, counting } = useSettings();
  const isOnScreen = table.screens > 0 && viewer !== 'everyone';
  const isHandOnly = isOnScreen && !wholeTable;
  const log = <Log {...{ game, told }} />;
  return (
    <FlatMatch
      {...{ at, view, holding, isHandOnly, log }}
      halted={silence ?? (table.paused && 'paused')}
      wait={room && table.room ? waitOf(room, table) : undefined}
      isLost={isHostUnreachable(silence)}
      top={
        <header className="top">
          <button type="button" className="engraved" onClick={() => showSheet('menu')}>
            {say('phone.menu')}
          </button>
          <ChatButton say={say} onOpen={() => showSheet('talk')} />
          <FairShuffleButton table={table} say={say} onOpen={() => showSheet('seal')} />
          {isOnScreen && <WholeTable isShown={wholeTable} say={say} />}
          {!isHandOnly && log}
        </header>
      }
      first={
        <Part kind="slip" at={table}>
          <SeatClaims table={table} say={say} />
          {table.room && <PairingRequests />}
        </Part>
      }
      after={
        <Part kind="slip" at={table}>
          <Countdown table={table} />
          {!isOnScreen && !table.startsIn && <Opening id={table.game} words={game.words} isOnce {...{ shown, say }} />}
          <LazyPart
            wanted={unseen}
            load={loadBotPlayed}
            {...{ at, view }}
            count={unseen}
            onLog={() => showSheet('log')}
          />
        </Part>
      }
      beside={<Bets table={table} shown={shown} scene={scene} />}
      counted={<LazyPart wanted={counting} load={loadCounted} at={at} view={view} />}
      host={{ at, view, onSheet: showSheet }}
    >
      {viewer !== 'everyone' && (
        <DevicePart part="Held" mine={scene.plates.some(({ seat, onTurn: lit }) => lit && seat === viewer)} />
      )}
      <SpeechBubble seat={viewer === 'everyone' ? undefined : viewer} say={say} />
      {!isHandOnly && <ReactionBubbles />}
      <LazyPart wanted={handSound} load={loadMatchSound} at={at} view={view} />
      <div className="sheets">
        <SheetHost ref={sheets} table={table} game={game} panel={told} scene={scene} />
      </div>
    </FlatMatch>
  );
}

/** Switches to the whole table although a television shows it, for those with their back to it. */
function WholeTable({ isShown, say }: { readonly isShown: boolean; readonly say: Say }) {
  return (
    <button
      type="button"
      className="engraved"
      aria-pressed={isShown}
      onClick={() => useSettings.setState({ wholeTable: !isShown })}
    >
      {say('phone.table')}
    </button>
  );
}
