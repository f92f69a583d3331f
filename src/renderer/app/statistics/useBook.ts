import { useCallback, useEffect, useState } from 'react';
import type { MatchSummary } from '#shared/protocol/statistics.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';
import type { Client } from '../../session/line/transport.ts';

export interface LoadedStatistics {
  /** The latest first; nothing until all have come. */
  readonly lines: readonly MatchSummary[] | undefined;
  /** Reads it anew. */
  reread(): Promise<void>;
}

/** All lines of the house's book, read page by page. */
export function useStatistics(): LoadedStatistics {
  const client = useConnection((connection) => connection.client);
  const [lines, setLines] = useState<readonly MatchSummary[]>();
  const reread = useCallback(async () => {
    const read = client && (await callHost(allLines));
    if (read) setLines(read);
  }, [client]);
  useEffect(() => void reread(), [reread]);
  return { lines, reread };
}

/** One page after another: a long book is no reason for the host to let others wait. */
async function allLines({ statistics }: Client): Promise<MatchSummary[]> {
  const all: MatchSummary[] = [];
  let page = await statistics.lines({});
  all.push(...page.lines);
  while (page.next !== null) {
    page = await statistics.lines({ before: page.next });
    all.push(...page.lines);
  }
  return all;
}
