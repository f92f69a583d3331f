import { beforeEach, describe, expect, it } from 'vitest';
import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { authenticationCards, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { Caller } from './callers.ts';
import { KeyComparisons } from './key-comparison.ts';

const filled = (byte: number) => new Uint8Array(32).fill(byte);
const PART = toHex(filled(9));

let clock: FakeClock;
let comparing: KeyComparisons;
let shown: (KeyComparison | null)[];

beforeEach(() => {
  clock = new FakeClock();
  comparing = new KeyComparisons(clock, {
    isAdmitted: (session) => session !== 'eve',
    nameOf: (session) => (session === 'ada' ? 'Ada' : ''),
  });
  shown = [];
  comparing.watch((now) => shown.push(now));
});

const callerOf = (line: number, address = '192.168.1.7') =>
  new Caller(
    address,
    () => undefined,
    true,
    () => filled(line),
  );

/** Begins, and must be let. */
function begun(caller: Caller, session = 'ada'): string {
  const answer = comparing.begin(caller, session);
  if ('reason' in answer) throw new Error(answer.reason);
  return answer.commitment;
}

describe('a comparison', () => {
  it('binds the host first; then the cards are those of the line and both parts, and lie here for a minute', async () => {
    const ada = callerOf(1);
    const commitment = begun(ada);
    expect(shown).toEqual([null]);
    const opened = comparing.open(ada, 'ada', PART);
    if ('reason' in opened) throw new Error(opened.reason);
    expect(toHex(nonceCommitment(filled(1), fromHex(opened.part)))).toBe(commitment);
    const cards = authenticationCards(filled(1), fromHex(opened.part), filled(9));
    expect(shown).toEqual([null, { name: 'Ada', device: ada.device, cards }]);
    await clock.pass(60_000);
    expect(shown.at(-1)).toBeNull();
  });

  it('is nothing for who has not come in, and keeps nobody else waiting', () => {
    const [ada, eve] = [callerOf(1), callerOf(2, '10.0.0.8')];
    expect(comparing.begin(eve, 'eve')).toMatchObject({ reason: 'compare-inside' });
    expect(comparing.open(eve, 'eve', PART)).toMatchObject({ reason: 'compare-anew' });
    expect(shown).toEqual([null]);
    begun(ada);
    comparing.open(ada, 'ada', PART);
    expect(shown.at(-1)?.name).toBe('Ada');
  });

  it('is one at a time of a device, until its minute is over or who sits here has put the cards away', async () => {
    const ada = callerOf(1);
    begun(ada);
    expect(comparing.begin(ada, 'ada')).toMatchObject({ reason: 'compare-lies', params: { seconds: 5 } });
    comparing.open(ada, 'ada', PART);
    expect(comparing.begin(ada, 'ada')).toMatchObject({ reason: 'compare-lies', params: { seconds: 60 } });
    await clock.pass(30_000);
    expect(comparing.begin(ada, 'ada')).toMatchObject({ params: { seconds: 30 } });
    comparing.dismiss();
    begun(ada);
    expect(shown.at(-1)).toBeNull();
  });

  it('waits for nobody: those of several devices lie there one after another, each for its minute', async () => {
    const guests = [1, 2, 3].map((k) => callerOf(k, `10.0.0.${k}`));
    for (const guest of guests) begun(guest, 'guest');
    for (const guest of guests) expect(comparing.open(guest, 'guest', PART)).toHaveProperty('part');
    const devices = () => shown.slice(1).map((one) => one?.device);
    expect(devices()).toEqual(['10.0.0.1']);
    expect(comparing.begin(guests[2] as Caller, 'guest')).toMatchObject({ params: { seconds: 180 } });
    await clock.pass(60_000);
    expect(devices()).toEqual(['10.0.0.1', '10.0.0.2']);
    // Who comes again comes after all others.
    const [first] = guests as [Caller];
    begun(first, 'guest');
    comparing.open(first, 'guest', PART);
    comparing.dismiss();
    await clock.pass(120_000);
    expect(devices()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.1', undefined]);
  });

  it('gives one part once, to who has begun, and not late', async () => {
    const [ada, other] = [callerOf(1), callerOf(2)];
    expect(comparing.open(ada, 'ada', PART)).toMatchObject({ reason: 'compare-anew' });
    begun(ada);
    expect(comparing.open(other, 'other', PART)).toMatchObject({ reason: 'compare-anew' });
    await clock.pass(5000);
    expect(comparing.open(ada, 'ada', PART)).toMatchObject({ reason: 'compare-anew' });
    begun(ada);
    expect(comparing.open(ada, 'ada', PART)).toHaveProperty('part');
    expect(comparing.open(ada, 'ada', PART)).toMatchObject({ reason: 'compare-anew' });
  });

  it('is nothing for a line that is not sealed', () => {
    expect(comparing.begin(new Caller('192.168.1.7'), 'ada')).toMatchObject({ reason: 'nothing-to-compare' });
    expect(comparing.begin(new Caller(), 'ada')).toMatchObject({ reason: 'nothing-to-compare' });
  });

  it('draws others each time', async () => {
    const parts = new Set<string>();
    for (let k = 0; k < 20; k++) {
      const ada = callerOf(1);
      begun(ada);
      const opened = comparing.open(ada, 'ada', PART);
      if ('part' in opened) parts.add(opened.part);
      comparing.dismiss();
    }
    expect(parts.size).toBe(20);
  });
});
