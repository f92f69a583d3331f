import { useEffect, useState } from 'react';
import { useConnection } from './connection.ts';

/** Delay before a lost connection is reported, in ms. */
const NOTICE_AFTER_MS = 700;

/** Whether the connection is lost. A short break is not reported; a fault of this page is a different message. */
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
