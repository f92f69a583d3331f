import { say } from '#shared/words/say.ts';
import { useConnection } from '../session/line/connection.ts';
import { NOT_KEPT } from '../words/en/not-kept.ts';

/** Where this browser keeps nothing: that it will not know one's seat when the page is loaded anew. */
export function NotKept() {
  const isKept = useConnection((connection) => connection.isKept);
  return !isKept && <p className="small">{say(NOT_KEPT, 'seat.not-kept')}</p>;
}
