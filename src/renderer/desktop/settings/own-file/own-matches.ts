/** One's own finished matches: got from the host for a file, and given to one from a file. */
import { MAX_PIECE_LETTERS, type MatchListEntry, type MatchSummary } from '#shared/protocol/match-history.ts';
import type { SavedMatch } from '#shared/protocol/saved-match.ts';
import { callHost, tryCall } from '../../../client/connection/call-host.ts';
import { useConnection } from '../../../client/connection/connection.ts';

/** How long to wait where the host has been asked too much at once, in ms. */
const WAIT_MS = 1000;

/** All of this session, the latest first; what ended early, or can't be read, is left out. */
export async function ownMatches(): Promise<SavedMatch[]> {
  const summaries = useConnection.getState().rights.home ? await allSummaries() : new Map<number, MatchSummary>();
  const saved: SavedMatch[] = [];
  for (const { id, began, names, mine, brokenOff } of await allEntries()) {
    if (brokenOff) continue;
    const answer = await tryCall(({ records }) => records.get({ id }));
    if (!('value' in answer)) continue;
    const seats = summaries.get(id)?.seats ?? [];
    saved.push({
      began,
      names,
      mine,
      bots: seats.flatMap(({ bot }, seat) => (bot ? seat : [])),
      // What only this host's devices can prove is left behind.
      record: { ...(answer.value as object), seals: undefined, numbered: undefined },
    });
  }
  return saved;
}

async function allEntries(): Promise<MatchListEntry[]> {
  const all: MatchListEntry[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const page = await callHost(({ records }) => records.list(before === undefined ? {} : { before }));
    if (!page || page.length === 0) return all;
    all.push(...page);
  }
}

async function allSummaries(): Promise<Map<number, MatchSummary>> {
  const all = new Map<number, MatchSummary>();
  let before: number | undefined;
  for (;;) {
    const page = await callHost(({ statistics }) => statistics.lines(before === undefined ? {} : { before }));
    for (const line of page?.lines ?? []) all.set(line.id, line);
    if (!page || page.next === null) return all;
    before = page.next;
  }
}

/** Gives these to the host, the oldest first. Returns how many it had not; undefined where it took no more. */
export async function giveMatches(matches: readonly string[]): Promise<number | undefined> {
  let count = 0;
  for (const match of matches.toReversed()) {
    const isNew = await giveMatch(escapedLetters(match));
    if (isNew === undefined) return undefined;
    count += Number(isNew);
  }
  return count;
}

async function giveMatch(text: string): Promise<boolean | undefined> {
  for (let at = 0; ; ) {
    const piece = { text: text.slice(at, at + MAX_PIECE_LETTERS), isLast: at + MAX_PIECE_LETTERS >= text.length };
    const answer = await tryCall(({ statistics }) => statistics.takeUp(piece));
    if ('value' in answer) {
      if (piece.isLast) return answer.value.isNew;
      at += MAX_PIECE_LETTERS;
    } else if (answer.refused?.reason === 'too-many-messages') {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    } else return undefined;
  }
}

/** JSON in plain letters: no message may hold others' control characters. */
function escapedLetters(json: string): string {
  return json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
