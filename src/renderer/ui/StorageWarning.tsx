import { translate } from '#shared/i18n/translate.ts';
import { useConnection } from '../client/connection/connection.ts';
import { STORAGE_WARNING } from '../i18n/messages/en/storage-warning.ts';

/** Where this browser keeps nothing: that it will not know one's seat when the page is loaded anew. */
export function StorageWarning() {
  const isKept = useConnection((connection) => connection.isStored);
  return !isKept && <p className="small">{translate(STORAGE_WARNING, 'seat.not-stored')}</p>;
}
