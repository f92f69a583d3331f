import { translate } from '#shared/words/say.ts';
import { useConnection } from '../session/line/connection.ts';
import { STORAGE_WARNING } from '../words/en/not-kept.ts';

/** Where this browser keeps nothing: that it will not know one's seat when the page is loaded anew. */
export function StorageWarning() {
  const isKept = useConnection((connection) => connection.isStored);
  return !isKept && <p className="small">{translate(STORAGE_WARNING, 'seat.not-kept')}</p>;
}
