import { translate } from '#shared/i18n/translate.ts';
import { useConnection } from '../client/connection/connection.ts';
import { STORAGE_WARNING } from '../i18n/messages/en/device.ts';

/** Warns where this browser stores nothing, so that a reload loses the seat. */
export function StorageWarning() {
  const isKept = useConnection((connection) => connection.isStored);
  return !isKept && <p className="small">{translate(STORAGE_WARNING, 'seat.not-stored')}</p>;
}
