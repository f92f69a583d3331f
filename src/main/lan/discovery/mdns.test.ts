import type { Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { serviceOf } from './advertisement.ts';
import { HostSearch } from './host-search.ts';
import { MAX_PACKET_BYTES, MulticastSockets } from './mdns.ts';
import { announcementPackets, goodbyePackets, readPacket, SERVICE_QUESTION } from './mdns-packets.ts';
import { startResponder } from './mdns-responder.ts';

/** A network in which what one sends all hear, themselves too, each under an address of their own. */
class House {
  readonly clock = new FakeClock();
  readonly sockets = new Set<FakeSocket>();
  /** What each host says that it has open, by `ADDRESS:PORT`. */
  readonly abouts = new Map<string, readonly string[]>();
  /** Where hosts were asked, in order. */
  readonly knocks: string[] = [];
  readonly packets: { readonly from: string; readonly bytes: Buffer }[] = [];

  /** One computer's multicast, which takes `far` for no neighbour. */
  computer(own: string, far?: string) {
    const refused: string[] = [];
    const multicast = new MulticastSockets({
      clock: this.clock,
      isNear: (from) => from !== far,
      refused: (from) => refused.push(from),
      open: async () => new FakeSocket(this, own) as unknown as Socket,
    });
    return { multicast, refused, own };
  }

  say(bytes: Buffer, from: string): void {
    this.packets.push({ from, bytes });
    for (const socket of [...this.sockets]) socket.emit('message', bytes, { address: from });
  }

  /** Somebody who looks for tables from a computer. */
  search(own: string, far?: string) {
    const { multicast, refused } = this.computer(own, far);
    const found: DiscoveredTable[][] = [];
    const ask = async (address: string) => {
      this.knocks.push(address);
      const tables = this.abouts.get(address);
      return tables && { 'panno-verde': '1.2.3', host: 'box', tables: [...tables] };
    };
    const options = { multicast, clock: this.clock, ask, isOurs: () => false, addresses: () => [own] };
    const search = new HostSearch(options, (tables) => found.push(tables));
    return { search, refused, told: () => found.length, addresses: () => search.found().map(({ address }) => address) };
  }

  /** A host at this address, with these tables open. */
  async host(own: string, ids: readonly string[]) {
    const advertising = startResponder(this.computer(own).multicast, this.clock, () => undefined);
    const put = async (open: readonly string[]): Promise<void> => {
      this.abouts.set(`${own}:4747`, open);
      await advertising.advertise([own], open.map(tableOf), { ...TOWER, target: `${own.replaceAll('.', '-')}.local` });
    };
    await put(ids);
    return { put };
  }
}

class FakeSocket extends EventEmitter {
  readonly #house: House;
  readonly #own: string;

  constructor(house: House, own: string) {
    super();
    this.#house = house;
    this.#own = own;
    house.sockets.add(this);
  }
  send(bytes: Buffer, _port: number, _group: string, sent: () => void): void {
    this.#house.say(bytes, this.#own);
    sent();
  }
  close(): void {
    this.#house.sockets.delete(this);
  }
}

const ABOUT = {
  game: 'viva',
  seats: 4,
  free: 2,
  locked: false,
  name: '',
  people: [],
  stage: 'lobby',
  bots: 0,
} as const;
const tableOf = (id: string) => ({ ...ABOUT, id });
const TOWER = { host: 'Tower', version: '1.2.3', port: 4747 };
const HOST = '192.168.1.7';

/** An advertisement that anybody may send: of this table, at this port. */
function sign(id: string, port = 4747): Buffer {
  const [bytes] = announcementPackets([serviceOf(tableOf(id), { ...TOWER, port, target: 'one.local' })], HOST);
  return bytes as Buffer;
}

const idOf = (k: number) => String(k).padStart(8, '0');

describe('hosts in a house', () => {
  it('find what is advertised before and after they look, and lose what says goodbye', async () => {
    const house = new House();
    const { put } = await house.host(HOST, ['abcdefgh']);
    const { search, addresses } = house.search('192.168.1.8');
    await house.clock.pass(1500);
    expect(search.found()).toMatchObject([{ table: 'abcdefgh', address: `${HOST}:4747`, free: 2, people: [] }]);
    await put(['abcdefgh', 'ijklmnop']);
    await house.clock.pass(2000);
    expect(search.found().map(({ table }) => table)).toEqual(['abcdefgh', 'ijklmnop']);
    await put([]);
    await house.clock.pass(2000);
    expect(addresses()).toEqual([]);
    search.stop();
  });

  it('lose what has gone without a word, and listen no longer than they look', async () => {
    const house = new House();
    await house.host(HOST, ['abcdefgh']);
    const { search, addresses } = house.search('192.168.1.8');
    await house.clock.pass(1500);
    expect(addresses()).toEqual([`${HOST}:4747`]);
    house.abouts.delete(`${HOST}:4747`);
    await house.clock.pass(5000);
    expect(addresses()).toEqual([]);
    search.stop();
    await house.clock.pass(0);
    expect(house.sockets.size).toBe(1);
  });

  it('hear nobody from farther away', async () => {
    const house = new House();
    await house.host(HOST, ['abcdefgh']);
    const { search, addresses } = house.search('192.168.1.8', HOST);
    await house.clock.pass(5000);
    expect([addresses(), house.knocks]).toEqual([[], []]);
    search.stop();
  });

  it('say the same once a second at most, in as many packets as one sign needs, whoever asks however often', async () => {
    const house = new House();
    await house.host(
      HOST,
      Array.from({ length: 20 }, (_, k) => idOf(k)),
    );
    await house.clock.pass(5000);
    const { multicast } = house.computer('10.0.0.1');
    const wire = await multicast.join('10.0.0.1', {});
    const before = house.packets.filter(({ from }) => from === HOST).length;
    for (let ms = 0; ms < 10_000; ms += 10) {
      wire.send([SERVICE_QUESTION]);
      await house.clock.pass(10);
    }
    const said = house.packets.filter(({ from }) => from === HOST).slice(before);
    const bytes = said.reduce((sum, packet) => sum + packet.bytes.length, 0);
    expect(said.every((packet) => packet.bytes.length <= 1400)).toBe(true);
    expect(bytes).toBeLessThan(11 * 10_000);
    expect(house.sockets.size).toBe(2);
    await wire.leave();
  });

  it('survive packets with anything in them', async () => {
    const house = new House();
    const { search } = house.search('192.168.1.8');
    const genuine = sign('abcdefgh');
    const random = seeded(4);
    for (let k = 0; k < 20_000; k++) {
      const bytes = Buffer.from(genuine);
      const changes = 1 + random.below(8);
      for (let change = 0; change < changes; change++) bytes[random.below(bytes.length)] = random.below(256);
      const cut = bytes.subarray(0, k % 3 ? bytes.length : random.below(bytes.length));
      house.say(cut, `10.0.${k % 250}.${k % 251}`);
    }
    await house.clock.pass(5000);
    search.stop();
  });

  it('decode no packet that is larger than any of ours, and none whose names point in circles', () => {
    const circle = Buffer.from(sign('abcdefgh'));
    circle.writeUInt16BE(0xc00c, 12);
    expect(() => readPacket(circle)).toThrow('bad pointer');
    const ahead = Buffer.from(sign('abcdefgh'));
    ahead.writeUInt16BE(0xc00e, 12);
    ahead.writeUInt16BE(0xc00c, 14);
    expect(() => readPacket(ahead)).toThrow('bad pointer');
    const many = Buffer.alloc(5000);
    many.writeUInt16BE(0x8000, 2);
    many.writeUInt16BE(400, 6);
    expect(() => readPacket(many)).toThrow('too many records');
    expect(() => readPacket(Buffer.concat([sign('abcdefgh')], 1501))).toThrow('too many bytes');
    expect(() => readPacket(Buffer.alloc(11))).toThrow('no header');
  });

  it('read the dearest packets there are in a few milliseconds', () => {
    for (const packet of [pointerChain(), longNames()]) {
      readPacket(packet);
      const began = process.cpuUsage();
      for (let k = 0; k < 20; k++) readPacket(packet);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 20 / 1000).toBeLessThan(20);
    }
  });
});

/** Records that all have one name and point to it: `name` lies in the first of them, `start` bytes after its first. */
function recordsNamed(name: Buffer, start: number): Buffer {
  const first = Buffer.concat([Buffer.from([0, 3, 231, 0, 1, 0, 0, 0, 9, 0, 0]), name]);
  first.writeUInt16BE(name.length, 9);
  const pointer = Buffer.alloc(2);
  pointer.writeUInt16BE(0xc000 | (12 + 11 + start));
  const other = Buffer.concat([pointer, Buffer.from([0, 12, 0, 1, 0, 0, 0, 9, 0, 2]), pointer]);
  const count = Math.floor((1500 - 12 - first.length) / other.length);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0x8400, 2);
  head.writeUInt16BE(1 + count, 6);
  return Buffer.concat([head, first, ...Array.from({ length: count }, () => other)]);
}

/** Names that lead through as many pointers as fit beside them. */
function pointerChain(): Buffer {
  const chain = Buffer.alloc(701);
  for (let at = 1; at < chain.length; at += 2) chain.writeUInt16BE(0xc000 | (12 + 11 + Math.max(0, at - 2)), at);
  return recordsNamed(chain, chain.length - 2);
}

/** Names of as many labels as one may have. */
function longNames(): Buffer {
  return recordsNamed(Buffer.from(`${'\u0001a'.repeat(126)}\u0000`), 0);
}

describe('somebody who floods the house', () => {
  /** What a search finds that a true host’s tables are in, after so many seconds of an attack each of whose ms says something. */
  async function attacked(attack: (house: House, ms: number) => void, before = 0) {
    const house = new House();
    const { search, refused, told } = house.search('192.168.1.8');
    const passes = async (seconds: number): Promise<void> => {
      for (let ms = 0; ms < seconds * 1000; ms += 20) {
        attack(house, ms);
        await house.clock.pass(20);
      }
    };
    await passes(before);
    await house.host(HOST, ['abcdefgh']);
    await passes(30);
    search.stop();
    const found = search.found();
    return { house, refused, told, found, isFound: found.some(({ address }) => address === `${HOST}:4747`) };
  }

  it('with packets of the largest size keeps nobody from being found', async () => {
    const [large, huge] = [Buffer.alloc(MAX_PACKET_BYTES), Buffer.alloc(60_000)];
    const { isFound, refused } = await attacked((house, ms) => {
      for (let k = 0; k < 5; k++) house.say(k === 0 ? huge : large, `10.0.0.${(ms / 20 + k) % 250}`);
    }, 10);
    expect(isFound).toBe(true);
    // Of 120 MB it has looked at what all together may send, and each on its own.
    expect(refused.length).toBeGreaterThan(5000);
  });

  it('with invented tables of one address keeps nobody from being found, and makes nobody ask there all the time', async () => {
    const { isFound, found, house } = await attacked((at, ms) => {
      for (let k = 0; k < 2; k++) at.say(sign(idOf(ms * 10 + k), 1 + ((ms + k) % 65_000)), '10.0.0.1');
    }, 10);
    expect(isFound).toBe(true);
    expect(found).toHaveLength(1);
    expect(house.knocks.filter((address) => address.startsWith('10.0.0.1:')).length).toBeLessThanOrEqual(41);
  });

  it('with tables that are really there shows no more of them than any computer may', async () => {
    const ids = Array.from({ length: 100 }, (_, k) => idOf(k));
    const { isFound, found } = await attacked((at, ms) => {
      at.abouts.set('10.0.0.1:4747', ids);
      at.say(sign(ids[(ms / 20) % 100] as string), '10.0.0.1');
    }, 10);
    expect(isFound).toBe(true);
    expect(found.length).toBeLessThanOrEqual(25);
  });

  it('in the name of all its neighbours keeps nobody from being found', async () => {
    const { isFound, house } = await attacked((at, ms) => {
      for (let k = 0; k < 2; k++) at.say(sign(idOf(ms * 10 + k)), `10.0.0.${(ms / 5 + k) % 250}`);
    }, 30);
    expect(isFound).toBe(true);
    expect(house.knocks.length).toBeLessThan(16 * 65);
  });

  it('in the name of the host itself, or says goodbye in its name, hides nothing', async () => {
    const { isFound, told } = await attacked((at, ms) => {
      at.say(sign(idOf(ms), 1000 + (ms % 60_000)), HOST);
      const [bye] = goodbyePackets([serviceOf(tableOf('abcdefgh'), { ...TOWER, target: 'one.local' })]);
      at.say(bye as Buffer, HOST);
    }, 10);
    expect(isFound).toBe(true);
    // Found once, and not lost and found again.
    expect(told()).toBe(1);
  });
});
