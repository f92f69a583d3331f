import { useSyncExternalStore } from 'react';
import { showToast } from '../../session/line/notice.ts';
import { useWords } from './useWords.ts';

/** Fills the screen with the table, and gives it back; nothing where a browser can't. */
export function FullScreen() {
  const { say } = useWords();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <fieldset>
      <legend>{say('settings.full-screen')}</legend>
      <p className="small">{say('settings.full-screen.about')}</p>
      <div className="choices">
        <button type="button" aria-pressed={isFull} onClick={() => void turn(isFull)}>
          {say(isFull ? 'settings.full-screen.leave' : 'settings.full-screen.fill')}
        </button>
      </div>
    </fieldset>
  );
}

async function turn(isFull: boolean): Promise<void> {
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
