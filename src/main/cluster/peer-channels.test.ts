/** Two hosts that talk over a broker which loses messages. */
import { expect, it } from 'vitest';
import { type Random, seeded } from '#shared/engine/random.ts';
import { type Frame, PeerChannels } from './peer-channels.ts';

const NAMES = ['one', 'other'] as const;
type Name = (typeof NAMES)[number];

interface Side {
  readonly channels: PeerChannels;
  /** Frames sent since the last reported loss. */
  sent: string[];
  /** Frames received, with losses marked. */
  readonly taken: (string | 'broken')[];
}

/** Both sides and the messages in flight. */
function pair(isLost: () => boolean) {
  const ears = new Map<string, (text: string) => void>();
  const under: (() => void)[] = [];
  const broker = {
    publish(to: string, text: string): void {
      if (!isLost()) under.push(() => ears.get(to)?.(text));
    },
    subscribe(name: string, take: (text: string) => void) {
      ears.set(name, take);
      return () => ears.delete(name);
    },
  };
  const sideOf = (id: Name): Side => {
    const side: Side = {
      sent: [],
      taken: [],
      channels: new PeerChannels({ broker, id, log: () => undefined }),
    };
    side.channels.on('frame', ({ frame: [line] }) => side.taken.push(line));
    side.channels.on('broken', () => broken(side));
    return side;
  };
  return {
    sides: { one: sideOf('one'), other: sideOf('other') },
    /** Delivers all messages in flight, in order. */
    async arrive(): Promise<void> {
      await null;
      while (under.length > 0) {
        for (const come of under.splice(0)) come();
        await null;
      }
    },
  };
}

function broken(side: Side): void {
  side.sent = [];
  side.taken.push('broken');
}

/** Simulates an evening's traffic with losses. */
async function evening(random: Random): Promise<Record<Name, Side>> {
  let losing = false;
  const { sides, arrive } = pair(() => losing && random.below(3) > 0);
  let said = 0;
  for (let k = 0; k < 60; k++) {
    losing = random.below(4) === 0;
    const at = NAMES[random.below(2)] as Name;
    const to = at === 'one' ? 'other' : 'one';
    const does = random.below(10);
    if (does < 6) {
      const frame: Frame = [String(said++), 'shut'];
      sides[at].sent.push(frame[0]);
      sides[at].channels.send(to, frame);
    } else if (does < 9) sides[at].channels.tick();
    else {
      sides[at].channels.forget(to);
      broken(sides[at]);
    }
    if (random.below(3) > 0) await arrive();
  }
  losing = false;
  for (let k = 0; k < 4; k++) {
    for (const name of NAMES) sides[name].channels.tick();
    await arrive();
  }
  return sides;
}

it('what was said has come, or who has said it was told that it may not have', async () => {
  for (let seed = 0; seed < 500; seed++) {
    const { one, other } = await evening(seeded(seed));
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const came = to.taken.filter((line) => line !== 'broken');
      expect(came.slice(came.length - from.sent.length), `seed ${seed}`).toEqual(from.sent);
      expect(came, `seed ${seed}`).toEqual([...new Set(came)].sort((a, b) => Number(a) - Number(b)));
    }
  }
});

it('who has heard nothing of the first word says so, until it is heard', async () => {
  const losses = [true, false, true, false, false];
  const { sides, arrive } = pair(() => losses.shift() ?? false);
  sides.one.channels.send('other', ['0', 'shut']);
  await arrive();
  // A missing packet is noticed, and its first report gets lost, too.
  for (let k = 0; k < 2; k++) {
    expect(sides.one.taken).toEqual([]);
    sides.one.channels.tick();
    await arrive();
  }
  expect([sides.one.taken, sides.other.taken.includes('0')]).toEqual([['broken'], false]);
});

it('what is no packet is dropped, with a word in the log, and what comes after it is taken', () => {
  let hear: (text: string) => void = () => undefined;
  const log: string[] = [];
  const taken: string[] = [];
  const broker = {
    publish: () => undefined,
    subscribe(_: string, take: (text: string) => void) {
      hear = take;
      return () => undefined;
    },
  };
  const channels = new PeerChannels({ broker, id: 'one', log: (line) => void log.push(line) });
  channels.on('frame', ({ frame: [line] }) => taken.push(line));
  channels.on('broken', () => taken.push('broken'));
  const packet = (number: number, frame: unknown) =>
    JSON.stringify({ from: 'other', epoch: 1, number, frames: [frame] });
  hear(packet(0, ['a', 'shut']));
  for (const strange of [
    '',
    'not JSON',
    'null',
    '7',
    '[]',
    '{}',
    '{"from":"other","epoch":1,"number":1}',
    '{"missed":{}}',
  ])
    hear(strange);
  hear(packet(1, ['b', 'open', 7, 'x', {}, null]));
  hear(packet(1, ['b', 'ask', { text: 'x' }]));
  hear(packet(1, ['b', 'end']));
  expect(taken).toEqual(['a', 'b']);
  // A flood of bad messages doesn't fill the log.
  expect(log).toHaveLength(1);
});
