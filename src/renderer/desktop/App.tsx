import { lazy, type ReactNode, useEffect } from 'react';
import { IS_TV } from '../client/device/is-tv.ts';
import { useSettings } from '../client/device/settings.ts';
import { toggleMute } from '../client/device/sound-settings.ts';
import { useArrows, useKeys, useRefocus } from '../input/keyboard.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { GameNotices, HostNotice } from '../match/HostNotices.tsx';
import { Part } from '../match/Part.tsx';
import { Captions } from '../match/tabletop/Captions.tsx';
import { Tabletop } from '../match/tabletop/Tabletop.tsx';
import { loadAudioOnTouch } from '../sound/load-audio.ts';
import { TablePlaceholder } from '../table-drawing/TablePlaceholder.tsx';
import { addressOf, type Route, useRoute } from '../ui/route.ts';
import { Home } from './Home.tsx';
import { LoadFailed, OnItsWay } from './page/loading-pages.tsx';
import { type Screens, tableMayLoad, useScreens } from './use-screens.ts';

/** three.js loads after the text. */
const Table = lazy(async () => {
  await tableMayLoad;
  return loadWithRetry(async () => ({ default: (await import('../table3d/Table3D.tsx')).Table3D }));
});

/** The table under its lamp, and the screen above it. */
export function App() {
  const wanted = useRoute();
  const route: Route = IS_TV && wanted.screen !== 'screen' ? { screen: 'screen' } : wanted;
  const { value: screens, failed } = useScreens(route.screen === 'home');
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
        <CurrentScreen {...{ route, screens, failed }} />
      </Part>
      <Part kind="page" at={addressOf(route)}>
        {screens && <screens.GlobalKeys route={route} />}
      </Part>
      <Part kind="page">
        <HostNotice />
        <Captions />
        {route.screen !== 'codex' && <GameNotices />}
        {screens && <screens.Notices route={route} />}
      </Part>
    </>
  );
}

/** The mute key, which works everywhere. */
const MUTE_KEYS = { m: toggleMute, M: toggleMute };

interface CurrentProps {
  readonly route: Route;
  readonly screens: Screens | undefined;
  readonly failed: boolean;
}

function CurrentScreen({ route, screens, failed }: CurrentProps): ReactNode {
  if (route.screen === 'home') return <Home>{screens && <screens.HomeSlips />}</Home>;
  if (screens) return <screens.Screen route={route} />;
  return failed ? <LoadFailed /> : <OnItsWay />;
}

/** All sizes are in rem, so the root font size scales all text. */
function useDocument(): void {
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
  }, [textSize]);
}
