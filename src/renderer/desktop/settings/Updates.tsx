import { useId } from 'react';
import { olderVersion } from '#shared/protocol/app-version.ts';
import type { UpdateView } from '#shared/protocol/desktop-shell.ts';
import { askShell, useShell } from '../../client/connection/desktop-shell.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { Setting } from './Setting.tsx';

/** Says that somebody could not join because of another version, and what helps. */
export function VersionMismatch() {
  const { say } = useWords();
  const stranger = useShell((shell) => shell.stranger);
  const hasUpdates = useShell((shell) => shell.updates !== null);
  if (!stranger) return null;
  const read = (): void => useShell.setState({ stranger: null });
  const older = olderVersion(stranger.ours, stranger.theirs);
  return (
    <div className="slip notice" role="status">
      <p>{say('app-version', { ...stranger, older })}</p>
      {hasUpdates && older === 'ours' && (
        <a className="button" href={addressOf({ screen: 'settings' })} onClick={read}>
          {say('app-version.updates')}
        </a>
      )}
      <button type="button" onClick={read}>
        {say('notice.read')}
      </button>
    </div>
  );
}

/** Checks for a newer version on request; only in the installed app. */
export function Updates() {
  const { say } = useWords();
  const updates = useShell((shell) => shell.updates);
  const id = useId();
  if (!updates) return null;
  const { stage, byItself, waits } = updates;
  return (
    <Setting title={say('settings.updates')} about={say('settings.updates.about')} className="updates">
      <div className="choices">
        <label className="choice">
          <input type="radio" name={id} checked={!byItself} onChange={() => askShell('when-asked')} />
          <span>{say('settings.updates.asked')}</span>
        </label>
        <label className="choice">
          <input type="radio" name={id} checked={byItself} onChange={() => askShell('by-itself')} />
          <span>{say('settings.updates.daily')}</span>
        </label>
      </div>
      <p role="status">{howItStands(stage, say)}</p>
      {waits && <p className="small">{say('updates.waits')}</p>}
      <Next stage={stage} waits={waits} />
    </Setting>
  );
}

/** The one action available now. */
function Next({ stage: { is }, waits }: Pick<UpdateView, 'stage' | 'waits'>) {
  const { say } = useWords();
  if (is === 'looking' || is === 'fetching') return null;
  const [ask, word] = is === 'there' ? STEPS.fetch : is === 'ready' ? STEPS.install : STEPS.look;
  return (
    <div className="choices">
      <button type="button" disabled={waits} onClick={() => askShell(ask)}>
        {say(word)}
      </button>
    </div>
  );
}

const STEPS = {
  look: ['look', 'updates.look'],
  fetch: ['fetch', 'updates.fetch'],
  install: ['install', 'updates.install'],
} as const;

function howItStands(stage: UpdateView['stage'], say: Say): string {
  switch (stage.is) {
    case 'idle':
      return '';
    case 'looking':
      return say('updates.looking');
    case 'newest':
      return say('updates.newest');
    case 'there':
      return say('updates.there', { version: stage.version });
    case 'fetching':
      return say('updates.fetching', { version: stage.version, percent: stage.percent });
    case 'ready':
      return say('updates.ready', { version: stage.version });
    case 'failed':
      return say(`updates.failed.${stage.why}`);
  }
}
