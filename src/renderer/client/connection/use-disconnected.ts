import { useEffect, useState } from 'react';
import { useConnection } from './connection.ts';

/** How long a line may be gone before it is said, in ms. */
const NOTICE_AFTER_MS = 700;

/** Whether the line is gone. A break that mends itself in a moment is not worth a word; a fault of our own is none of the line's. */
export function useDisconnected(): boolean {
  const status = useConnection((connection) => connection.status);
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (status === 'open') return;
    const timer = setTimeout(() => setLong(true), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return long && status !== 'open' && status !== 'failed';
}
