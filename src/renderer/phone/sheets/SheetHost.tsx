import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { Gesture } from '#shared/protocol/gestures.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { makeGesture, openChat } from '../../client/tables/chat.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { useFetched, useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { holdsCards } from '../../match/scene-regions.ts';
import { useCountedFirst } from '../../match/score-animation/timeline.ts';
import type { Scene } from '../../motion/scene.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EveningPart } from '../evening/EveningPart.tsx';
import { Part } from '../page/Frame.tsx';
import { useBackButton } from '../page/use-back-button.ts';
import { useWords } from '../page/use-words.ts';
import type { MenuProps } from './menu-chunk.tsx';
import { Reading, RulesSheet, Story } from './Reading.tsx';

const loadTalk = async () => (await import('./chat-chunk.tsx')).CHAT;

interface ChatSheetProps {
  readonly table: TableView;
  readonly seat: Seat | undefined;
  readonly silent: boolean;
  readonly say: Say;
  onClose(): void;
}

/** The chat sheet with its input. A gesture closes it. */
function ChatSheet({ table, seat, silent, say, onClose }: ChatSheetProps) {
  const { value, ...fetched } = useFetched('talk', loadTalk);
  useEffect(() => {
    openChat(true);
    return () => openChat(false);
  }, []);
  const gesture = (gesture: Gesture): void => {
    makeGesture(table.id, seat, gesture);
    onClose();
  };
  return (
    <Sheet title={say('chat.title')} className="chat-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      {value ? (
        <>
          <value.TalkLines seated={table.seats} say={say} />
          <value.Speak table={table} seat={seat} silent={silent} say={say} onGesture={gesture} />
        </>
      ) : (
        <LoadStatus {...fetched} say={say} />
      )}
    </Sheet>
  );
}

const loadItems = async () => (await import('./menu-chunk.tsx')).MENU;

/** The menu, loaded on demand. Its close button is always there. */
function Menu(props: MenuProps & { onClose(): void }) {
  const { panel, onClose } = props;
  const { say } = panel;
  const { value, ...fetched } = useFetched('menu', loadItems);
  const words = useWords(value?.words);
  return (
    <Sheet title={say('menu.title')} className="menu" onClose={onClose}>
      <button type="button" className="brass" data-autofocus onClick={onClose}>
        {say('menu.resume')}
      </button>
      {value ? <value.Items {...props} words={words} /> : <LoadStatus {...fetched} say={say} />}
    </Sheet>
  );
}

const load = async () => (await import('../../match/bets/bets-chunk.ts')).BETS_CHUNK;

function useBetting(asked: boolean) {
  const { value } = useLoaded(asked ? 'bets' : undefined, load);
  return { part: value, words: useWords(value?.words) };
}

interface BetsProps {
  readonly table: TableView;
  readonly shown: ShownMatch;
  readonly scene: Scene;
}

/** For people of the room without cards in hand: bets, where the host takes theirs, and their results. */
export function Bets({ table, shown, scene }: BetsProps) {
  const { part, words } = useBetting(table.room && !holdsCards(scene));
  return part ? <part.Betting table={table} words={words} shown={shown} /> : null;
}

/** At the score: who guessed right. */
function BetsAtScore({ table }: { readonly table: TableView }) {
  const { part, words } = useBetting(table.room);
  return part ? <part.Guessed table={table} words={words} /> : null;
}

const ScoreWithScene = lazyPart(async () => (await import('./ScoreWithScene.tsx')).ScoreWithScene);

/** Loads what follows a match when it is over. */
const loadAfter = async () => await import('./AfterMatch.tsx');

/** All sheets; `none` where even the score is closed. */
type Name = 'menu' | 'log' | 'talk' | 'seal' | 'rules' | 'stories' | 'why' | 'evening' | 'none';

/** The requested sheet; the rules also from a rule's number on. */
export type SheetName = Name | `rules ${string}`;

/** Opens a sheet, or closes it. */
export type ShowSheet = (sheet: SheetName | null) => void;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
}

/**
 * What covers the table: the open story, else the requested sheet, else the score when it is due. Which sheet is open is
 * its own state, so that the match is not rendered again for it.
 */
export function SheetHost({ ref, ...at }: Props & { readonly ref: Ref<ShowSheet> }) {
  const [sheet, onSheet] = useState<SheetName | null>(null);
  useImperativeHandle(ref, () => onSheet, []);
  useBackButton(sheet !== null && sheet !== 'none', () => onSheet(null));
  return (
    <Part kind="page" at={sheet}>
      <Asked {...at} sheet={sheet} onSheet={onSheet} />
      <Story table={at.table} say={at.panel.say} />
    </Part>
  );
}

interface AskedProps extends Props {
  readonly sheet: SheetName | null;
  readonly onSheet: ShowSheet;
}

function Asked({ table, game, panel, scene, sheet, onSheet }: AskedProps) {
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
          onRules={() => onSheet('rules')}
          onStories={() => onSheet('stories')}
          onEvening={() => onSheet('evening')}
          onClose={close}
        />
      );
    case 'seal':
      return <Reading page="Seal" title={say('shuffle.title')} name="seal-sheet" sealed={table} {...read} />;
    case 'rules':
      return <RulesSheet {...read} rule={rule} />;
    case 'why':
      return (
        <Reading
          page="Why"
          title={say('tip.why')}
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
      return <Reading page="Stories" title={say('phone.stories')} name="stories" scene={scene} {...read} />;
    case 'log':
      return <Reading page="Log" title={say('log.title')} name="log" game={game} panel={panel} {...read} />;
    case 'evening':
      return (
        <Sheet title={say('phone.evening')} onClose={close} closeLabel={say('sheet.close')}>
          <EveningPart part="OnSheet" />
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
        <ScoreWithScene
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
