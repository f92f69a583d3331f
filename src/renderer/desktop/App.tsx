import { lazy, useEffect, useState } from 'react';
import { IS_TV } from '../client/device/is-tv.ts';
import { useSettings } from '../client/device/settings.ts';
import { toggleMute } from '../client/device/sound-settings.ts';
import { useTable } from '../client/tables/tables.ts';
import { hasExercises, hasLesson } from '../games/load-lesson.ts';
import { useWords } from '../games/use-words.ts';
import { topSheet } from '../input/focus.ts';
import { useArrows, useKeys, useRefocus } from '../input/keyboard.ts';
import { useRemoteTextEntry } from '../input/text-entry.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { GameNotices, HostNotice } from '../match/HostNotices.tsx';
import { Part } from '../match/Part.tsx';
import { Captions } from '../match/tabletop/Captions.tsx';
import { Tabletop } from '../match/tabletop/Tabletop.tsx';
import { loadAudioOnTouch } from '../sound/load-audio.ts';
import { TablePlaceholder } from '../table-drawing/TablePlaceholder.tsx';
import { TvScreen as BigScreen } from '../tv/TvScreen.tsx';
import { OnScreenKeyboard } from '../ui/OnScreenKeyboard.tsx';
import { addressOf, goTo, type Route, useRoute } from '../ui/route.ts';
import { Codex } from './codex/Codex.tsx';
import { ExternalOpens } from './ExternalOpens.tsx';
import { Evening } from './evening/Evening.tsx';
import { GamePage } from './GamePage.tsx';
import { Home } from './Home.tsx';
import { HostAdminSheet } from './HostAdminSheet.tsx';
import { GamepadBadge } from './hot-seat/GamepadBadge.tsx';
import { Join } from './lan/JoinSheet.tsx';
import { Learn } from './learn/Exercises.tsx';
import { Lesson } from './learn/LessonTable.tsx';
import { More } from './More.tsx';
import { KeysSheet } from './match/KeysSheet.tsx';
import { NewTable } from './NewTable.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { HostKeyCards } from './page/CompareHostKey.tsx';
import { EveningNews } from './page/RoomNotices.tsx';
import { Rules } from './page/Rules.tsx';
import { Records } from './records/Records.tsx';
import { Settings } from './settings/Settings.tsx';
import { VersionMismatch } from './settings/Updates.tsx';
import { Statistics } from './statistics/Statistics.tsx';
import { TableScreen } from './TableScreen.tsx';

const OURS: ReadonlySet<string> = new Set(['F1', 'F10']);

/**
 * Two keys that work everywhere: F1 (a pad's left small button) shows what each button does, F10 (the right one) the
 * menu of a running match, else the settings. Pressed again they close it. It also renders the on-screen keyboard.
 */
function GlobalKeys({ route }: { readonly route: Route }) {
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

/** three.js loads after the text. */
const Table = lazy(() => loadWithRetry(async () => ({ default: (await import('../table3d/Table3D.tsx')).Table3D })));

/** The table under its lamp, and the screen above it. */
export function App() {
  const wanted = useRoute();
  const route: Route = IS_TV && wanted.screen !== 'screen' ? { screen: 'screen' } : wanted;
  useArrows();
  useRefocus();
  useDocument();
  useEffect(loadAudioOnTouch, []);
  useKeys(MUTE_KEYS);
  return (
    <>
      <Part kind="tabletop">
        <Tabletop Table={Table} Placeholder={TablePlaceholder} />
      </Part>
      <Part kind="page" at={addressOf(route)}>
        <CurrentScreen route={route} />
      </Part>
      <Part kind="page" at={addressOf(route)}>
        <GlobalKeys route={route} />
      </Part>
      <Part kind="page">
        <HostNotice />
        <VersionMismatch />
        <ExternalOpens />
        <HostKeyCards />
        <GamepadBadge />
        <Captions />
        {route.screen !== 'codex' && <GameNotices />}
        {route.screen !== 'screen' && <EveningNews />}
      </Part>
    </>
  );
}

/** The mute key, which works everywhere. */
const MUTE_KEYS = { m: toggleMute, M: toggleMute };

function CurrentScreen({ route }: { readonly route: Route }) {
  const home = (): void => goTo({ screen: 'home' });
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'together':
      return <PlayTogether />;
    case 'more':
      return <More />;
    case 'game':
      return <GamePage key={route.game} game={route.game} />;
    case 'new':
      return <NewTable key={route.game} game={route.game} deal={route.deal ?? ''} />;
    case 'rules':
      return <GameRules game={route.game} />;
    case 'learn':
      return <Lesson key={route.game} game={route.game} />;
    case 'exercises':
      return <Learn key={route.game ?? ''} game={route.game} />;
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
      return <Records id={route.record} showsCost={route.shows === 'cost'} />;
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

/** All sizes are in rem, so the root font size scales all text. */
function useDocument(): void {
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
  }, [textSize]);
}
