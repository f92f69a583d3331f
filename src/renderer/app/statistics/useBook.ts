import { useCallback, useEffect, useState } from 'react';
import type { BookLine } from '#shared/protocol/statistics.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';
import type { Client } from '../../session/line/transport.ts';

export interface ReadBook {
  /** The latest first; nothing until all have come. */
  readonly lines: readonly BookLine[] | undefined;
  /** Reads it anew. */
  reread(): Promise<void>;
}

/** All lines of the house's book, read page by page. */
export function useBook(): ReadBook {
  const client = useConnection((connection) => connection.client);
  const [lines, setLines] = useState<readonly BookLine[]>();
  const reread = useCallback(async () => {
    const read = client && (await callHost(allLines));
    if (read) setLines(read);
  }, [client]);
  useEffect(() => void reread(), [reread]);
  return { lines, reread };
}

/** One page after another: a long book is no reason for the host to let others wait. */
async function allLines({ statistics }: Client): Promise<BookLine[]> {
  const all: BookLine[] = [];
  let page = await statistics.lines({});
  all.push(...page.lines);
  while (page.next !== null) {
    page = await statistics.lines({ before: page.next });
    all.push(...page.lines);
  }
  return all;
}
