import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { gameParts } from '../../games/registry.ts';
import { useWords } from '../../games/use-words.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { BetResults } from '../../match/bets/BetResults.tsx';
import { FairShuffleDetails, FairShuffleSheet } from '../../match/fair-shuffle/FairShuffleDetails.tsx';
import type { HandOrder } from '../../match/hand-order.ts';
import { LogSheet } from '../../match/LogSheet.tsx';
import { ChallengeResult, Score, type ScoreScene } from '../../match/Score.tsx';
import { PlateCounts } from '../../match/score-animation/ScoreAnimation.tsx';
import { resultFirst } from '../../match/score-scene.ts';
import { turningPointInWords } from '../../match/turning-point.ts';
import { AfterChoices, AfterStanding } from '../../room/AfterMatch.tsx';
import { goTo, type SheetName, useRoute } from '../../ui/route.ts';
import { PlayedCards } from '../codex/PlayedCards.tsx';
import { DayAtTable } from '../daily/DayResult.tsx';
import { EveningPlace } from '../page/RoomNotices.tsx';
import { Rules } from '../page/Rules.tsx';
import { Settings } from '../settings/Settings.tsx';
import { SettingsSheet } from '../table-settings/TableSettings.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { Menu } from './Menu.tsx';

const DealWhy = lazyPart(async () => (await import('./why/DealWhy.tsx')).DealWhy);

interface AfterMatchProps {
  readonly table: TableView;
  readonly game: TableGame;
  onLeave(): void;
}

/** Actions once the match is over. */
function AfterMatch({ table, game, onLeave }: AfterMatchProps) {
  const { say } = useWords();
  return (
    <>
      {table.room && table.mine.length > 0 && <AfterChoices say={say} />}
      {table.host && !table.room && (
        <button type="button" className="brass" data-autofocus onClick={() => void playAgain(table.id)}>
          {say('result.again')}
        </button>
      )}
      {table.mine.length > 0 && !table.practice && game.hasHints && (
        <button type="button" onClick={() => void showCost(table.id)}>
          {say('match-review.open')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {say('home.back')}
      </button>
    </>
  );
}

/** Opens the review in the replay viewer. */
async function showCost(table: string): Promise<void> {
  const record = await callHost(({ records }) => records.latest({ table }));
  if (typeof record === 'number') goTo({ screen: 'records', record, shows: 'cost' });
}

/** Plays again with the same people at once; if somebody is missing, the lobby says so. */
async function playAgain(table: string): Promise<void> {
  const again = await callHost((client) => client.table.again({ table }));
  if (again) await callHost((client) => client.table.start({ table }));
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly order: HandOrder;
  readonly sheet: SheetName | undefined;
  /** The score animation is still running; its sheet follows. */
  readonly counting: boolean;
}

/** The sheet over the table, if any: the requested one, else the score. */
export function Sheets({ table, game, panel, order, sheet, counting }: Props) {
  const close = (): void => goTo({ screen: 'table', table: table.id });
  const route = useRoute();
  const rule = route.screen === 'table' ? route.rule : undefined;
  switch (sheet) {
    case 'menu':
      return <Menu {...{ table, game, order }} onClose={close} />;
    case 'rules':
      return <Rules game={table.game} options={table.options} rule={rule} onClose={close} />;
    case 'table-settings':
      return <SettingsSheet table={table} onClose={close} />;
    case 'settings':
      return <Settings mayCount={table.settings.counting} onClose={close} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case 'seal':
      return (
        <FairShuffleSheet say={panel.say} onClose={close}>
          <FairShuffleDetails table={table} say={panel.say} />
        </FairShuffleSheet>
      );
    case 'log':
      return <LogSheet game={game} panel={panel} onClose={close} />;
    default:
      return counting ? null : <ScoreIfDue table={table} game={game} panel={panel} />;
  }
}

/** After a deal, once its last beat is over. */
function ScoreIfDue({ table, game, panel }: Pick<Props, 'table' | 'game' | 'panel'>) {
  const words = useWords(table.game);
  if (!game.isScored(panel.observation, panel.beat)) return null;
  const openMenu = (): void => goTo({ screen: 'table', table: table.id, sheet: 'menu' });
  const leave = (): void => goTo({ screen: 'home' });
  return (
    <Score
      scene={sceneOf(table.game, panel)}
      table={table}
      game={game}
      panel={panel}
      onMenu={openMenu}
      bets={
        <>
          <ChallengeResult table={table} say={panel.say} />
          {table.room && <BetResults table={table} words={words} />}
          <PlayedCards game={table.game} observation={panel.observation} />
        </>
      }
      below={<DealWhy game={table.game} panel={panel} />}
      stay={
        <>
          <DayAtTable table={table} result={panel.observation.result} />
          {table.room && <WhatNext say={panel.say} />}
        </>
      }
      after={<AfterMatch table={table} game={game} onLeave={leave} />}
    />
  );
}

/** The score as the table has just shown it. */
function sceneOf(game: string, panel: PanelProps): ScoreScene | undefined {
  const { observation, say } = panel;
  const plan = gameParts(game).highlights?.scoreAnimation?.(observation, panel);
  if (!plan) return undefined;
  return {
    ...resultFirst(plan, panel),
    // At the match's end the last deal's counts say nothing of who won.
    counts: !observation.result && <PlateCounts plan={plan} share={1} />,
    turningPoint: turningPointInWords(panel),
    open: say('score.sheet'),
  };
}

/** What comes next: the majority's wish, or the desk's announcement at an evening. */
function WhatNext({ say }: Pick<PanelProps, 'say'>) {
  return (
    <>
      <AfterStanding say={say} />
      <EveningPlace />
    </>
  );
}
