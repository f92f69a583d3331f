import { lazy, useEffect } from 'react';
import { loadWithRetry } from '../fetch/surely.ts';
import { hasExercises, hasLesson } from '../games/lessons.ts';
import { useArrows, useKeys, useRefocus } from '../keys/keyboard.ts';
import { IS_TV } from '../session/device/role.ts';
import { useSettings } from '../session/device/settings.ts';
import { toggleMute } from '../session/device/sound.ts';
import { useMayOpen } from '../session/line/connection.ts';
import { loadAudioOnTouch } from '../sound/onTouch.ts';
import { GlobalKeys } from './Anywhere.tsx';
import { GameNotices, HostNotice } from './AppNotices.tsx';
import { Codex } from './codex/Codex.tsx';
import { GamepadBadge } from './curtain/PadSign.tsx';
import { Evening } from './evening/Evening.tsx';
import { Home } from './Home.tsx';
import { HostAdminSheet } from './house/HouseSheet.tsx';
import { HostKeyCards } from './lan/CardsHere.tsx';
import { Join } from './lan/Join.tsx';
import { Exercises } from './learn/Exercises.tsx';
import { Lesson } from './learn/Learn.tsx';
import { NewTable } from './NewTable.tsx';
import { ExternalOpens } from './OpenedHere.tsx';
import { VersionMismatch } from './OtherVersion.tsx';
import { EveningNews } from './page/AtEvening.tsx';
import { Part } from './page/Part.tsx';
import { Rules } from './page/Rules.tsx';
import { addressOf, goTo, type Route, useRoute } from './page/route.ts';
import { Settings } from './page/Settings.tsx';
import { useWords } from './page/useWords.ts';
import { Records } from './records/Records.tsx';
import { TvScreen as BigScreen } from './screen/Screen.tsx';
import { Statistics } from './statistics/Statistics.tsx';
import { TableScreen } from './TableScreen.tsx';
import { Captions } from './tabletop/Captions.tsx';
import { Tabletop } from './tabletop/Tabletop.tsx';

/** three.js comes a moment after the words. */
const Table = lazy(() => loadWithRetry(async () => ({ default: (await import('../table/world/Table.tsx')).Table3D })));

/** One table under one lamp, and the screen that lies over it. */
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
        <Tabletop Table={Table} />
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

/** One key for silence, wherever one is. */
const MUTE_KEYS = { m: toggleMute, M: toggleMute };

function CurrentScreen({ route }: { readonly route: Route }) {
  const home = (): void => goTo({ screen: 'home' });
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={route.game} game={route.game} deal={route.deal ?? ''} />;
    case 'rules':
      return <GameRules game={route.game} />;
    case 'learn':
      return <Lesson key={route.game} game={route.game} />;
    case 'exercises':
      return <Exercises key={route.game ?? ''} game={route.game} />;
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

/** Read before a table is opened, or by who may open none here. */
function GameRules({ game }: { readonly game: string }) {
  const mayOpen = useMayOpen();
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
      onClose={() => goTo(mayOpen ? { screen: 'new', game } : { screen: 'home' })}
    />
  );
}

/** Everything is measured in rem: one number makes all text larger. */
function useDocument(): void {
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
  }, [textSize]);
}
