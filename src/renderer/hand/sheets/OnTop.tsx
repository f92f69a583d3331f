import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { LogSheet } from '../../match/LogSheet.tsx';
import { Score } from '../../match/Score.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Scene } from '../../table/api.ts';
import { AtEvening } from '../evening/AtEvening.tsx';
import { useBack } from '../page/useBack.ts';
import { AfterMatch, IfOneStays } from './AfterMatch.tsx';
import { BetsAtScore } from './Bets.tsx';
import { Menu } from './Menu.tsx';
import { FetchedSeal, RulesSheet, StoriesSheet, Story } from './Reading.tsx';
import { TalkSheet } from './TalkSheet.tsx';

/** The sheet that was asked for; `none` where even the score is put away. */
export type SheetName = 'menu' | 'log' | 'review' | 'talk' | 'seal' | 'rules' | 'stories' | 'evening' | 'none';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
  readonly sheet: SheetName | null;
  onSheet(sheet: SheetName | null): void;
}

/** What lies over the table: the story that is read, the sheet that was asked for, else the score when it is due. */
export function OnTop(props: Props) {
  const { sheet, onSheet } = props;
  useBack(sheet !== null && sheet !== 'none', () => onSheet(null));
  return (
    <>
      <Asked {...props} />
      <Story game={props.table.game} say={props.panel.say} />
    </>
  );
}

function Asked({ table, game, panel, scene, sheet, onSheet }: Props) {
  const { say, observation, beat, viewer } = panel;
  const close = (): void => onSheet(null);
  switch (sheet) {
    case 'menu':
      return (
        <Menu
          table={table}
          game={game}
          panel={panel}
          onLog={() => onSheet('log')}
          onReview={() => onSheet('review')}
          onRules={() => onSheet('rules')}
          onStories={() => onSheet('stories')}
          onEvening={() => onSheet('evening')}
          onClose={close}
        />
      );
    case 'seal':
      return <FetchedSeal table={table} say={say} onClose={close} />;
    case 'rules':
      return <RulesSheet table={table} say={say} onClose={close} />;
    case 'stories':
      return <StoriesSheet scene={scene} say={say} onClose={close} />;
    case 'log':
      return <LogSheet lines={game.log(observation, panel)} say={say} onClose={close} />;
    case 'evening':
      return (
        <Sheet title={say('hand.evening')} onClose={close} closeLabel={say('sheet.close')}>
          <AtEvening part="OnSheet" />
        </Sheet>
      );
    case 'review':
      return (
        <Sheet title={say('review.title')} onClose={close} closeLabel={say('sheet.close')}>
          {game.Review && <game.Review {...panel} />}
        </Sheet>
      );
    case 'talk':
      return (
        <TalkSheet
          table={table}
          seat={viewer === 'everyone' ? undefined : viewer}
          silent={game.silent?.(observation) ?? false}
          say={say}
          onClose={close}
        />
      );
    case null:
      return game.isScored(observation, beat) ? (
        <Score
          table={table}
          game={game}
          panel={panel}
          onMenu={() => onSheet('menu')}
          bets={<BetsAtScore table={table} />}
          stay={<IfOneStays table={table} say={say} />}
          after={<AfterMatch table={table} say={say} onLook={() => onSheet('none')} />}
        />
      ) : null;
    case 'none':
      return (
        <button type="button" className="engraved to-score" onClick={close}>
          {say('score.title')}
        </button>
      );
  }
}
