import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { hasBook } from '../../games/load.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { TEXT_SIZES, useSettings } from '../../session/device/settings.ts';
import { useRoom } from '../../session/room/room.ts';
import type { Say } from '../../words/say.ts';
import { lookAt } from '../page/glance.ts';
import { goToDoor } from '../page/place.ts';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  onLog(): void;
  onReview(): void;
  onRules(): void;
  onStories(): void;
  onEvening(): void;
  onClose(): void;
}

/** What is not for every turn: to look again, to read, to see better, to leave. */
export function Menu({ table, game, panel, onLog, onReview, onRules, onStories, onEvening, onClose }: Props) {
  const { say, observation } = panel;
  const isEvening = useRoom(({ room }) => table.room && room?.evening);
  return (
    <Sheet title={say('menu.title')} className="menu" onClose={onClose}>
      <button type="button" className="brass" data-first onClick={onClose}>
        {say('menu.resume')}
      </button>
      <button type="button" onClick={onLog}>
        {say('log.title')}
      </button>
      {game.canReview?.(observation) && (
        <button type="button" onClick={onReview}>
          {say('review.title')}
        </button>
      )}
      {isEvening && (
        <button type="button" onClick={onEvening}>
          {say('hand.evening')}
        </button>
      )}
      <Looks say={say} />
      <button type="button" onClick={onRules}>
        {say('hand.rules')}
      </button>
      {hasBook(table.game) && (
        <button type="button" onClick={onStories}>
          {say('hand.stories')}
        </button>
      )}
      {table.room ? (
        <button type="button" onClick={() => lookAt('people', table)}>
          {say('room.title')}
        </button>
      ) : (
        <button type="button" onClick={goToDoor}>
          {say('menu.leave')}
        </button>
      )}
    </Sheet>
  );
}

/** How cards and words look on this device. */
function Looks({ say }: { readonly say: Say }) {
  const { fourColours, textSize, undo } = useSettings();
  const place = TEXT_SIZES.indexOf(textSize);
  return (
    <>
      <button
        type="button"
        aria-pressed={fourColours}
        onClick={() => useSettings.setState({ fourColours: !fourColours })}
      >
        {say('hand.four-colours')}
      </button>
      <button type="button" aria-pressed={undo} onClick={() => useSettings.setState({ undo: !undo })}>
        {say('hand.undo.setting')}
      </button>
      <button
        type="button"
        onClick={() => useSettings.setState({ textSize: TEXT_SIZES[(place + 1) % TEXT_SIZES.length] ?? 100 })}
      >
        {say('hand.larger')} ({say('settings.percent', { value: textSize })})
      </button>
    </>
  );
}
