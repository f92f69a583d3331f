import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { addressSchema } from '#shared/protocol/lan.ts';
import { TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import { type Inbox, makeInbox, parseJoinLink } from './inbox.ts';

const LINK = 'panno-verde://join/192.168.1.20:4747/K7MP';
const INVITATION = { kind: 'invitation', address: '192.168.1.20:4747', code: 'K7MP' };

let folder: string;
let inbox: Inbox;
let handed: OpenRequest[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  writeFileSync(join(folder, 'x.panno'), 'x');
  inbox = makeInbox();
  handed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const listen = (): void => inbox.handTo((opened) => void handed.push(opened));

describe('what was opened from outside', () => {
  it('waits for a window, and is handed over once', () => {
    inbox.take(LINK, folder);
    listen();
    listen();
    expect(handed).toEqual([INVITATION]);
  });

  it('is handed over at once where a window listens', async () => {
    listen();
    inbox.take(LINK, folder);
    expect(handed).toEqual([INVITATION]);
    inbox.take('x.panno', folder);
    await vi.waitFor(() =>
      expect(handed.at(-1)).toEqual({ kind: 'file', name: 'x.panno', bytes: new TextEncoder().encode('x') }),
    );
  });

  it('is the latest alone', async () => {
    inbox.take('x.panno', folder);
    inbox.take(LINK, folder);
    listen();
    // Reading the file takes too long.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(handed).toEqual([INVITATION]);
  });

  it('says so where a link is none of ours', () => {
    listen();
    inbox.take('panno-verde://join/127.0.0.1:22/K7MP', folder);
    inbox.take('Panno-Verde:anything', folder);
    expect(handed).toEqual([{ kind: 'strange-link' }, { kind: 'strange-link' }]);
  });

  it('is found among what a program is started with; its own name, switches and folders are not', () => {
    listen();
    inbox.takeArguments([LINK, '.', '--no-discovery', '--data', folder, `--x=${LINK}`, '--'], folder);
    expect(handed).toEqual([]);
    inbox.takeArguments(['panno-verde', '--', LINK], folder);
    expect(handed).toEqual([INVITATION]);
  });
});

describe('an invitation', () => {
  it.each([
    ['panno-verde://join/192.168.1.20:4747/K7MP', '192.168.1.20:4747'],
    ['panno-verde://join/192.168.1.20/K7MP', '192.168.1.20'],
    ['panno-verde://join/10.0.0.7:4748/k7mp/', '10.0.0.7:4748'],
    ['panno-verde://join/172.31.255.1:50000/K7MP', '172.31.255.1:50000'],
    ['PANNO-VERDE://JOIN/tower.local:4747/K7MP', 'tower.local:4747'],
    ['panno-verde://join/tower/K7MP', 'tower'],
    ['panno-verde://join/nas-2.home.arpa/K7MP', 'nas-2.home.arpa'],
    ['panno-verde://join/[fd00::7]:4747/K7MP', '[fd00::7]:4747'],
    ['panno-verde://join/%5Bfd00::7%5D:4747/K7MP', '[fd00::7]:4747'],
  ])('is read: %s', (link, address) => {
    expect(parseJoinLink(link)).toEqual({ address, code: 'K7MP' });
  });

  it('leads out of the house by a relay, with the host’s key', () => {
    const print = 'abcdefghijklmnopqrst-_';
    expect(parseJoinLink(`panno-verde://relay/Relay.example:8443/k7mp.${print}`)).toEqual({
      address: `https://relay.example:8443/${print}`,
      code: 'K7MP',
      print,
    });
  });

  it('says which key its host has, letter by letter', () => {
    const print = 'aB3-_fghijklmnopqrstuV';
    const link = `panno-verde://join/192.168.1.20:4747/k7mp.${print}`;
    expect(parseJoinLink(link)).toEqual({ address: '192.168.1.20:4747', code: 'K7MP', print });
    expect(parseJoinLink(`${link}/`)).toMatchObject({ print });
  });

  it.each([
    ['another protocol', 'https://join/192.168.1.20:4747/K7MP'],
    ['a relay and no key', 'panno-verde://relay/relay.example/K7MP'],
    ['a relay on this computer', 'panno-verde://relay/localhost:4750/K7MP.abcdefghijklmnopqrstuv'],
    ['a relay below this computer', 'panno-verde://relay/a.localhost/K7MP.abcdefghijklmnopqrstuv'],
    ['a relay that is a number', 'panno-verde://relay/192.168.1.1/K7MP.abcdefghijklmnopqrstuv'],
    ['a relay’s other page', 'panno-verde://relay/relay.example/hand/K7MP.abcdefghijklmnopqrstuv'],
    ['another one behind it', 'panno-verde:https://192.168.1.20:4747/K7MP'],
    ['no slashes', 'panno-verde:join/192.168.1.20:4747/K7MP'],
    ['another verb', 'panno-verde://open/192.168.1.20:4747/K7MP'],
    ['none', 'panno-verde://192.168.1.20:4747/K7MP'],
    ['a key too short', 'panno-verde://join/192.168.1.20:4747/K7MP.abcdefghijklmnopqrstu'],
    ['a key too long', 'panno-verde://join/192.168.1.20:4747/K7MP.abcdefghijklmnopqrstuvw'],
    ['a key with more than letters', 'panno-verde://join/192.168.1.20:4747/K7MP.abcdefghijklmnopqrstu+'],
    ['two keys', 'panno-verde://join/192.168.1.20:4747/K7MP.abcdefghijklmnopqrstuv.abcdefghijklmnopqrstuv'],
    ['a key and no code', 'panno-verde://join/192.168.1.20:4747/.abcdefghijklmnopqrstuv'],
    ['no code', 'panno-verde://join/192.168.1.20:4747'],
    ['a code too short', 'panno-verde://join/192.168.1.20:4747/K7M'],
    ['a code too long', 'panno-verde://join/192.168.1.20:4747/K7MPP'],
    ['letters that no code has', 'panno-verde://join/192.168.1.20:4747/K0MP'],
    ['letters that look alike', 'panno-verde://join/192.168.1.20:4747/К7МР'],
    ['more behind it', 'panno-verde://join/192.168.1.20:4747/K7MP/now'],
    ['a query', 'panno-verde://join/192.168.1.20:4747/K7MP?sit=1'],
    ['a fragment', 'panno-verde://join/192.168.1.20:4747/K7MP#/settings'],
    ['credentials', 'panno-verde://join/ada:secret@192.168.1.20:4747/K7MP'],
    ['credentials before the verb', 'panno-verde://ada@join/192.168.1.20:4747/K7MP'],
    ['a path', 'panno-verde://join/192.168.1.20:4747/../K7MP'],
    ['a path in percents', 'panno-verde://join/192.168.1.20:4747/%2e%2e/K7MP'],
    ['backslashes', 'panno-verde://join\\192.168.1.20:4747\\K7MP'],
    ['this computer', 'panno-verde://join/127.0.0.1:4747/K7MP'],
    ['this computer by another number', 'panno-verde://join/127.8.8.8:4747/K7MP'],
    ['this computer by its name', 'panno-verde://join/localhost:4747/K7MP'],
    ['this computer by a name below that', 'panno-verde://join/localhost.local:4747/K7MP'],
    ['this computer as one number', 'panno-verde://join/2130706433:4747/K7MP'],
    ['this computer in hexadecimal', 'panno-verde://join/0x7f000001:4747/K7MP'],
    ['this computer in IPv6', 'panno-verde://join/[::1]:4747/K7MP'],
    ['this computer as IPv4 within IPv6', 'panno-verde://join/[::ffff:7f00:1]:4747/K7MP'],
    ['no computer', 'panno-verde://join/0.0.0.0:4747/K7MP'],
    ['all computers', 'panno-verde://join/255.255.255.255:4747/K7MP'],
    ['many computers', 'panno-verde://join/224.0.0.251:4747/K7MP'],
    ['one that needs a zone', 'panno-verde://join/[fe80::1]:4747/K7MP'],
    ['an address with zeros before it', 'panno-verde://join/010.0.0.7:4747/K7MP'],
    ['a computer out of the house', 'panno-verde://join/203.0.113.7:4747/K7MP'],
    ['one by IPv6', 'panno-verde://join/[2001:db8::7]:4747/K7MP'],
    ['a name out of the house', 'panno-verde://join/example.org:4747/K7MP'],
    ['a name that pretends', 'panno-verde://join/tower.local.example.org:4747/K7MP'],
    ['a name of another alphabet', 'panno-verde://join/tоwer.local:4747/K7MP'],
    ['a port of the system', 'panno-verde://join/192.168.1.20:22/K7MP'],
    ['no port at all', 'panno-verde://join/192.168.1.20:/K7MP'],
    ['a port that is none', 'panno-verde://join/192.168.1.20:65536/K7MP'],
    ['a switch', '--panno-verde://join/192.168.1.20:4747/K7MP'],
    ['a blank before it', ' panno-verde://join/192.168.1.20:4747/K7MP'],
    ['a line below it', 'panno-verde://join/192.168.1.20:4747/K7MP\n--inspect'],
    ['a hidden sign', 'panno-verde://join/192.168.1.20:4747/K7\u200bMP'],
    ['text turned around', 'panno-verde://join/192.168.1.20:4747/\u202eK7MP'],
    ['an end in the middle', 'panno-verde://join/192.168.1.20:4747/K7MP\0'],
    ['more than a link', `panno-verde://join/${'a'.repeat(5_000_000)}/K7MP`],
    ['nothing', ''],
  ])('is none with %s', (_, link) => {
    expect(parseJoinLink(link)).toBeUndefined();
  });

  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('panno-verde:', '//', '/', 'join', '@', ':', '%00', '%2f', '..', '[', ']', '::1', '4747', 'K7MP'),
    fc.ipV4(),
    fc.ipV6(),
    fc.domain(),
    fc.webUrl(),
  );

  it('whatever is thrown at it, is in the house, on a port that may be, with a code that can be', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.boolean(), (parts, begins) => {
        const invitation = parseJoinLink((begins ? 'panno-verde://join/' : '') + parts.join(''));
        if (!invitation) return;
        expect(addressSchema.safeParse(invitation.address).success).toBe(true);
        expect(invitation.code).toMatch(new RegExp(`^[${TABLE_CODE_LETTERS}]{4}$`));
        const [, host = '', port = '4747'] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(invitation.address) ?? [];
        expect(Number(port)).toBeGreaterThanOrEqual(1024);
        expect(Number(port)).toBeLessThanOrEqual(65_535);
        if (/^\d+[.]/.test(host)) expect(host).toMatch(/^(?:10|172|192)[.]/);
        expect(host).not.toMatch(/localhost|@|%/i);
      }),
      { numRuns: 5000 },
    );
  });

  it('of any private address, port and code is read as it was written', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const code = fc.string({ unit: fc.constantFrom(...TABLE_CODE_LETTERS), minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(byte, byte, fc.integer({ min: 1024, max: 65_535 }), code, (a, b, port, code) => {
        const address = `192.168.${a}.${b}:${port}`;
        expect(parseJoinLink(`panno-verde://join/${address}/${code}`)).toEqual({ address, code });
      }),
    );
  });
});
