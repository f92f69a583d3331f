import { useConnection } from '../session/line/connection.ts';
import type { Say } from '../words/say.ts';

/** Where this browser keeps nothing: that it will not know one's seat when the page is loaded anew. */
export function NotKept({ say }: { readonly say: Say }) {
  const isKept = useConnection((connection) => connection.isKept);
  return !isKept && <p className="small">{say('seat.not-kept')}</p>;
}
