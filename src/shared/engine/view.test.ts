import { describe, expect, it } from 'vitest';
import { type Toy, toyMatch, toyRules } from './checks/toy-game.ts';
import { take } from './match.ts';
import type { ChanceEvent } from './rules.ts';
import { feedOf, updatesSince, viewOf } from './view.ts';

const deal: ChanceEvent<Toy['Chance']> = { by: 'chance', type: 'deal', numbers: [1, 2] };
const EVENTS = [deal, { by: 1, type: 'guess', number: 1 }, { by: 0, type: 'guess', number: 3 }] as const;
const VIEWERS = [0, 1, 'everyone'] as const;

describe('view', () => {
  it('gives a seat its moves, and everyone none', () => {
    const match = toyMatch();
    take(match, EVENTS[0]);
    expect(viewOf(toyRules, match.state, 0).moves).toHaveLength(4);
    expect(viewOf(toyRules, match.state, 'everyone').moves).toEqual([]);
    expect(viewOf(toyRules, match.state, 1).observation.own).toEqual({ number: 2, guess: null });
  });
});

describe('feed', () => {
  it('numbers what the viewer can notice, and makes nothing of what it can’t', () => {
    const match = toyMatch();
    const feeds = VIEWERS.map((viewer) => feedOf(match, viewer));
    expect(feeds.map((feed) => feed.latest().version)).toEqual([0, 0, 0]);
    const versions = EVENTS.map((event) => {
      take(match, event);
      return feeds.map((feed) => feed.next()?.version);
    });
    // The hidden guess of seat 1 is an update for seat 1 alone.
    expect(versions).toEqual([
      [1, 1, 1],
      [undefined, 2, undefined],
      [2, 3, 2],
    ]);
    expect(feeds.map((feed) => feed.latest().version)).toEqual([2, 3, 2]);
  });

  it('does not count the same view twice', () => {
    const match = toyMatch();
    const feed = feedOf(match, 0);
    take(match, EVENTS[0]);
    expect(feed.next()?.version).toBe(1);
    expect(feed.next()).toBeUndefined();
    expect(feed.latest().observation.dealt).toBe(true);
  });

  it('what was missed is found again from the events', () => {
    const match = toyMatch();
    const feed = feedOf(match, 1);
    const seen = [feed.latest()];
    for (const event of EVENTS) {
      take(match, event);
      const update = feed.next();
      if (update) seen.push(update);
    }
    for (const since of [-1, 0, 1, 2, 3]) expect(updatesSince(match, 1, since)).toEqual(seen.slice(since + 1));
    expect(updatesSince(match, 'everyone', -1).map(({ version }) => version)).toEqual([0, 1, 2]);
  });
});
