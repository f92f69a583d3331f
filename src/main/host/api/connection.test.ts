import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/protocol/contract.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { type FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { acceptConnections, type Connection } from './connection.ts';

let at: TestHost;
beforeEach(() => {
  at = testHost();
});

interface Answer {
  readonly i: string;
  readonly t?: number;
  readonly p: { readonly s?: number; readonly b?: { readonly json: unknown }; readonly e?: string };
}

const callOf = (i: string, path: string, json: unknown) => JSON.stringify({ i, p: { u: `/${path}`, b: { json } } });
const refusal = (reason: string) => ({ s: 409, b: { json: { code: 'REFUSED', defined: true, data: { reason } } } });

/** A connection of which everything that comes back is kept. */
function connect(address?: string) {
  const accept = acceptConnections(at.host, { host: 'here', version: '1' }, at.clock, (line) => void at.log.push(line));
  const answers: Answer[] = [];
  const hungUp: string[] = [];
  const connection: Connection = accept({
    address,
    send: (text) => void answers.push(JSON.parse(text)),
    close: (why) => void hungUp.push(why),
  });
  const tell = async (message: unknown): Promise<void> => {
    connection.receive(message);
    await flushPromises();
  };
  /** Calls, and the answer to it. */
  const call = async (i: string, path: string, json: unknown = {}): Promise<Answer | undefined> => {
    await tell(callOf(i, path, json));
    return answers.find((answer) => answer.i === i);
  };
  const greet = async (i: string, token?: string): Promise<string> => {
    const answer = await call(i, 'session/greet', token === undefined ? {} : { token });
    return (answer?.p.b?.json as { token?: string } | undefined)?.token ?? '';
  };
  const open = async (i: string): Promise<{ readonly table: string; readonly code: string }> => {
    const answer = await call(i, 'tables/open', { game: 'race' });
    return (answer?.p.b?.json ?? { table: '', code: '' }) as { table: string; code: string };
  };
  return { connection, answers, hungUp, tell, call, greet, open };
}

describe('what is worked out for a line that is no message', () => {
  it('has its device’s share like any, and keeps no other device waiting', async () => {
    const [eve, ada] = [connect('10.0.0.8'), connect('10.0.0.9')];
    const clock = at.host.workClock as FakeClock;
    let shaken = 0;
    for (let k = 0; k < 100; k++) {
      eve.connection.enqueueWork(() => {
        clock.spend(50);
        shaken++;
      });
    }
    await flushPromises();
    await ada.greet('1');
    await flushPromises();
    expect(ada.answers).toHaveLength(1);
    expect(shaken).toBeLessThan(10);
    for (let k = 0; k < 200; k++) await flushPromises();
    // A second of them, and what comes back meanwhile.
    expect(shaken).toBeLessThan(40);
    eve.connection.closed();
    await clock.pass(10_000);
    expect(shaken).toBeLessThan(40);
  });
});

function raise(error: Error): never {
  throw error;
}

describe('a connection', () => {
  it('must greet first', async () => {
    const { call } = connect();
    expect(await call('1', 'tables/open', { game: 'race' })).toMatchObject({ p: refusal('not-greeted') });
    const greeting = { host: 'here', version: '1', token: expect.any(String) };
    expect(await call('2', 'session/greet')).toMatchObject({ p: { b: { json: greeting } } });
    expect(await call('3', 'tables/open', { game: 'race' })).toMatchObject({
      p: { b: { json: { table: expect.any(String) } } },
    });
  });

  it.each([
    ['{', 'message-unreadable', ''],
    ['null', 'message-unreadable', ''],
    ['[]', 'message-unreadable', ''],
    ['{"i":"7"}', 'message-unreadable', '7'],
    ['{"i":"7","t":3,"p":{"e":"message","d":1}}', 'message-unreadable', '7'],
    ['{"i":"7","p":{"u":"/session/greet","h":{"content-type":"text/event-stream"}}}', 'message-unreadable', '7'],
    ['{"i":"7","p":{"u":"http://elsewhere/","b":{"json":{}}}}', 'message-unreadable', '7'],
    [`{"i":"7","p":{"u":"/x","b":{"json":"${'x'.repeat(16_384)}"}}}`, 'message-too-big', '7'],
  ])('refuses %.60s', async (text, reason, id) => {
    const { tell, answers } = connect();
    await tell(text);
    expect(answers).toMatchObject([{ i: id, p: refusal(reason) }]);
    expect(at.log).toEqual([]);
  });

  it('refuses what is not text', async () => {
    const { tell, answers } = connect();
    for (const data of [new Uint8Array([1, 2]), undefined, 7, { i: '1' }]) await tell(data);
    expect(answers).toMatchObject(Array(4).fill({ p: refusal('message-unreadable') }));
  });

  it('says what is wrong with a call, and nothing of what is inside', async () => {
    const { call, answers } = connect();
    const issues = [{ path: ['token'], message: expect.any(String) }];
    expect(await call('1', 'session/greet', { token: 5 })).toMatchObject({
      p: { s: 400, b: { json: { code: 'BAD_REQUEST', data: { issues } } } },
    });
    expect(await call('2', 'no/such/thing')).toMatchObject({ p: { s: 404 } });
    expect(await call('3', 'session/constructor')).toMatchObject({ p: { s: 404 } });
    expect(JSON.stringify(answers)).not.toMatch(/[.]ts|stack|node_modules/);
    expect(at.log).toEqual([]);
  });

  it('keeps what went wrong inside to itself', async () => {
    const { call, greet, answers } = connect();
    await greet('1');
    at.store.keepTable = () => raise(new Error('a secret'));
    expect(await call('2', 'tables/open', { game: 'race' })).toMatchObject({
      p: { s: 500, b: { json: { code: 'INTERNAL_SERVER_ERROR' } } },
    });
    expect(JSON.stringify(answers)).not.toMatch(/secret|[.]ts/);
    expect(at.log).toEqual([expect.stringContaining('a secret')]);
  });

  it('says so where the disk is full', async () => {
    const { call, greet } = connect();
    await greet('1');
    at.store.keepTable = () => raise(new StoreWriteError());
    expect(await call('2', 'tables/open', { game: 'race' })).toMatchObject({ p: refusal('not-kept') });
    expect(await call('3', 'tables/watch')).toMatchObject({ i: '3' });
    expect(at.log).toEqual([]);
  });

  it('refuses what comes too fast, and listens again a second later', async () => {
    const { connection, answers, call } = connect();
    for (let k = 0; k < 130; k++) connection.receive(callOf(String(k), 'session/greet', {}));
    while (answers.length < 130) await flushPromises();
    const tooFast = answers.filter(({ p }) => p.s === 409);
    expect(tooFast).toHaveLength(10);
    expect(tooFast[0]).toMatchObject({ i: '120', p: refusal('too-many-messages') });
    await at.clock.pass(1000);
    expect(await call('again', 'session/greet')).toMatchObject({ p: { b: { json: { host: 'here' } } } });
  });

  it('reads no more of a line of which much waits, until it is done', async () => {
    const accept = acceptConnections(
      at.host,
      { host: 'here', version: '1' },
      at.clock,
      (line) => void at.log.push(line),
    );
    const told: string[] = [];
    const connection = accept({
      send: () => void told.push('answer'),
      close: () => undefined,
      pause: () => void told.push('pause'),
      resume: () => void told.push('resume'),
    });
    for (let k = 0; k < 12; k++) connection.receive(callOf(String(k), 'session/greet', {}));
    while (told.length < 14) await flushPromises();
    expect(told).toEqual(['pause', ...Array(11).fill('answer'), 'resume', 'answer']);
  });

  it('hangs up on a flood', () => {
    const { connection, hungUp } = connect();
    for (let k = 0; k < 1201; k++) connection.receive('x');
    expect(hungUp).toEqual(['too many messages']);
  });

  it('counts pings and pongs like messages', async () => {
    const { connection, call, hungUp } = connect();
    const heeded = Array.from({ length: 130 }, () => connection.countSignal()).filter(Boolean);
    expect(heeded).toHaveLength(120);
    expect(await call('1', 'session/greet')).toMatchObject({ p: refusal('too-many-messages') });
    for (let k = 0; k < 1200; k++) connection.countSignal();
    expect(hungUp.length).toBeGreaterThan(0);
    await at.clock.pass(60_000);
    expect(at.log[0]).toMatch(/^refused \(messages\): this computer ×\d+$/);
  });

  it('says whether somebody speaks over it, and whether they hold a seat or a table', async () => {
    const [first, second, again] = [connect(), connect(), connect()];
    expect(first.connection.connectionClass()).toBe('unknown');
    const token = await first.greet('1');
    expect(first.connection.connectionClass()).toBe('known');
    const { table, code } = await first.open('2');
    expect(first.connection.connectionClass()).toBe('seated');
    await second.greet('1');
    await second.call('2', 'tables/enter', { code });
    expect(second.connection.connectionClass()).toBe('known');
    await second.call('3', 'table/sit', { table, seat: 1, name: 'Bea' });
    expect(second.connection.connectionClass()).toBe('seated');
    await again.greet('1', token);
    expect([first, again].map(({ connection }) => connection.connectionClass())).toEqual(['known', 'seated']);
  });

  it('gives no more streams than a window needs', async () => {
    const { answers, tell, call, greet, open } = connect();
    await greet('0');
    const tables = [];
    for (let k = 0; k < 12; k++) tables.push((await open(`table ${k}`)).table);
    const streams = tables.flatMap((table) => [
      ['table/watch', { table }] as const,
      ['talk/watch', { table }] as const,
      ['play/watch', { table, viewer: 'everyone' }] as const,
    ]);
    for (const [k, [path, json]] of streams.entries()) await call(`${k}`, path, json);
    const refused = answers.filter(({ p }) => JSON.stringify(p).includes('too-many-streams'));
    expect(refused.length).toBe(streams.length - 32);
    await tell(JSON.stringify({ i: '0', t: 4 }));
    expect((await call('again', 'table/watch', { table: tables[11] }))?.p.s).toBeUndefined();
  });

  it('tells nothing twice: asked for the same stream again, it ends the one before', async () => {
    const { answers, call, greet, open } = connect();
    await greet('0');
    for (const k of ['1', '2', '3']) await call(k, 'tables/watch');
    const before = answers.length;
    await open('4');
    await flushPromises();
    const last = answers.slice(before).map(({ i, p }) => `${i} ${p.e ?? 'answer'}`);
    expect(last.toSorted()).toEqual(['3 message', '4 answer']);
    expect(answers.filter(({ i, p }) => i === '1' && p.e === 'done')).toHaveLength(1);
  });

  it('greets again on the same line as the same session', async () => {
    const { greet } = connect();
    const token = await greet('1');
    expect(token).not.toBe('');
    expect(await greet('2', 'something else')).toBe(token);
  });
});

describe('a screen', () => {
  it('comes in and looks on as everybody may, and does nothing else, whatever its token allows', async () => {
    const ada = connect();
    const token = await ada.greet('1');
    const { table, code } = await ada.open('2');
    await ada.call('3', 'table/sit', { table, seat: 0, name: 'Ada' });
    for (const [proof, mayWatch] of [
      [{}, 'not-entered'],
      [{ token }, undefined],
    ] as const) {
      const { call, answers } = connect();
      await call('1', 'session/greet', { ...proof, role: 'screen' });
      const refused = async (i: string, path: string, json: unknown) => (await call(i, path, json))?.p;
      for (const [k, [path, json]] of [
        ['play/watch', { table, viewer: 0 }],
        ['table/sit', { table, seat: 1, name: 'TV' }],
        ['table/stand', { table, seat: 0 }],
        ['table/start', { table }],
        ['table/changeSettings', { table, settings: { locked: true } }],
        ['table/close', { table }],
        ['tables/open', { game: 'race' }],
        ['play/move', { table, seat: 0, match: 0, version: 0, move: { type: 'lay' } }],
        ['play/why', { table, seat: 0, match: 0, version: 0, move: { type: 'lay' } }],
        ['talk/say', { table, seat: 0, text: 'Hello' }],
        ['records/list', {}],
      ].entries()) {
        expect(await refused(`no ${k}`, path as string, json), path as string).toMatchObject(refusal('only-a-screen'));
      }
      if (mayWatch) expect(await refused('2', 'table/watch', { table })).toMatchObject(refusal(mayWatch));
      expect(await refused('3', 'tables/enter', { code })).toMatchObject({ b: { json: { table } } });
      await call('4', 'table/watch', { table });
      await call('5', 'play/watch', { table, viewer: 'everyone' });
      await call('6', 'tables/watch');
      const last = (i: string) => answers.findLast((answer) => answer.i === i)?.p;
      for (const i of ['4', '6']) expect(last(i)).toMatchObject({ e: 'message' });
      expect(last('5')).not.toMatchObject({ s: 409 });
    }
  });
});

describe('who has not come in', () => {
  it('can call nothing at a table', async () => {
    const ada = connect();
    await ada.greet('1');
    const { table } = await ada.open('2');
    const { call, greet } = connect();
    await greet('0');
    for (const [k, [path, json]] of [
      ['table/watch', { table }],
      ['table/sit', { table, seat: 0, name: 'Eve' }],
      ['table/stand', { table, seat: 0 }],
      ['table/goOn', { table }],
      ['play/watch', { table, viewer: 'everyone' }],
      ['play/watch', { table, viewer: 0 }],
      ['play/move', { table, seat: 0, match: 0, version: 0, move: { type: 'lay' } }],
      ['play/why', { table, seat: 0, match: 0, version: 0, move: { type: 'lay' } }],
      ['play/record', { table }],
      ['talk/watch', { table }],
      ['talk/say', { table, seat: 0, text: 'Hello' }],
      ['talk/gesture', { table, seat: 0, gesture: 'smile' }],
    ].entries()) {
      expect((await call(`${k + 1}`, path as string, json))?.p, path as string).toMatchObject(refusal('not-entered'));
    }
  });
});

describe('what the contract keeps for a table’s host', () => {
  /** What is asked besides the table: of each procedure that is not everybody's. */
  const ASKED: Readonly<Record<string, object>> = {
    seatBot: { seat: 0, level: 'random' },
    clearSeat: { seat: 0 },
    setOptions: { options: {} },
    setSeats: { seats: 2 },
    start: {},
    again: {},
    changeSettings: { settings: { open: true } },
    rename: { name: 'Mine' },
    newCode: {},
    swapSeats: { a: 0, b: 1 },
    remove: { seat: 0 },
    removeGuest: { guest: 'somebody' },
    letIn: { guest: 'somebody' },
    pause: { paused: true },
    breakOff: {},
    playOn: {},
    close: {},
  };

  it('is refused to anybody else, come in or not', async () => {
    const kept = Object.entries(contract.table).filter(([, procedure]) => procedure['~orpc'].meta.only !== undefined);
    expect(kept.map(([name]) => name).toSorted()).toEqual(Object.keys(ASKED).toSorted());
    at = testHost({ opensTables: true });
    const ada = connect();
    await ada.greet('1');
    const { table, code } = await ada.open('2');
    for (const isIn of [false, true]) {
      const { call, greet } = connect('192.168.1.7');
      await greet('0');
      if (isIn) await call('in', 'tables/enter', { code });
      for (const [name, asked] of Object.entries(ASKED)) {
        const answer = await call(name, `table/${name}`, { table, ...asked });
        expect(answer?.p, name).toMatchObject(refusal('not-the-host'));
      }
    }
  });

  it('is done as soon as it is allowed: nothing comes between', async () => {
    const ada = connect();
    await ada.greet('1');
    const { table } = await ada.open('2');
    ada.connection.receive(callOf('3', 'table/close', { table }));
    ada.connection.receive(callOf('4', 'table/rename', { table, name: 'Not any more' }));
    await flushPromises();
    expect(ada.answers.find(({ i }) => i === '4')?.p).toMatchObject(refusal('no-such-table'));
    expect(at.store.tables()).toEqual([]);
  });
});

describe('a second connection of the same session', () => {
  async function two() {
    const [first, second] = [connect(), connect()];
    const token = await first.greet('1');
    await first.call('2', 'tables/watch');
    expect(await second.greet('1', token)).toBe(token);
    await second.call('2', 'tables/watch');
    return { first, second, token };
  }

  it('takes the place of the first, which is told so', async () => {
    const { first, token } = await two();
    expect(first.answers.at(-1)).toMatchObject({
      i: '2',
      t: 3,
      p: { e: 'error', d: { json: { data: { reason: 'opened-elsewhere' } } } },
    });
    expect(await first.call('3', 'tables/open', { game: 'race' })).toMatchObject({ p: refusal('opened-elsewhere') });
    expect(await first.call('4', 'session/greet', { token })).toMatchObject({ p: refusal('opened-elsewhere') });
  });

  it('feels nothing of a late close of the first', async () => {
    const { first, second, token } = await two();
    first.connection.closed();
    await second.call('3', 'tables/open', { game: 'race' });
    const list = [{ game: 'race', host: true }];
    expect(second.answers.findLast(({ i }) => i === '2')).toMatchObject({ p: { e: 'message', d: { json: list } } });
    expect(await connect().greet('1', token)).toBe(token);
  });

  it('begins a new session where the first has left and held nothing', async () => {
    const first = connect();
    const token = await first.greet('1');
    first.connection.closed();
    const second = await connect().greet('1', token);
    expect(second).not.toBe('');
    expect(second).not.toBe(token);
  });
});
