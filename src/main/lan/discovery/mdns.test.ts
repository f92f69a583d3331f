import type { Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { foundIn, SERVICE, serviceOf } from './advertisement.ts';
import { BURST, bonjourOver, patience } from './mdns.ts';

/** A socket that reaches nobody but these: what one sends, all hear, as if it came from next door. */
class Wire extends EventEmitter {
  static readonly from = { address: '192.168.1.7', family: 'IPv4', port: 5353, size: 0 };
  static readonly all = new Set<Wire>();
  static last: Buffer = Buffer.alloc(0);

  send(bytes: Buffer, _offset: number, _length: number, _port: number, _address: string, sent: () => void): void {
    Wire.last = Buffer.from(bytes);
    for (const wire of Wire.all) wire.emit('message', bytes, Wire.from);
    sent();
  }
  close(closed?: () => void): void {
    Wire.all.delete(this);
    closed?.();
  }
}

const everybody = (_address: string) => true;

function open(isNear = everybody, allowed?: { take(): boolean }) {
  const wire = new Wire();
  Wire.all.add(wire);
  return { wire, bonjour: bonjourOver(wire as unknown as Socket, isNear, allowed) };
}

const ABOUT = { id: 'abcdefgh', game: 'viva', seats: 4, free: 2, locked: false };
const TABLE = { ...ABOUT, name: '', people: [], stage: 'lobby', bots: 0 } as const;
const SERVED = serviceOf(TABLE, { host: 'Tower', version: '1.2.3', port: 4747, target: 'one.local' });

/** Until what was sent is out. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('multicast DNS', () => {
  it('finds what is advertised, and loses what says goodbye', async () => {
    const { bonjour: advertising } = open();
    const { bonjour: looking } = open();
    advertising.publish(SERVED);
    await soon();
    const browser = looking.find({ type: SERVICE });
    await soon();
    expect(browser.services.map(foundIn)).toMatchObject([{ table: 'abcdefgh', address: '192.168.1.7:4747' }]);
    advertising.unpublishAll();
    await soon();
    expect(browser.services).toEqual([]);
    advertising.destroy();
    looking.destroy();
  });

  it('hears nobody from farther away', async () => {
    const { bonjour: advertising } = open();
    const { bonjour: looking } = open((address) => address !== Wire.from.address);
    advertising.publish(SERVED);
    const browser = looking.find({ type: SERVICE });
    await soon();
    expect(browser.services).toEqual([]);
    advertising.destroy();
    looking.destroy();
  });

  it('survives packets with anything in them', async () => {
    const { bonjour: advertising } = open();
    advertising.publish(SERVED);
    await soon();
    const genuine = Wire.last;
    advertising.destroy();
    const { wire, bonjour } = open(everybody, { take: () => true });
    const browser = bonjour.find({ type: SERVICE });
    await soon();
    const random = seeded(4);
    for (let k = 0; k < 20_000; k++) {
      const bytes = Buffer.from(genuine);
      const changes = 1 + random.below(8);
      for (let change = 0; change < changes; change++) bytes[random.below(bytes.length)] = random.below(256);
      wire.emit('message', bytes.subarray(0, k % 3 ? bytes.length : random.below(bytes.length)), Wire.from);
    }
    for (const service of browser.services) foundIn(service);
    bonjour.destroy();
  });

  it('listens to no flood', async () => {
    const { bonjour: advertising } = open();
    advertising.publish(SERVED);
    await soon();
    const genuine = Wire.last.toString('latin1');
    advertising.destroy();
    // However long this machine takes for them: they come at once.
    const { wire, bonjour } = open(everybody, patience(new FakeClock()));
    const browser = bonjour.find({ type: SERVICE });
    for (let k = 0; k < 2000; k++) {
      const id = String(k).padStart(8, '0');
      wire.emit('message', Buffer.from(genuine.replaceAll(TABLE.id, id), 'latin1'), Wire.from);
    }
    expect(browser.services.length).toBeGreaterThan(100);
    expect(browser.services.length).toBeLessThanOrEqual(BURST);
    bonjour.destroy();
  });
});
