import { useState } from 'react';
import type { Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { TableGame } from '../../games/game.ts';
import { Claims } from '../../match/claim/Claims.tsx';
import { SealButton } from '../../match/seal/Seal.tsx';
import { isUnheard, useSilence } from '../../match/silence.ts';
import { type MatchProps, useMatchView, usePlayer, useShown } from '../../match/useMatchView.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Say } from '../../words/say.ts';
import { Looking } from '../page/Alone.tsx';
import { Part } from '../page/Part.tsx';
import { Phone } from '../phone/Phone.tsx';
import { Bets } from '../sheets/Bets.tsx';
import { Knocks } from '../sheets/Knocks.tsx';
import { OnTop, type SheetName } from '../sheets/OnTop.tsx';
import { BOOK } from '../sheets/Reading.tsx';
import { More } from './More.tsx';
import { Log, Playing } from './Playing.tsx';
import { StoodIn } from './StoodIn.tsx';
import { Bubble, TalkButton } from './Talking.tsx';
import { useHeldMove } from './useHeldMove.ts';

const loadOrder = async () => (await import('../sheets/hand-order.tsx')).ORDERED;

const loadHearing = async () => (await import('./hearing.ts')).Hearing;

const loadCounted = async () => (await import('./counted.tsx')).Counts;

/** What is said above the hand where nothing that is done is known to others. */
const STANDING = { lost: 'hand.lost', failed: 'fallen.title', stalled: 'hand.stalled' } as const;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly say: Say;
}

/** The match as it is held in the hand. */
export function Match({ table, game, say }: Props) {
  const viewer: Viewer = table.mine[0] ?? 'everyone';
  const player = usePlayer(table.id, viewer, game);
  const shown = useShown();
  const isOrdered = useSettings(({ handOrder }) => handOrder);
  const { value: Ordered } = useLoaded(isOrdered ? 'order' : undefined, loadOrder);
  if (!shown) return <Looking say={say} />;
  const at = { table, game, viewer, shown, player, say, book: BOOK };
  return (
    <Part kind="page" at={shown}>
      {Ordered ? <Ordered at={at} Running={RunningMatch} /> : <RunningMatch {...at} />}
    </Part>
  );
}

function RunningMatch(at: MatchProps) {
  const { table, game, viewer, shown, say } = at;
  const holding = useHeldMove(at);
  const silence = useSilence(table);
  const view = useMatchView({ ...at, player: holding.player, silence });
  const { scene, told } = view;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const { wholeTable, handSound, counting } = useSettings();
  const isOnScreen = table.screens > 0 && viewer !== 'everyone';
  const isHandOnly = isOnScreen && !wholeTable;
  const log = <Log {...{ game, told }} />;
  return (
    <Playing
      {...{ at, view, holding, isHandOnly, log }}
      paused={silence ? STANDING[silence] : table.paused && 'hand.paused'}
      isLost={isUnheard(silence)}
      top={
        <header className="top">
          <button type="button" className="engraved" onClick={() => setSheet('menu')}>
            {say('hand.menu')}
          </button>
          <TalkButton say={say} onOpen={() => setSheet('talk')} />
          <SealButton table={table} say={say} onOpen={() => setSheet('seal')} />
          {isOnScreen && <WholeTable isShown={wholeTable} say={say} />}
          {!isHandOnly && log}
        </header>
      }
      first={
        <Part kind="slip" at={table}>
          <Claims table={table} say={say} />
          {table.room && <Knocks />}
        </Part>
      }
      after={
        <Part kind="slip" at={table}>
          <StoodIn table={table} say={say} onLog={() => setSheet('log')} />
        </Part>
      }
      beside={<Bets table={table} shown={shown} />}
      counted={<More wanted={counting} load={loadCounted} at={at} view={view} />}
      host={{ at, view, onSheet: setSheet }}
    >
      {viewer !== 'everyone' && (
        <Phone part="Held" mine={scene.plates.some(({ seat, lit }) => lit && seat === viewer)} />
      )}
      <Bubble seat={viewer === 'everyone' ? undefined : viewer} say={say} />
      <More wanted={handSound} load={loadHearing} at={at} view={view} />
      <div className="sheets">
        <Part kind="page" at={sheet}>
          <OnTop table={table} game={game} panel={told} scene={scene} sheet={sheet} onSheet={setSheet} />
        </Part>
      </div>
    </Playing>
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
