/** Whether this host is open to other houses, for who sits at it; null where it has no way out, or that is not known yet. */
import type { OutsideView } from '#shared/protocol/outside.ts';
import { relayLink } from '#shared/relay/relayed-address.ts';
import { create } from '../../stores/create.ts';
import { callHost } from '../connection/call-host.ts';
import { useConnection } from '../connection/connection.ts';
import { subscribe } from '../connection/subscribe.ts';

export const useOutside = create<{ readonly view: OutsideView | null }>(() => ({ view: null }));

/** The relay's address without its scheme, as people say it. */
export function hostIn(relay: string): string {
  return relay.replace(/^https?:\/\//, '');
}

/** Follows it until the returned function is called. */
export function subscribeOutside(): () => void {
  const unfollow = subscribe({
    open: (client, signal) => client.outside.watch({}, { signal }),
    onValue: (view) => useOutside.setState({ view }),
    onRefused: () => useOutside.setState({ view: null }),
  });
  return () => {
    unfollow();
    useOutside.setState({ view: null });
  };
}

/** Opens the room to the relay; whether the host tries it now. An empty token stands for the one that it keeps. */
export async function openOutside(relay: string, token: string): Promise<boolean> {
  return (await callHost((client) => client.outside.open({ relay, ...(token && { token }) }))) !== undefined;
}

export function closeOutside(): void {
  void callHost((client) => client.outside.close({}));
}

/** The link for friends in another house; null while none leads here. */
export function useOutsideLink(code: string | null | undefined): string | null {
  const view = useOutside((state) => state.view);
  const key = useConnection((connection) => connection.key);
  return view?.status === 'open' && code && key ? relayLink({ relay: view.relay, print: key }, code) : null;
}
