import type { Messages } from '#shared/i18n/translate.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { askHint, clearHint, type HintRequest, useHintAt } from '../../client/match/ask-host.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { type HintDescriber, loadAssist } from '../../games/load-assist.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { buttonStartingWith, type HintTarget, HintText, hintTargetOf } from '../../match/hint/HintText.tsx';
import { rectOf, Spotlight } from '../../match/lesson/Spotlight.tsx';
import { Part } from '../../match/Part.tsx';
import { projectOnTable } from '../../match/tabletop/use-scene.ts';
import { useShown } from '../../match/use-match-view.ts';
import type { Scene } from '../../motion/scene.ts';
import { Slip } from '../../ui/Slip.tsx';

interface HintTabProps {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
}

/** The hint requested for the observation shown. */
function useHintOnView({ table, panel: { viewer } }: Pick<HintTabProps, 'table' | 'panel'>): HintRequest | undefined {
  const shown = useShown();
  return useHintAt({
    table: table.id,
    seat: viewer === 'everyone' ? -1 : viewer,
    match: shown?.match ?? -1,
    version: shown?.version ?? -1,
  });
}

/** Requests a hint; where the table forbids it, the button says so. */
export function HintTab({ table, game, panel }: HintTabProps) {
  const { viewer, moves } = panel;
  if (useHintOnView({ table, panel })) return null;
  return game.hasHints && viewer !== 'everyone' && moves.length > 0 ? <Tab table={table} seat={viewer} /> : null;
}

function Tab({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const { say } = useWords();
  const shown = useShown();
  const isAllowed = table.settings.hints;
  const ask = (): void => {
    if (!isAllowed || !shown) return;
    void askHint({ table: table.id, seat, match: shown.match, version: shown.version });
  };
  useKeys({ w: ask, W: ask });
  return (
    <button type="button" className="tab hint-ask" aria-keyshortcuts="W" aria-disabled={!isAllowed} onClick={ask}>
      {say(isAllowed ? 'hint.tab' : 'hint.tab.forbidden')} {isAllowed && <Key of="w">W</Key>}
    </button>
  );
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
}

/** The hint for the observation shown: in words, and highlighted on the table. */
export function HintPanel(props: Props) {
  const { table } = props;
  const hinting = useHintOnView(props);
  // Without its messages it shows nothing.
  const { value: loaded } = useLoaded(hinting && table.game, loadAssist);
  if (!hinting || !loaded?.hints) return null;
  return (
    <Part kind="slip" at={hinting}>
      <Here {...props} hinting={hinting} hinter={loaded.hints} words={loaded.words} />
    </Part>
  );
}

interface HereProps extends Props {
  readonly hinting: HintRequest;
  readonly hinter: HintDescriber;
  /** The messages loaded with it. */
  readonly words: Messages;
}

function Here({ table, game, panel, scene, hinting, hinter, words }: HereProps) {
  const translator = useWords(table.game, words);
  const { say } = translator;
  const { observation, moves } = panel;
  const { hint } = hinting;
  return (
    <div className="hud-actions hud-hint">
      <Slip
        title={say(hint ? 'hint.title' : 'hint.ask')}
        acts={
          <button type="button" className="plain" onClick={clearHint}>
            {say('hint.away')}
          </button>
        }
      >
        <HintText hinting={hinting} hinter={hinter} observation={observation} {...translator} />
      </Slip>
      {hint && (
        <Spotlight
          targets={hintTargetOf(hint.move, { game, scene, moves, observation }, hinter, say)}
          locate={locate}
        />
      )}
    </div>
  );
}

/** The box of the card and its target, or of the button. */
function locate(lit: HintTarget) {
  return 'button' in lit ? rectOf(buttonStartingWith(lit.button)) : projectOnTable('card' in lit ? lit.card : lit.zone);
}
