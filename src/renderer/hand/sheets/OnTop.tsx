import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { Score } from '../../match/Score.tsx';
import { useCountedFirst } from '../../match/tally/useCountedFirst.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { useLoaded } from '../../react/useLoaded.ts';
import type { Scene } from '../../table/api.ts';
import { EveningPart } from '../evening/AtEvening.tsx';
import { useBackButton } from '../page/useBack.ts';
import { BetsAtScore } from './Bets.tsx';
import { Menu } from './Menu.tsx';
import { Reading, RulesSheet, Story } from './Reading.tsx';
import { ChatSheet } from './TalkSheet.tsx';

/** What becomes of a match that is over: fetched when it is. */
const loadAfter = async () => await import('./AfterMatch.tsx');

/** What sheets there are; `none` where even the score is put away. */
type Name = 'menu' | 'log' | 'review' | 'talk' | 'seal' | 'rules' | 'stories' | 'why' | 'evening' | 'none';

/** The sheet that was asked for; the rules also from one on, by its number. */
export type SheetName = Name | `rules ${string}`;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
  readonly sheet: SheetName | null;
  onSheet(sheet: SheetName | null): void;
}

/** What lies over the table: the story that is read, the sheet that was asked for, else the score when it is due. */
export function SheetHost(props: Props) {
  const { sheet, onSheet } = props;
  useBackButton(sheet !== null && sheet !== 'none', () => onSheet(null));
  return (
    <>
      <Asked {...props} />
      <Story table={props.table} say={props.panel.say} />
    </>
  );
}

function Asked({ table, game, panel, scene, sheet, onSheet }: Props) {
  const { say, observation, before, beat, viewer } = panel;
  const close = (): void => onSheet(null);
  const isScored = game.isScored(observation, beat);
  const [waits, goOn] = useCountedFirst(table.screens > 0 && isScored && before !== null, observation);
  const { value: over } = useLoaded(observation.result ? 'over' : undefined, loadAfter);
  const read = { table, say, onClose: close };
  const [name, rule] = (sheet?.split(' ') ?? [null]) as [Name | null, string?];
  switch (name) {
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
      return <Reading page="Seal" title={say('seal.title')} name="seal-sheet" sealed={table} {...read} />;
    case 'rules':
      return <RulesSheet {...read} rule={rule} />;
    case 'why':
      return (
        <Reading
          page="Why"
          title={say('whisper.why')}
          {...read}
          panel={panel}
          at={table}
          game={game}
          scene={scene}
          onShow={close}
          onRule={(rule) => onSheet(`rules ${rule}`)}
        />
      );
    case 'stories':
      return <Reading page="Stories" title={say('hand.stories')} name="stories" scene={scene} {...read} />;
    case 'log':
      return <Reading page="Log" title={say('log.title')} name="log" lines={game.log(observation, panel)} {...read} />;
    case 'evening':
      return (
        <Sheet title={say('hand.evening')} onClose={close} closeLabel={say('sheet.close')}>
          <EveningPart part="OnSheet" />
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
        <ChatSheet
          table={table}
          seat={viewer === 'everyone' ? undefined : viewer}
          silent={game.forbidsTalk?.(observation) ?? false}
          say={say}
          onClose={close}
        />
      );
    case null:
      if (waits) return <ToScore say={say} onPress={goOn} />;
      return isScored ? (
        <Score
          table={table}
          game={game}
          panel={panel}
          onMenu={() => onSheet('menu')}
          bets={<BetsAtScore table={table} />}
          stay={over && <over.IfOneStays table={table} say={say} />}
          after={over && <over.AfterMatch table={table} say={say} onLook={() => onSheet('none')} />}
        />
      ) : null;
    case 'none':
      return <ToScore say={say} onPress={close} />;
  }
}

function ToScore({ say, onPress }: Pick<PanelProps, 'say'> & { onPress(): void }) {
  return (
    <button type="button" className="engraved to-score" onClick={onPress}>
      {say('score.title')}
    </button>
  );
}
