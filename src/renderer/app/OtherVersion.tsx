import { olderVersion } from '#shared/protocol/version.ts';
import { useShell } from '../session/line/shell.ts';
import { addressOf } from './page/route.ts';
import { useWords } from './page/useWords.ts';

/** Somebody could not come in here, since their version is another one: said on this side, too, with what helps. */
export function VersionMismatch() {
  const { say } = useWords();
  const stranger = useShell((shell) => shell.stranger);
  const hasUpdates = useShell((shell) => shell.updates !== null);
  if (!stranger) return null;
  const read = (): void => useShell.setState({ stranger: null });
  const older = olderVersion(stranger.ours, stranger.theirs);
  return (
    <div className="slip notice" role="status">
      <p>{say('stranger', { ...stranger, older })}</p>
      {hasUpdates && older === 'ours' && (
        <a className="button" href={addressOf({ screen: 'settings' })} onClick={read}>
          {say('stranger.updates')}
        </a>
      )}
      <button type="button" onClick={read}>
        {say('notice.read')}
      </button>
    </div>
  );
}
