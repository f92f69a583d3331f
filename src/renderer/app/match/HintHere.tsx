import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { type LoadedHinter, loadHinter } from '../../games/hints.ts';
import { HintText } from '../../match/hint/Hinted.tsx';
import { buttonStartingWith, type HintTarget, hintTargetOf } from '../../match/hint/target.ts';
import { Spotlight, rectOf } from '../../match/lesson/Rings.tsx';
import { Slip } from '../../paper/Slip.tsx';
import { useLoaded } from '../../react/useLoaded.ts';
import { clearHint } from '../../session/match/hint.ts';
import type { HintRequest } from '../../session/match/hinting.ts';
import type { Scene } from '../../table/api.ts';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';
import { projectOnTable } from '../tabletop/projection.ts';
import { useHintOnView } from './HintTab.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
}

/** What was asked of the program on this sight: in words, and lit on the table. */
export function HintPanel(props: Props) {
  const { table } = props;
  const hinting = useHintOnView(props);
  // Where its words can't be fetched, nothing is said.
  const { value: loaded } = useLoaded(hinting && table.game, loadHinter);
  if (!hinting || !loaded) return null;
  return (
    <Part kind="slip" at={hinting}>
      <Here {...props} hinting={hinting} loaded={loaded} />
    </Part>
  );
}

function Here({ table, game, panel, scene, hinting, loaded }: Props & { hinting: HintRequest; loaded: LoadedHinter }) {
  const words = useWords(table.game, loaded.words);
  const { say } = words;
  const { hinter } = loaded;
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
        <HintText hinting={hinting} hinter={hinter} observation={observation} {...words} />
      </Slip>
      {hint && <Spotlight targets={hintTargetOf(hint.move, { game, scene, moves, observation }, hinter, say)} locate={locate} />}
    </div>
  );
}

/** Where the card is seen, and where it goes; or the button. */
function locate(lit: HintTarget) {
  return 'button' in lit ? rectOf(buttonStartingWith(lit.button)) : projectOnTable('card' in lit ? lit.card : lit.zone);
}
