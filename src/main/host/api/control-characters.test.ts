/** Names and words that would command the terminal of who reads them: neither kept, nor told, nor written to the log. */
import { expect, it, vi } from 'vitest';
import { hasControlCharacters } from '#shared/i18n/characters.ts';
import type { KnownDevice } from '#shared/protocol/host-contract.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { loadMessages, writeStderr } from '../../program-messages.ts';
import { testHost } from '../testing/test-host.ts';
import { callFrom, type WireClient } from '../testing/wire-client.ts';

const ADA = '192.168.1.2';
const EVE = '192.168.1.7';

/** Clears the screen, sets its title and the clipboard, and writes three cards of its own. */
const EVIL = 'Eve\u001b[2J\u001b]0;Ada\u0007\u001b]52;c;cm0=\u0007\r\nthree of coins\u202e';
const LONG = `Eve ${'x'.repeat(3190)}`;

/** All text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it.each([
  ['what commands a terminal', EVIL],
  ['more than a name', LONG],
])('who comes in under %s has no name, at the table, among the devices and in the store', async (_, name) => {
  const at = testHost({ opensTables: true });
  const [ada, eve, home] = [await callFrom(at, ADA), await callFrom(at, EVE), await callFrom(at)];
  const { table, code } = await ada.get<{ table: string; code: string }>('tables/open', { game: 'race', seats: 2 });
  await eve.get('tables/enter', { code, name });
  const [view] = (await ada.follow<TableView>('table/watch', { table }))();
  const devices = await home.get<KnownDevice[]>('house/devices');
  expect(view?.guests.map((guest) => guest.name)).toEqual(['']);
  expect(devices.map((device) => device.name)).toEqual(['', '']);
  expect(at.store.sessions().map((kept) => kept.name)).toEqual(['', '']);
});

it('a store of an earlier version that kept such a name tells it to nobody', async () => {
  const at = testHost();
  const { id: session } = at.host.sessions.begin();
  at.host.sessions.persist(session);
  at.store.noteSession({ id: session, seen: 1, name: EVIL, device: EVE, opens: false, untold: false });
  expect(at.store.session(session)?.name).toBe('');
});

it('every procedure that takes what somebody typed refuses it in words, or leaves it out', async () => {
  const at = testHost({ opensTables: true });
  const home = await callFrom(at);
  const { table } = await home.get<{ table: string }>('tables/open', { game: 'race', seats: 2 });
  const asked: [string, object][] = [
    ['table/sit', { table, seat: 0, name: EVIL }],
    ['table/rename', { table, name: EVIL }],
    ['room/call', { name: EVIL }],
    ['tables/practise', { record: 1, event: 0, name: EVIL }],
    ['tables/open', { game: EVIL.slice(0, 39), seats: 2 }],
    ['table/setOptions', { table, options: { [EVIL.slice(0, 39)]: EVIL.slice(0, 39) } }],
    ['tables/enter', { code: EVIL.slice(0, 19), name: EVIL }],
    ['room/letIn', { knock: EVIL.slice(0, 39), offer: 0 }],
    ['house/forget', { device: EVIL.slice(0, 39) }],
  ];
  for (const [path, input] of asked)
    expect([path, (await home.reason(path, input)) !== undefined]).toEqual([path, true]);
  await home.get('table/sit', { table, seat: 0, name: 'Ada' });
  await home.get('room/call', { name: 'Ada' });
  expect(await home.reason('talk/say', { table, seat: 0, text: EVIL })).toBe('said-strange');
  expect(await home.reason('evening/begin', evening(EVIL))).toBe('name-strange');
  expect(heardBy(home).filter(hasControlCharacters)).toEqual([]);
});

function evening(name: string): object {
  const games = [{ game: 'race' }];
  return { name, games, form: { form: 'swiss' }, scoring: 'places', rounds: 1, minutes: 10 };
}

/** All text that this one was told, refusals too. */
function heardBy({ heard }: WireClient): string[] {
  return heard.flatMap(({ text }) => textsIn(JSON.parse(text)));
}

it('what is printed and written to the log commands no terminal, and forges no line', async () => {
  const print = await loadMessages('en');
  const said = print('host-key.here', { who: EVIL, device: EVE });
  expect(hasControlCharacters(said)).toBe(false);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeStderr(`no such game: ${EVIL}\n(three of cups)`);
  const [line] = written.mock.calls[0] ?? [];
  written.mockRestore();
  const lines = String(line).trimEnd().split('\n');
  expect(lines.filter(hasControlCharacters)).toEqual([]);
  expect(lines.slice(1).every((one) => one.startsWith('    '))).toBe(true);
});
