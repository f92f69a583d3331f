import { useConnection } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';

/** Where an address was typed: that nobody has checked who is at its other end. Nothing at the host's own computer. */
export function UnverifiedHost({ say }: { readonly say: Say }) {
  const isOpen = useConnection(({ knownBy, rights }) => knownBy === 'sight' && !rights.home);
  return isOpen && <p className="small">{say('host-key.unverified')}</p>;
}
