import type { TableView } from '#shared/protocol/table.ts';
import { LogSheet } from '../app/match/LogSheet.tsx';
import { Score } from '../app/match/Score.tsx';
import { Sheet } from '../app/paper/Sheet.tsx';
import type { PanelProps, TableGame } from '../games/game.ts';
import { Menu } from './Menu.tsx';
import { goToDoor } from './place.ts';
import { TalkSheet } from './TalkSheet.tsx';

/** The sheet that was asked for. */
export type SheetName = 'menu' | 'log' | 'review' | 'talk';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly sheet: SheetName | null;
  onSheet(sheet: SheetName | null): void;
}

/** What lies over the table: the sheet that was asked for, else the score when it is due. */
export function OnTop({ table, game, panel, sheet, onSheet }: Props) {
  const { say, observation, beat, viewer } = panel;
  const close = (): void => onSheet(null);
  switch (sheet) {
    case 'menu':
      return (
        <Menu
          id={table.game}
          game={game}
          panel={panel}
          onLog={() => onSheet('log')}
          onReview={() => onSheet('review')}
          onClose={close}
        />
      );
    case 'log':
      return <LogSheet lines={game.log(observation, panel)} say={say} onClose={close} />;
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
        <Score table={table} game={game} panel={panel} onMenu={() => onSheet('menu')} onLeave={goToDoor} />
      ) : null;
  }
}
