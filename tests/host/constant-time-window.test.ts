/** BC-21 at the host: nobody can tell from what comes, or when, whether a seat was asked. */
import { describe, expect, it } from 'vitest';
import { type LiveMatchFixture, liveMatch } from '#main/host/testing/live-match.ts';
import { scripted } from '#main/host/testing/race-game.ts';
import type { AnyMove, GameEvent, Seat, Viewer } from '#shared/engine/rules.ts';
import { briscolaChiamata } from '#shared/games/briscola-chiamata/index.ts';
import { cardsFor } from '#shared/games/briscola-chiamata/testing.ts';

/** Seat 0 deals, so seat 1 speaks first. */
const DEALER = 0;
const WINDOW = 8000;
/** So much later who speaks first is heard, where they said nothing by then, in ms. */
const LATE = 4000;
/** What a disk takes to write, in ms. */
const FLUSH = 12;

const STRONG = 'AC AD AH AS 10C 10D 10H 10S';
const KINGS = 'KC KD KH KS QC QD 5D 6D';
const JACKS = 'QH QS JC JD JH JS 5S 6S';
const WEAK = '2C 3C 4C 5C 6C 2D 3D 4D';
const WEAK_TOO = '2H 3H 4H 5H 6H 2S 3S 4S';

const SEATS_3_AND_4_WEAK = [KINGS, JACKS, STRONG, WEAK, WEAK_TOO];
/** As above for the seats 1 and 2, but the weak hands have each a point now. */
const NOBODY_WEAK = [
  KINGS.replace('KC', '2C').replace('KD', '2H'),
  JACKS,
  STRONG,
  WEAK.replace('2C', 'KC'),
  WEAK_TOO.replace('2H', 'KD'),
];
const SEATS_1_AND_3_WEAK = [KINGS, WEAK_TOO, STRONG, WEAK, JACKS];
/** As above for seat 3, but seat 1 has a point now. */
const SEAT_3_WEAK = [KINGS.replace('KC', '2H'), WEAK_TOO.replace('2H', 'KC'), STRONG, WEAK, JACKS];

const BID = { type: 'bid', rank: 'A' };
const KEEP = { type: 'keep' };
const THROW_IN = { type: 'throw-in' };

function rulesWith(hands: readonly string[]) {
  const dealer = { type: 'dealer', seat: DEALER };
  const deal = { type: 'deal', cards: cardsFor(hands, DEALER) };
  return scripted(briscolaChiamata, [dealer, deal]).rules;
}

function dealt(hands: readonly string[], people = true): LiveMatchFixture {
  const bench = liveMatch(rulesWith(hands), { weakHand: 0 }, 5, [], people);
  bench.live.start();
  return bench;
}

/** Everything a viewer gets, and when. */
function watch({ live, clock }: LiveMatchFixture, viewer: Viewer): string[] {
  const seen = [`0 ${JSON.stringify(live.feeds.latest(viewer))}`];
  live.feeds.subscribe(viewer, (update) => seen.push(`${clock.now()} ${JSON.stringify(update)}`));
  return seen;
}

/** A move, and when it was answered with what. */
function answerTo({ live, clock }: LiveMatchFixture, seat: Seat, move: AnyMove): { at?: number; reason?: string } {
  const answer: { at?: number; reason?: string } = {};
  void live
    .move(seat, move)
    .then((refused) => Object.assign(answer, { at: clock.now(), reason: refused?.reason ?? 'kept' }));
  return answer;
}

const said = (kept: readonly GameEvent[]) => kept.slice(2).map(({ by, type }) => `${by} ${type}`);

describe('a time of discretion', () => {
  it('passes before the first bid, though nobody is asked', async () => {
    const bench = dealt(NOBODY_WEAK);
    await bench.clock.pass(2000);
    const bid = answerTo(bench, 1, BID);
    await bench.clock.pass(5999);
    expect(bid).toEqual({});
    await bench.clock.pass(1);
    expect(bid).toEqual({ at: WINDOW, reason: 'kept' });
    expect(said(bench.kept)).toEqual(['1 bid']);
  });

  it('is as long as ever for who is asked if the match is paused meanwhile', async () => {
    const bench = dealt(SEAT_3_WEAK);
    await bench.clock.pass(3000);
    bench.live.pause();
    await bench.clock.pass(10 * WINDOW);
    expect(said(bench.kept)).toEqual([]);
    bench.live.resume();
    await bench.clock.pass(4999);
    expect(said(bench.live.match.events)).toEqual([]);
    await bench.clock.pass(1);
    expect(said(bench.live.match.events)).toEqual(['3 keep']);
  });

  it('leaves the same trace for others whether seats were asked and kept their hands, or nobody was', async () => {
    const asked = dealt(SEATS_3_AND_4_WEAK);
    const unasked = dealt(NOBODY_WEAK);
    const traces = [asked, unasked].map((bench) => ([1, 2, 'everyone'] as const).map((viewer) => watch(bench, viewer)));
    const bids: unknown[] = [];
    for (const bench of [asked, unasked]) {
      await bench.clock.pass(1000);
      bids.push(answerTo(bench, 1, BID));
      await bench.clock.pass(1000);
      if (bench === asked) answerTo(bench, 3, KEEP);
      await bench.clock.pass(WINDOW);
      await bench.live.move(2, { type: 'pass' });
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(bids[0]).toEqual(bids[1]);
    expect(said(asked.kept)).toEqual(['3 keep', '4 keep', '1 bid', '2 pass']);
    expect(said(unasked.kept)).toEqual(['1 bid', '2 pass']);
  });

  it('tells a later seat nothing of a question before its own: its answer counts at the end', async () => {
    const both = dealt(SEATS_1_AND_3_WEAK);
    const alone = dealt(SEAT_3_WEAK);
    const traces = [both, alone].map((bench) => watch(bench, 3));
    const answers: unknown[] = [];
    for (const bench of [both, alone]) {
      await bench.clock.pass(1000);
      answers.push(answerTo(bench, 3, KEEP));
      await bench.clock.pass(1000);
      if (bench === both) answerTo(bench, 1, KEEP);
      await bench.clock.pass(WINDOW);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(traces[0]).toEqual(traces[1]);
    expect(said(both.kept)).toEqual(['1 keep', '3 keep']);
    expect(said(alone.kept)).toEqual(['3 keep']);
  });

  it('lets who speaks first answer soon, and bid no earlier for it', async () => {
    const bench = dealt(SEATS_1_AND_3_WEAK);
    await bench.clock.pass(600);
    const keep = answerTo(bench, 1, KEEP);
    await bench.clock.pass(399);
    expect(keep).toEqual({});
    await bench.clock.pass(1);
    expect(keep).toEqual({ at: 1000, reason: 'kept' });
    const bid = answerTo(bench, 1, BID);
    await bench.clock.pass(WINDOW);
    expect(bid).toEqual({ at: WINDOW, reason: 'kept' });
    expect(said(bench.kept)).toEqual(['1 keep', '3 keep', '1 bid']);
  });

  it('tells nobody whether who speaks first was asked, and let the question run out, or is slow', async () => {
    for (const late of [300, 1500, LATE - 200]) {
      const felt = await Promise.all(
        [SEATS_1_AND_3_WEAK, SEAT_3_WEAK, NOBODY_WEAK].map(async (hands) => {
          const bench = dealt(hands);
          bench.flushMs = FLUSH;
          const told: unknown[] = [];
          bench.live.feeds.subscribe('everyone', ({ version, observation: { last } }) =>
            told.push({ at: bench.clock.now(), version, last }),
          );
          await bench.clock.pass(WINDOW + late);
          const bid = answerTo(bench, 1, BID);
          await bench.clock.pass(2 * LATE);
          return { told, bid, writtenAt: bench.writtenAt };
        }),
      );
      for (const one of felt) expect(one).toEqual(felt[0]);
      expect(felt[0]?.bid).toMatchObject({ at: WINDOW + LATE, reason: 'kept' });
    }
  });

  it('is over for who thinks for longer than that', async () => {
    const bench = dealt(SEATS_1_AND_3_WEAK);
    await bench.clock.pass(WINDOW + LATE);
    expect(answerTo(bench, 1, BID)).toEqual({});
    await bench.clock.pass(0);
    expect(said(bench.kept)).toEqual(['1 keep', '3 keep', '1 bid']);
  });

  it('begins anew when a hand is thrown in; what waited is overtaken', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK);
    const bid = answerTo(bench, 1, BID);
    const thrown = answerTo(bench, 4, THROW_IN);
    await bench.clock.pass(WINDOW);
    expect(thrown).toEqual({ at: WINDOW, reason: 'kept' });
    expect(bid).toEqual({ at: WINDOW, reason: 'overtaken' });
    expect(said(bench.kept)).toEqual(['3 keep', '4 throw-in', 'chance deal']);
    const next = answerTo(bench, 1, BID);
    await bench.clock.pass(WINDOW - 1);
    expect(next).toEqual({});
  });

  it('takes the last word of a seat that changes its mind', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK);
    const first = answerTo(bench, 3, THROW_IN);
    const second = answerTo(bench, 3, KEEP);
    await bench.clock.pass(WINDOW);
    expect([first.reason, second.reason]).toEqual(['overtaken', 'kept']);
    expect(said(bench.kept)).toEqual(['3 keep', '4 keep']);
  });

  it('refuses at once what no seat could take for legal', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK);
    expect(await bench.live.move(2, BID)).toMatchObject({ rule: 'BC-6' });
    expect(await bench.live.move(1, KEEP)).toMatchObject({ rule: 'BC-21' });
    expect(await bench.live.move(1, { type: 'bid', rank: '2', points: 70 })).toMatchObject({ rule: 'BC-8' });
  });

  it('goes on for the rest of its time after a restart', async () => {
    const before = dealt(SEATS_1_AND_3_WEAK);
    await before.clock.pass(2600);
    answerTo(before, 1, KEEP);
    await before.clock.pass(400);
    const after = liveMatch(briscolaChiamata.rules, { weakHand: 0 }, 5, before.kept);
    after.live.start();
    const bid = answerTo(after, 1, BID);
    await after.clock.pass(WINDOW - 3000 - 1);
    expect(bid).toEqual({});
    await after.clock.pass(1);
    expect(bid).toMatchObject({ reason: 'kept' });
    expect(said(after.kept)).toEqual(['1 keep', '3 keep', '1 bid']);
  });

  it('is felt by nobody at the disk: it is written as often, and all that is due is told at its end', async () => {
    const felt = await Promise.all(
      [
        { hands: NOBODY_WEAK, answering: [] },
        { hands: SEAT_3_WEAK, answering: [] },
        { hands: SEAT_3_WEAK, answering: [3] },
        { hands: SEATS_3_AND_4_WEAK, answering: [4] },
        { hands: SEATS_1_AND_3_WEAK, answering: [1] },
        { hands: SEATS_1_AND_3_WEAK, answering: [3, 1] },
      ].map(async ({ hands, answering }) => {
        const bench = dealt(hands);
        bench.flushMs = FLUSH;
        const told: unknown[] = [];
        bench.live.feeds.subscribe('everyone', ({ version, observation: { last } }) =>
          told.push({ at: bench.clock.now(), version, last, written: bench.writtenAt.length }),
        );
        await bench.clock.pass(600);
        for (const seat of answering) answerTo(bench, seat, KEEP);
        await bench.clock.pass(1000);
        answerTo(bench, 1, BID);
        await bench.clock.pass(WINDOW);
        return { told, writtenAt: bench.writtenAt };
      }),
    );
    for (const one of felt) expect(one).toEqual(felt[0]);
    // The dealer, the deal, and then every half second.
    expect(felt[0]?.told).toMatchObject([{ at: WINDOW, last: { by: 1, type: 'bid' }, written: 2 + WINDOW / 500 }]);
  });

  it('answers nothing that was not kept, and tries again', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK);
    const bid = answerTo(bench, 1, BID);
    const keep = answerTo(bench, 3, KEEP);
    bench.diskIsFull = true;
    await bench.clock.pass(WINDOW);
    expect([bid.reason, keep.reason, said(bench.kept)]).toEqual(['not-kept', 'not-kept', []]);
    bench.diskIsFull = false;
    const again = answerTo(bench, 1, BID);
    await bench.clock.pass(5000);
    expect(again.reason).toBe('kept');
    expect(said(bench.kept)).toEqual(['3 keep', '4 keep', '1 bid']);
  });

  it('takes a move that comes in after the writing as soon as it is over', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK);
    await bench.clock.pass(WINDOW - 50);
    expect(said(bench.kept)).toEqual(['3 keep', '4 keep']);
    const [bid, late] = [answerTo(bench, 1, BID), answerTo(bench, 3, KEEP)];
    await bench.clock.pass(49);
    expect([bid, late]).toEqual([{}, {}]);
    await bench.clock.pass(1);
    expect(bid).toEqual({ at: WINDOW, reason: 'kept' });
    expect(late.reason).toBe('not-asked');
  });

  it('tells what is kept also where the table closes before its end', async () => {
    const bench = dealt(SEAT_3_WEAK);
    const bid = answerTo(bench, 1, BID);
    await bench.clock.pass(WINDOW - 50);
    bench.live.stop();
    await bench.clock.pass(0);
    expect(bid.reason).toBe('kept');
    expect(bench.live.match.events).toEqual(bench.kept);
  });

  it('is not needed among bots', async () => {
    const bench = dealt(SEATS_3_AND_4_WEAK, false);
    expect(bench.clock.waiting).toBe(0);
    expect(bench.live.isOpenTo(1)).toBe(false);
    expect(bench.live.isOpenTo(3)).toBe(true);
    expect(await bench.live.move(3, KEEP)).toBeUndefined();
    expect(await bench.live.move(4, KEEP)).toBeUndefined();
    expect(await bench.live.move(1, BID)).toBeUndefined();
  });
});
