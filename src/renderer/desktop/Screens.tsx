/** All that home does not show: it is fetched once home is drawn, or as soon as it is wanted. */
import { useEffect, useState } from 'react';
import { useConnection } from '../client/connection/connection.ts';
import { IS_TV } from '../client/device/is-tv.ts';
import { subscribeOutside } from '../client/room/outside.ts';
import { useTable } from '../client/tables/tables.ts';
import { tableGameOf } from '../games/index.ts';
import { hasExercises, hasLesson } from '../games/load-lesson.ts';
import { useWords } from '../games/use-words.ts';
import { topSheet } from '../input/focus.ts';
import { useRemoteTextEntry } from '../input/text-entry.ts';
import { Part } from '../match/Part.tsx';
import { OnScreenKeyboard } from '../ui/OnScreenKeyboard.tsx';
import { addressOf, goTo, type Route } from '../ui/route.ts';
import { ExternalOpens } from './ExternalOpens.tsx';
import { GamePage } from './GamePage.tsx';
import { HostAdminSheet } from './HostAdminSheet.tsx';
import { TableOffer } from './handover/OfferedTable.tsx';
import { UnknownTable } from './handover/UnknownTable.tsx';
import { GamepadBadge } from './hot-seat/GamepadBadge.tsx';
import { Join } from './lan/JoinSheet.tsx';
import { OpenTables } from './lan/OpenTables.tsx';
import { More } from './More.tsx';
import { KeysSheet } from './match/KeysSheet.tsx';
import { NewTable } from './NewTable.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { HostKeyCards } from './page/CompareHostKey.tsx';
import { lazyPage } from './page/loading-pages.tsx';
import { EveningNews } from './page/RoomNotices.tsx';
import { Rules } from './page/Rules.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { Settings } from './settings/Settings.tsx';
import { VersionMismatch } from './settings/Updates.tsx';
import { TableScreen } from './TableScreen.tsx';

// Seldom the first that is wanted.
const BigScreen = lazyPage(async () => (await import('../tv/TvScreen.tsx')).TvScreen);
const Codex = lazyPage(async () => (await import('./codex/Codex.tsx')).Codex);
const DayPage = lazyPage(async () => (await import('./daily/DayPage.tsx')).DayPage);
const Evening = lazyPage(async () => (await import('./evening/Evening.tsx')).Evening);
const Learn = lazyPage(async () => (await import('./learn/Exercises.tsx')).Learn);
const Lesson = lazyPage(async () => (await import('./learn/LessonTable.tsx')).Lesson);
const Records = lazyPage(async () => (await import('./records/Records.tsx')).Records);
const Statistics = lazyPage(async () => (await import('./statistics/Statistics.tsx')).Statistics);

interface Props {
  readonly route: Route;
}

/** Any page but home. */
export function Screen({ route }: { readonly route: Exclude<Route, { screen: 'home' }> }) {
  const home = (): void => goTo({ screen: 'home' });
  // An address may name a game that there is none of: its page leads home.
  const isNoGame = 'game' in route && route.game !== undefined && tableGameOf(route.game) === undefined;
  if (isNoGame && (route.screen === 'new' || route.screen === 'rules')) return <GamePage game={route.game} />;
  switch (route.screen) {
    case 'together':
      return <PlayTogether />;
    case 'more':
      return <More />;
    case 'game':
      return <GamePage key={route.game} game={route.game} />;
    case 'day':
      return <DayPage key={route.game} game={route.game} />;
    case 'new':
      return <NewTable key={route.game} game={route.game} deal={route.deal ?? ''} />;
    case 'rules':
      return <GameRules game={route.game} />;
    case 'learn':
      return <Lesson key={route.game} game={route.game} />;
    case 'exercises':
      return <Learn key={addressOf(route)} game={route.game} today={route.today !== undefined} />;
    case 'codex':
      return <Codex game={route.game} card={route.card} />;
    case 'settings':
      return <Settings onClose={home} />;
    case 'house':
      return <HostAdminSheet onClose={home} />;
    case 'evening':
      return <Evening />;
    case 'join':
      return <Join key={route.code} code={route.code} />;
    case 'records':
      return <Records id={route.record} shows={route.shows} />;
    case 'statistics':
      return <Statistics person={route.person} />;
    case 'screen':
      return <BigScreen table={route.table} shows={route.shows} />;
    case 'table':
      return <TableScreen key={route.table} id={route.table} sheet={route.sheet} />;
  }
}

/** The rules before a table is opened, or for those who may open none here. */
function GameRules({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  return (
    <Rules
      game={game}
      foot={
        <>
          {hasLesson(game) && (
            <a className="button" href={addressOf({ screen: 'learn', game })}>
              {say('rules.learn')}
            </a>
          )}
          {hasExercises(game) && (
            <a className="button" href={addressOf({ screen: 'exercises', game })}>
              {say('exercises.title')}
            </a>
          )}
        </>
      }
      onClose={() => goTo({ screen: 'game', game })}
    />
  );
}

/** What home shows besides, when others are here: the room, and tables to join. */
export function HomeSlips() {
  return (
    <>
      <Part kind="slip">
        <RoomPanel />
      </Part>
      <Part kind="slip">
        <OpenTables />
      </Part>
    </>
  );
}

/** What is said above every page. */
export function Notices({ route }: Props) {
  const isHome = useConnection(({ rights, at }) => rights.home && at === null) && !IS_TV;
  useEffect(() => (isHome ? subscribeOutside() : undefined), [isHome]);
  return (
    <>
      <VersionMismatch />
      <ExternalOpens />
      <HostKeyCards />
      <TableOffer />
      <UnknownTable />
      <GamepadBadge />
      {route.screen !== 'screen' && <EveningNews />}
    </>
  );
}

const OURS: ReadonlySet<string> = new Set(['F1', 'F10']);

/**
 * Two keys that work everywhere: F1 (a pad's left small button) shows what each button does, F10 (the right one) the
 * menu of a running match, else the settings. Pressed again they close it. It also renders the on-screen keyboard.
 */
export function GlobalKeys({ route }: Props) {
  const { say } = useWords();
  const [overlay, setOverlay] = useState<'keys' | 'settings' | null>(null);
  const table = useTable((state) => state.table);
  const plays = route.screen === 'table' && table?.id === route.table && table.stage !== 'lobby' ? table : undefined;
  useRemoteTextEntry(IS_TV);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || IS_TV || !OURS.has(event.key)) return;
      event.preventDefault();
      const top = topSheet();
      if (event.key === 'F1' && !top?.matches('.keys-help')) setOverlay('keys');
      else if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
      else if (plays) goTo({ screen: 'table', table: plays.id, sheet: 'menu' });
      else setOverlay('settings');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [plays]);
  const putAway = (): void => setOverlay(null);
  return (
    <>
      {overlay === 'settings' && <Settings onClose={putAway} {...(plays && { mayCount: plays.settings.counting })} />}
      {overlay === 'keys' && <KeysSheet onClose={putAway} />}
      <OnScreenKeyboard say={say} />
    </>
  );
}
