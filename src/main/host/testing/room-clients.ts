/** People of a room, over the wire: phones, screens and who sits at the host's computer. */

import type { EveningRequest, EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import type { TestHost } from './test-host.ts';
import { callFrom, type WireClient } from './wire-client.ts';

// An evening of a room, over the wire: phones that watch it, and rounds that are played out.

/** What a test begins, where it says nothing else. */
export const SWISS: EveningRequest = {
  name: 'Friday',
  games: [{ game: 'race', size: 2 }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 3,
  minutes: 20,
};

/** The same with numbered deals. */
export const SAME_DEALS: EveningRequest = { ...SWISS, scoring: 'duplicate', deals: 2 };

/** The evening as this one is told of it now. */
export async function eveningOf(guest: Guest): Promise<EveningView> {
  const view = (await guest.follow<EveningView | null>('evening/watch'))().at(-1);
  if (!view) throw new Error('there is no evening');
  return view;
}

/** Every match that goes on is played to its end by these guests. */
export async function playRound(at: TestHost, guests: readonly Guest[]): Promise<void> {
  for (let deal = 0; deal < 10; deal++) {
    await layAll(guests);
    await at.clock.pass(10_000);
    await allTold(at);
    if (at.host.evening.tables.every(({ stage }) => stage !== 'playing')) return;
    await at.clock.pass(60_000);
  }
  throw new Error('a match does not end');
}

/** The next round is made, dealt and played out. */
export async function wholeRound(at: TestHost, desk: Guest, guests: readonly Guest[]): Promise<void> {
  await desk.get('evening/next');
  await allTold(at);
  await desk.get('evening/deal');
  await allTold(at);
  await playRound(at, guests);
}

export interface Guest extends WireClient {
  readonly address: string | undefined;
  /** The room as it was told to them last. */
  room(): RoomView;
  /** How often it was told. */
  told(): number;
}

/** Watches the room from this address; from this computer without one. */
export async function watcher(
  at: TestHost,
  address?: string,
  greeting: { readonly token?: string; readonly role?: 'screen' } = {},
): Promise<Guest> {
  const wire = await callFrom(at, address, greeting);
  const views = await wire.follow<RoomView>('room/watch');
  return {
    ...wire,
    address,
    room() {
      const view = views().at(-1);
      if (!view) throw new Error('the room was never told');
      return view;
    },
    told: () => views().length,
  };
}

/** Everybody has been told what there is to tell, however many they are. */
export async function allTold(at: TestHost): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await at.clock.pass(20);
}

/** Somebody with a phone who comes in by the room's code and says a name; has the room open. */
export async function phone(at: TestHost, name: string, address: string): Promise<Guest> {
  const guest = await watcher(at, address);
  await guest.get('tables/enter', { code: at.host.room.code, name });
  return guest;
}

/** Phones of these people, each at an address of its own, that came in in this order. */
export async function phones(at: TestHost, ...names: string[]): Promise<Guest[]> {
  const guests = [];
  for (const [k, name] of names.entries()) guests.push(await phone(at, name, `192.168.1.${10 + k}`));
  return guests;
}

/** The same phone on another line, as after a break or the host's death. */
export function back(at: TestHost, { address, token }: Guest): Promise<Guest> {
  return watcher(at, address, { token });
}

/** Who a guest is to the others. */
export function meOf(guest: Guest): string {
  return guest.room().me ?? '';
}

/** What this guest sees of somebody in the room, by name. */
export function seen(guest: Guest, name: string) {
  const person = guest.room().people.find((one) => one.name === name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
}

/** Who leads, as this guest sees it. */
export function roomHostOf(guest: Guest): string | undefined {
  return guest.room().people.find((person) => person.captain)?.name;
}

/** The table as this one sees it now. */
export async function tableOf(guest: Guest): Promise<TableView> {
  const table = guest.room().table?.id;
  const view = (await guest.follow<TableView>('table/watch', { table }))().at(-1);
  if (!view) throw new Error('there is no table');
  return view;
}

/** Everybody who may lay does, until the deal is over. Screens have no hands. */
export async function layAll(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests.filter((one) => one.told() > 0)) {
    const { table, people, me } = guest.room();
    const seat = people.find(({ id }) => id === me)?.seat;
    if (!table || seat === null || seat === undefined) continue;
    for (;;) {
      const updates = await guest.follow<PlayUpdate>('play/watch', { table: table.id, viewer: seat });
      const latest = updates().at(-1);
      const [move] = latest?.moves ?? [];
      if (!latest || !move) break;
      const { match, version } = latest;
      await guest.get('play/move', { table: table.id, seat, match, version, move });
    }
  }
}

/** Deals are played and looked at until the match is over. */
export async function playOut(at: TestHost, guests: readonly Guest[]): Promise<void> {
  for (let deal = 0; deal < 10; deal++) {
    await layAll(guests);
    await at.clock.pass(10_000);
    if (at.host.room.state.table?.stage !== 'playing') return;
    await at.clock.pass(60_000);
  }
  throw new Error('this match does not end');
}
