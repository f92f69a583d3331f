import type { HotspotView, OpenRequest, UpdateView, VersionMismatch } from '#shared/protocol/desktop-shell.ts';
import type { View } from '../view.ts';
import { roomOf } from './rooms.ts';
import { lobbyOf, seatedAt } from './tables.ts';

const IDLE: UpdateView = { stage: { is: 'idle' }, byItself: false, waits: false };

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `app: ${name}`, page: 'app', ...rest };
}

/** What only the installed app shows: each step of an update, what was opened with it from outside, and its own Wi-Fi. */
export function installedViews(): View[] {
  const updates = (stage: UpdateView['stage'], waits = false): View =>
    view(`settings, updates ${stage.is}${waits ? ', in a match' : ''}`, {
      at: '#/settings',
      state: { updates: { stage, byItself: stage.is === 'there', waits } },
    });
  const opened = (name: string, what: OpenRequest): View =>
    view(`opened, ${name}`, { at: '#/', state: { opened: what } });
  const knock = (name: string, stranger: VersionMismatch): View =>
    view(`home, ${name} wanted to come in`, { at: '#/', state: { stranger, updates: IDLE } });
  return [
    knock('a newer one', { theirs: '0.2.0', ours: '0.1.0' }),
    knock('an older one', { theirs: '0.1.0', ours: '0.2.0' }),
    updates({ is: 'idle' }),
    updates({ is: 'there', version: '0.2.0' }, true),
    updates({ is: 'fetching', version: '0.2.0', percent: 42 }),
    updates({ is: 'ready', version: '0.2.0' }),
    updates({ is: 'failed', why: 'unsigned' }),
    opened('an invitation', { kind: 'invitation', address: '192.168.1.20:4747', code: 'K7MP' }),
    opened('an invitation by a relay', {
      kind: 'invitation',
      address: 'https://relay.nonna-concetta.example/abcdefghijklmnopqrstuv',
      code: 'K7MP',
      print: 'abcdefghijklmnopqrstuv',
    }),
    opened('an invitation with a key', {
      kind: 'invitation',
      address: '192.168.1.20:4747',
      code: 'K7MP',
      print: 'abcdefghijklmnopqrstuv',
    }),
    opened('a strange link', { kind: 'strange-link' }),
    opened('a file', { kind: 'file', name: 'Friday-at-Ada’s-the-whole-evening.panno', bytes: new Uint8Array() }),
    opened('no file', { kind: 'no-file', name: 'holiday.panno', why: 'not-a-file' }),
    ...onAMeadow(),
  ];
}

const NOWHERE = { addresses: [], local: null };

const ON = {
  is: 'on',
  name: 'Panno Verde 47',
  password: 'mwqdkgmw8m',
  address: '10.42.0.1',
  hasPhone: false,
} as const;

/** No network: the computer makes one, and phones join it and then the table. */
function onAMeadow(): View[] {
  const onTv = (name: string, hotspot: HotspotView, room = roomOf(0, {}, NOWHERE)): View =>
    view(`the TV, ${name}`, { at: '#/screen', state: { room, hotspot } });
  const together = (name: string, hotspot: HotspotView, room = roomOf(1, { me: 0 }, NOWHERE)): View =>
    view(`play together, ${name}`, { at: '#/together', state: { room, hotspot } });
  const diagnosis = { cause: 'no-network', remedy: 'join-network', params: {}, command: null } as const;
  const seats = seatedAt(5, 0).with(1, { kind: 'empty' });
  const open = { mine: [0], host: true };
  return [
    onTv('no network', { is: 'off' }),
    onTv('no network, by hand', { is: 'by-hand', system: 'windows' }),
    onTv('no network, refused', { is: 'failed', why: 'not-allowed' }),
    onTv('own Wi-Fi', ON),
    onTv('own Wi-Fi, a phone has come', { ...ON, hasPhone: true }, roomOf(3)),
    together('no network', { is: 'off' }),
    together('no network, by hand', { is: 'by-hand', system: 'macos' }),
    together('own Wi-Fi', ON),
    together('own Wi-Fi, a phone has come', { ...ON, hasPhone: true }, roomOf(3, { me: 0 })),
    view('join, no network', {
      at: '#/join',
      state: { diagnosis, hotspot: { is: 'off' } },
      press: [{ on: '.doctor-ask' }],
    }),
    view('lobby, no network', {
      at: '#/table/:table',
      state: { table: lobbyOf('briscola-chiamata', seats, { ...open, addresses: [] }), hotspot: { is: 'starting' } },
    }),
    view('lobby, own Wi-Fi', {
      at: '#/table/:table',
      state: { table: lobbyOf('briscola-chiamata', seats, open), hotspot: ON },
    }),
    view('lobby, own Wi-Fi, on the TV', {
      at: '#/screen/:table',
      state: { table: lobbyOf('briscola-chiamata', seats, open), hotspot: ON },
    }),
  ];
}
