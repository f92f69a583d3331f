/** Tables that move between this computer and others, as the app's own host tells it. */
import type { HandoverView } from '#shared/protocol/handover-contract.ts';
import { create } from '../../stores/create.ts';
import { subscribe } from '../connection/subscribe.ts';

const NOTHING: HandoverView = { giving: null, offered: null, origins: [] };

export const useHandover = create<HandoverView>(() => NOTHING);

/** Subscribes until the returned function is called; for whoever sits at the host's own computer. */
export function subscribeHandover(): () => void {
  const unfollow = subscribe({
    open: (client, signal) => client.handover.watch({}, { signal }),
    onValue: (view) => useHandover.setState(view),
  });
  return () => {
    unfollow();
    useHandover.setState(NOTHING);
  };
}
