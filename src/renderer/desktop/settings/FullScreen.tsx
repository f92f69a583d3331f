import { useSyncExternalStore } from 'react';
import { askShell, useShell } from '../../client/connection/desktop-shell.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { useWords } from '../../games/use-words.ts';
import { Setting } from './Setting.tsx';

/** Toggles full screen, the window's own in the installed app; renders nothing where the browser lacks it. */
export function FullScreen() {
  const { say } = useWords();
  const ofWindow = useShell((shell) => shell.isFull);
  const ofPage = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (ofWindow === null && !document.fullscreenEnabled) return null;
  const isFull = ofWindow ?? ofPage;
  const turn = (): void => {
    if (ofWindow === null) void turnPage(isFull);
    else askShell(isFull ? 'window' : 'full-screen');
  };
  const about = ofWindow === null ? 'settings.full-screen.about' : 'settings.full-screen.window';
  return (
    <Setting title={say('settings.full-screen')} about={say(about)}>
      <div className="choices">
        <button type="button" aria-pressed={isFull} onClick={turn}>
          {say(isFull ? 'settings.full-screen.leave' : 'settings.full-screen.fill')}
        </button>
      </div>
    </Setting>
  );
}

async function turnPage(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    showToast({ rule: 'host', reason: 'settings.full-screen.refused' });
  }
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
}
