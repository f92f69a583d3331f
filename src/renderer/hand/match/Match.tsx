import { useState } from 'react';
import type { Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { TableGame } from '../../games/game.ts';
import { SeatClaims } from '../../match/claim/Claims.tsx';
import { FairShuffleButton } from '../../match/seal/Seal.tsx';
import { isHostUnreachable, useHiddenTurn } from '../../match/silence.ts';
import { type MatchProps, useMatchView, useHostPlayer, useShown } from '../../match/useMatchView.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Say } from '../../words/say.ts';
import { LoadingPage } from '../page/Alone.tsx';
import { Part } from '../page/Part.tsx';
import { DevicePart } from '../phone/Phone.tsx';
import { Bets } from '../sheets/Bets.tsx';
import { PairingRequests } from '../sheets/Knocks.tsx';
import { SheetHost, type SheetName } from '../sheets/OnTop.tsx';
import { CODEX_LINKS } from '../sheets/Reading.tsx';
import { LazyPart } from './More.tsx';
import { Log, FlatMatch } from './Playing.tsx';
import { BotPlayedNotice } from './StoodIn.tsx';
import { SpeechBubble, ChatButton } from './Talking.tsx';
import { usePendingMove } from './useHeldMove.ts';

const loadOrder = async () => (await import('../sheets/hand-order.tsx')).ORDERED;

const loadMatchSound = async () => (await import('./hearing.ts')).MatchSound;

const loadCounted = async () => (await import('./counted.tsx')).PhoneCardCount;

/** What is said above the hand where nothing that is done is known to others. */
const HIDDEN_TURN_MESSAGES = { lost: 'hand.lost', failed: 'fallen.title', stalled: 'hand.stalled' } as const;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly say: Say;
}

/** The match as it is held in the hand. */
export function Match({ table, game, say }: Props) {
  const viewer: Viewer = table.mine[0] ?? 'everyone';
  const player = useHostPlayer(table.id, viewer, game);
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
  const view = useMatchView({ ...at, player: holding.player, silence });
  const { scene, told } = view;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const { wholeTable, handSound, counting } = useSettings();
  const isOnScreen = table.screens > 0 && viewer !== 'everyone';
  const isHandOnly = isOnScreen && !wholeTable;
  const log = <Log {...{ game, told }} />;
  return (
    <FlatMatch
      {...{ at, view, holding, isHandOnly, log }}
      paused={silence ? HIDDEN_TURN_MESSAGES[silence] : table.paused && 'hand.paused'}
      isLost={isHostUnreachable(silence)}
      top={
        <header className="top">
          <button type="button" className="engraved" onClick={() => setSheet('menu')}>
            {say('hand.menu')}
          </button>
          <ChatButton say={say} onOpen={() => setSheet('talk')} />
          <FairShuffleButton table={table} say={say} onOpen={() => setSheet('seal')} />
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
          <BotPlayedNotice table={table} say={say} onLog={() => setSheet('log')} />
        </Part>
      }
      beside={<Bets table={table} shown={shown} />}
      counted={<LazyPart wanted={counting} load={loadCounted} at={at} view={view} />}
      host={{ at, view, onSheet: setSheet }}
    >
      {viewer !== 'everyone' && (
        <DevicePart part="Held" mine={scene.plates.some(({ seat, onTurn: lit }) => lit && seat === viewer)} />
      )}
      <SpeechBubble seat={viewer === 'everyone' ? undefined : viewer} say={say} />
      <LazyPart wanted={handSound} load={loadMatchSound} at={at} view={view} />
      <div className="sheets">
        <Part kind="page" at={sheet}>
          <SheetHost table={table} game={game} panel={told} scene={scene} sheet={sheet} onSheet={setSheet} />
        </Part>
      </div>
    </FlatMatch>
  );
}

/** What a big screen shows to the room, on this phone, too: for who sits with their back to it. */
function WholeTable({ isShown, say }: { readonly isShown: boolean; readonly say: Say }) {
  return (
    <button
      type="button"
      className="engraved"
      aria-pressed={isShown}
      onClick={() => useSettings.setState({ wholeTable: !isShown })}
    >
      {say('hand.table')}
    </button>
  );
}
