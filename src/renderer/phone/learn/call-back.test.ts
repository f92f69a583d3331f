import { describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { callBacksOf, currentCallBack } from './call-back.ts';

const table = (more: Partial<TableView> = {}): TableView =>
  ({ id: 'a', match: 3, stage: 'playing', mine: [1], claims: [], scorePause: null, ...more }) as unknown as TableView;

/** The shown match when these seats have a move. */
const asking = (...toAct: number[]): ShownMatch =>
  ({ version: 7, moves: toAct.includes(1) ? [{ type: 'pass' }] : [], observation: { toAct } }) as unknown as ShownMatch;

/** The reason for the call, given the reasons already known. */
function why(at: TableView | null, shown: ShownMatch | null, known: readonly { readonly what: string }[] = []) {
  return currentCallBack(
    callBacksOf(at, shown),
    known.map(({ what }) => what),
  )?.why;
}

describe('who learns on a phone is called back', () => {
  it('when the match begins in which they have a seat, and not while the table fills', () => {
    expect(why(table({ stage: 'lobby' }), null)).toBeUndefined();
    expect(why(table(), null)).toBe('begins');
    expect(why(table({ mine: [] }), null)).toBeUndefined();
    expect(why(null, null)).toBeUndefined();
  });

  it('when it is their turn, also if it was when they began', () => {
    const waiting = callBacksOf(table(), asking(0));
    expect(why(table(), asking(0), waiting)).toBeUndefined();
    expect(why(table(), asking(0, 1), waiting)).toBe('turn');
    expect(why(table(), asking(1), callBacksOf(table(), asking(1)))).toBe('turn');
  });

  it('not for what they have already seen to', () => {
    // Something newer waits to be shown, or a move is in flight.
    const done = { ...asking(1), moves: [] };
    expect(why(table(), done, callBacksOf(table(), asking(0)))).toBeUndefined();
  });

  it('when the deal is scored or the match over, unless that was so before', () => {
    const before = callBacksOf(table(), asking(0));
    const scored = table({ scorePause: [0, 1] });
    expect(why(scored, asking(), before)).toBe('score');
    expect(why(table({ scorePause: [0] }), asking(), before)).toBeUndefined();
    const over = table({ stage: 'over' });
    expect(why(over, asking(), before)).toBe('over');
    expect(why(over, asking(), callBacksOf(over, asking()))).toBeUndefined();
    // The next match is another one.
    expect(why(table({ match: 4 }), null, callBacksOf(over, asking()))).toBe('begins');
  });

  it('when somebody asks them for a seat', () => {
    const lobby = table({ stage: 'lobby' });
    const claim = { id: 'c', seats: [0], mayAnswer: true, host: false } as unknown as TableView['claims'][number];
    expect(why({ ...lobby, claims: [claim] }, null, callBacksOf(lobby, null))).toBe('claim');
    expect(why({ ...lobby, claims: [{ ...claim, mayAnswer: false }] }, null)).toBeUndefined();
  });
});
