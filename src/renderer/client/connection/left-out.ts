/** What the user is left out of, matches' stories and guesses: settings of this device, which each host is told. */
import { useSettings } from '../device/settings.ts';
import { tryCall } from './call-host.ts';
import { useConnection } from './connection.ts';

type LeftOutOf = 'stories' | 'guesses';

const SETTINGS = { stories: 'untold', guesses: 'guessless' } as const;

/** Changes the setting, and tells the host. */
export function leaveOut(out: boolean, of: LeftOutOf = 'stories'): void {
  useSettings.setState({ [SETTINGS[of]]: out });
  // A host of an older version knows of stories alone.
  void tryCall(({ session }) => session.leaveOut({ out, ...(of !== 'stories' && { of }) }));
}

/** Tells every host that the page comes to, for as long as the settings are on. */
export function tellLeftOut(): void {
  const tell = (): void => {
    const { untold, guessless } = useSettings.getState();
    if (untold) leaveOut(true);
    if (guessless) leaveOut(true, 'guesses');
  };
  if (useConnection.getState().client) tell();
  useConnection.subscribe((now, before) => {
    if (now.client && now.client !== before.client) tell();
  });
}
