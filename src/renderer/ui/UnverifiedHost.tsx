import { useConnection } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';

/** Warns after a typed address that the host is unverified. Nothing at the host computer. */
export function UnverifiedHost({ say }: { readonly say: Say }) {
  const isOpen = useConnection(({ knownBy, rights }) => knownBy === 'sight' && !rights.home);
  return isOpen && <p className="small">{say('host-key.unverified')}</p>;
}
