/** Whether the user is left out of matches' stories: a setting of this device, which each host is told. */
import { useSettings } from '../device/settings.ts';
import { tryCall } from './call-host.ts';
import { useConnection } from './connection.ts';

/** Changes the setting, and tells the host. */
export function leaveOut(out: boolean): void {
  useSettings.setState({ untold: out });
  void tryCall(({ session }) => session.leaveOut({ out }));
}

/** Tells every host that the page comes to, for as long as the setting is on. */
export function tellLeftOut(): void {
  const tell = (): void => {
    if (useSettings.getState().untold) leaveOut(true);
  };
  if (useConnection.getState().client) tell();
  useConnection.subscribe((now, before) => {
    if (now.client && now.client !== before.client) tell();
  });
}
