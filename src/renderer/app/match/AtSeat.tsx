import { useCallback, useMemo, useState } from 'react';
import type { AnyMove, Observed, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { BookLinks, TableGame } from '../../games/game.ts';
import { useKeys, useRefocus } from '../../keys/keyboard.ts';
import { useBanter, useSpeaker } from '../../match/banter/useBanter.ts';
import { isUnheard, useSilence } from '../../match/silence.ts';
import { useHandOrder } from '../../match/useHandOrder.ts';
import { sightOf, useHeard } from '../../match/useHeard.ts';
import { type MatchProps, useMatchView, usePlayer, useShown } from '../../match/useMatchView.ts';
import { whyAtHost } from '../../session/match/why.ts';
import type { Scene, TableCard, Zone } from '../../table/api.ts';
import { CodexCode } from '../codex/CodexCode.tsx';
import { ReadStory } from '../codex/ReadStory.tsx';
import { Part } from '../page/Part.tsx';
import { addressOf, type SheetName } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { Gained } from '../tabletop/Gained.tsx';
import { sayWhyOf } from '../tabletop/refused.ts';
import { useBareCloth } from '../tabletop/useBackdrop.ts';
import { useOnCloth } from '../tabletop/useOnCloth.ts';
import { useScene } from '../tabletop/useScene.ts';
import { TallyOnCloth } from '../tally/TallyOnCloth.tsx';
import { useTally } from '../tally/useTally.ts';
import { Hud } from './Hud.tsx';
import { Sheets } from './Sheets.tsx';
import { Twin } from './Twin.tsx';
import { keysOf, seenEnough } from './tableKeys.ts';
import { useConfirm } from './useConfirm.ts';
import { useLastCard } from './useLastCard.ts';
import { WhyNot } from './WhyNot.tsx';

export interface AtSeatProps {
  readonly table: TableView;
  readonly game: TableGame;
  readonly sheet: SheetName | undefined;
}

/** The story is read over the table, and a phone finds it by a code. */
const BOOK: BookLinks = { Read: ReadStory, Code: CodexCode };

/** The match as one seat sees and plays it, or as a spectator sees it. */
export function AtSeat({ table, game, sheet, viewer }: AtSeatProps & { readonly viewer: Viewer }) {
  const { say } = useWords(table.game);
  const player = usePlayer(table.id, viewer, game);
  const shown = useShown();
  if (!shown) return null;
  if (shown.observation.viewer !== viewer) return <Cleared game={table.game} />;
  const at = { table, game, viewer, shown, player, say, book: BOOK };
  return (
    <Part kind="page" at={shown}>
      <RunningMatch {...at} sheet={sheet} />
    </Part>
  );
}

/** While the eyes change, what the other ones saw is not shown to these. */
function Cleared({ game }: { readonly game: string }) {
  useBareCloth(game, 'nobody');
  return null;
}

function RunningMatch({ sheet, ...at }: MatchProps & Pick<AtSeatProps, 'sheet'>) {
  const { table, game, viewer, player } = at;
  const order = useHandOrder(table, viewer, game);
  const confirming = useConfirm(at);
  const silence = useSilence(table);
  const view = useMatchView({ ...at, player: confirming.player, order, silence });
  const { ahead, panel, told, announced, play, point } = view;
  const listening = useHeard({
    ...view,
    game: table.game,
    sight: `${sightOf(at.shown)} ${ahead}`,
    shared: isShared(at),
  });
  useBanter({ ...view, table, game, has: useWords(table.game).has });
  const counting = useTally(game, table.game, told);
  const scene = useOnCloth({ ...view, game: table.game, weigh: listening.weigh, judged: counting?.judged });
  const [focused, setFocused] = useState<string | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const last = useLastCard(game, panel, at.shown, () => {
    const [move] = panel.moves;
    if (move) confirming.unasked(() => panel.act(move));
  });
  const { name } = confirming;
  const pick = useCallback(
    (card: TableCard, zone?: Zone) => {
      name(card.name, card.key);
      play(card, zone);
      if (!card.playable && card.why !== undefined) sayWhyOf(card.key);
    },
    [name, play],
  );
  const { isFree, lay } = order;
  const arrange = useMemo(() => {
    return isFree ? (key: string, place: number) => lay(scene, key, place) : undefined;
  }, [isFree, lay, scene]);
  const skip = useCallback(() => seenEnough(player), [player]);
  const ready = confirming.ready?.card ?? null;
  useScene(useSpeaker(scene), { focused, ready, listening, play: pick, point, skip, ...(arrange && { arrange }) });
  useRefocus();
  useKeys(keysOf(table.id, counting ? { skip: counting.goOn } : player, setReviewing));
  return (
    <main>
      <h1 className="unseen">{at.say('game.name')}</h1>
      <Gained game={table.game} scene={scene} panel={announced} />
      <Hud
        {...{ table, game, panel, told, announced, scene, reviewing }}
        {...{ order, confirming, last }}
        isSent={at.shown.sent.length > 0}
        isLost={isUnheard(silence)}
        onReview={setReviewing}
      />
      <Twin scene={scene} lines={game.log(told.observation, told)} onPlay={pick} onLay={arrange} onFocus={setFocused} />
      <WhyNotHere at={at} scene={scene} observation={panel.observation} />
      {counting && !sheet && <TallyOnCloth counting={counting} scene={scene} say={at.say} />}
      <Part kind="page" at={sheet}>
        <Sheets {...{ table, game, order, sheet }} counting={counting !== null} panel={told} />
      </Part>
    </main>
  );
}

/** What the host's rules say of a card that was tried. */
function WhyNotHere({
  at,
  ...seen
}: {
  readonly at: MatchProps;
  readonly scene: Scene;
  readonly observation: Observed;
}) {
  const { table, game, viewer, shown } = at;
  const { match, version } = shown;
  const { say } = at;
  const ask = useCallback(
    async (move: AnyMove) =>
      viewer === 'everyone' ? undefined : whyAtHost({ table: table.id, seat: viewer, match, version }, move),
    [table.id, viewer, match, version],
  );
  return (
    <WhyNot
      {...{ ...seen, game, ask, say }}
      id={table.game}
      toRule={(rule) => (
        <a href={addressOf({ screen: 'table', table: table.id, sheet: 'rules', rule })}>{say('why.rule', { rule })}</a>
      )}
    />
  );
}

/** Others sit at this window, who may not see what these eyes see. */
function isShared({ table, viewer }: MatchProps): boolean {
  return table.mine.length > 1 && viewer !== 'everyone';
}
