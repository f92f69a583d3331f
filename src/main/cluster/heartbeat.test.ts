import { expect, it, vi } from 'vitest';
import { Heartbeats, LEASE_HEARTBEATS } from './heartbeat.ts';

/** A host's own heartbeats, stored when the test says so. */
function counting(tables = 3) {
  let hear: (host: string, text: string) => void = () => undefined;
  let counted = 0;
  let [went, sent] = [0, 0];
  const beats = new Heartbeats({
    broker: {
      publishHeartbeat: () => {
        sent++;
        return new Promise(() => undefined);
      },
      onHeartbeat(take) {
        hear = take;
        return () => undefined;
      },
      reconnect: () => void went++,
    },
    id: 'own',
    log: () => undefined,
    tableCount: () => tables,
  });
  beats.on('beat', () => void counted++);
  const say = (host: string, theirs = 0, leaves = false): void =>
    hear(host, JSON.stringify({ tables: theirs, leaves }));
  const saw = (text: string): void => hear('other', text);
  return { beats, say, saw, counted: () => counted, went: () => went, sent: () => sent };
}

it('who was silent for so many own beats has gone, and is there again with the first one', () => {
  const { beats, say, counted } = counting();
  say('other');
  for (let k = 1; k < LEASE_HEARTBEATS; k++) say('own');
  expect([beats.isAlive('other'), beats.others]).toEqual([true, ['other']]);
  say('own');
  expect([beats.isAlive('other'), beats.others, counted()]).toEqual([false, [], LEASE_HEARTBEATS]);
  say('other');
  expect(beats.isAlive('other')).toBe(true);
});

it('nobody goes while no own beat comes through, however long that is', () => {
  const { beats, say } = counting();
  say('other');
  for (let k = 0; k < 100; k++) say('third');
  expect(beats.others).toEqual(['other', 'third']);
});

it('who has least to do is told at once of what is on its way there, and who leaves gets nothing', () => {
  const { beats, say } = counting(3);
  say('one', 1);
  say('two', 2);
  say('gone', 0, true);
  expect(Array.from({ length: 5 }, () => beats.leastLoaded())).toEqual(['one', 'one', 'two', 'own', 'own']);
  expect(beats.takeoverCandidates).toEqual(['one', 'two']);
  beats.leave();
  expect(beats.leastLoaded()).not.toBe('own');
});

it('a host whose beats do not come through goes to another node, now and again, and says it there', () => {
  vi.useFakeTimers();
  const { beats, say, went, sent } = counting();
  beats.begin();
  vi.advanceTimersByTime(1500);
  expect([went(), sent(), beats.isCutOff]).toEqual([0, 1, false]);
  vi.advanceTimersByTime(500);
  expect([went(), sent(), beats.isCutOff]).toEqual([1, 2, true]);
  vi.advanceTimersByTime(4000);
  expect([went(), sent()]).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect([went(), sent()]).toEqual([2, 3]);
  say('own');
  expect(beats.isCutOff).toBe(false);
  beats.stop();
  vi.useRealTimers();
});

it('what is no beat is none: nobody is there by it, and those that come after it are heard', () => {
  const { beats, say, saw, counted } = counting();
  for (const strange of ['', 'not JSON', 'null', '[]', '{"tables":"many"}', '{"tables":-1}', '{}']) saw(strange);
  say('own');
  expect([beats.others, counted()]).toEqual([[], 1]);
  saw('{"tables":2}');
  expect(beats.others).toEqual(['other']);
});
