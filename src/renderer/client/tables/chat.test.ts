import { describe, expect, it } from 'vitest';
import type { ChatLine, Reaction } from '#shared/protocol/chat.ts';
import { type ChatState, withLine, withReaction } from './chat.ts';

const quiet: ChatState = { lines: [], fresh: [], reactions: [], unread: 0, open: false };
const said = (number: number, seat: number): ChatLine => ({ kind: 'said', number, seat, name: 'Ada', text: 'ah' });
const shrug = (number: number, seat: number): ChatLine => ({
  kind: 'gesture',
  number,
  seat,
  name: 'Ada',
  gesture: 'shrug',
});

describe('talk', () => {
  it('counts what was said while the slip was away, and no gestures', () => {
    const after = [said(0, 1), shrug(1, 1), said(2, 2)].reduce((now, line) => withLine(now, line, false), quiet);
    expect(after.unread).toBe(2);
    expect(withLine({ ...quiet, open: true }, said(0, 1), false).unread).toBe(0);
  });

  it('shows the latest of each seat only', () => {
    const after = [said(0, 1), said(1, 2), shrug(2, 1)].reduce((now, line) => withLine(now, line, false), quiet);
    expect(after.fresh).toEqual([said(1, 2), shrug(2, 1)]);
  });

  it('takes what was said before one came as known', () => {
    expect(withLine(quiet, said(0, 1), true)).toEqual({ ...quiet, lines: [said(0, 1)] });
  });

  it('shows the latest gesture of each of three who look on, and counts it as nothing said', () => {
    const smile = (number: number, name: string): Reaction => ({
      ...{ kind: 'reaction', number, name, gesture: 'smile' },
      mark: { colour: 'sea', sign: 'fish' },
    });
    const all = ['Fay', 'Gus', 'Fay', 'Zoe', 'Ivo'].map((name, number) => smile(number, name));
    const after = all.reduce(withReaction, quiet);
    expect(after.reactions.map(({ name, number }) => [name, number])).toEqual([
      ['Fay', 2],
      ['Zoe', 3],
      ['Ivo', 4],
    ]);
    expect({ ...after, reactions: [] }).toEqual(quiet);
  });

  it('keeps the last fifty lines', () => {
    const all = Array.from({ length: 60 }, (_, k) => said(k, 0));
    const { lines } = all.reduce((now, line) => withLine(now, line, false), quiet);
    expect(lines).toEqual(all.slice(-50));
  });
});
