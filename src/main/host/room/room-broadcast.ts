/** Who watches the room, and what each of them is shown of it. */

import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import { publicIdOf } from '../connections/secrets.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import { Coalescer } from '../time/clock.ts';
import type { CurrentGame } from './current-game.ts';
import { personOfSession } from './people.ts';
import type { RoomDeps } from './room-deps.ts';
import type { Screens } from './screens.ts';

// The room as it is shown: to its people, to screens, to who sits at this computer; and to who has not come in.

/** What is the same for all who are in. */
export type SharedRoomView = Omit<
  RoomView,
  'me' | 'leads' | 'table' | 'aside' | 'knocks' | 'tabAsks' | 'keptOut' | 'cards'
>;

/** For who has not come in: whether it would be of use to have the code, and nothing else. */
function viewFromOutside(open: boolean, cards: readonly string[] | null): RoomView {
  return {
    open,
    code: null,
    addresses: [],
    local: null,
    people: [],
    me: null,
    leads: false,
    table: null,
    after: null,
    ended: null,
    aside: [],
    evening: null,
    screens: 0,
    knocks: [],
    keptOut: [],
    cards: cards && [...cards],
  };
}

/** What is known of a person beside what is kept. */
export interface PersonState extends Pick<Person, 'here' | 'table' | 'seat' | 'choice'> {}

/** The people as others see them; who said no name and is gone is nobody to them. */
function peopleOf(room: KeptRoom, standingOf: (person: KeptPerson) => PersonState): Person[] {
  return room.people.flatMap((person) => {
    const { id, name, mark, out } = person;
    const standing = standingOf(person);
    const place = room.queue.indexOf(id);
    if (name === '' && !standing.here) return [];
    const waits = place < 0 ? null : place + 1;
    return { id, name, mark, ...standing, captain: id === room.captain, waits, ...(out && { out }) };
  });
}

/** Who was removed, by what those who lead call them. */
function keptOutOf(room: KeptRoom): RoomView['keptOut'] {
  return room.banned.map(({ sessions: [first = ''], name }) => ({ person: bannedId(first), name }));
}

/** What a removed session goes by: no session is told to anybody. */
export function bannedId(session: string): string {
  return publicIdOf(session);
}

/** What a session is among the people; null where it is nobody. */
function personIdOf(room: KeptRoom, session: string): string | null {
  return personOfSession(room, session)?.id ?? null;
}

/** More than so many are not told of every change by itself, but of those soon after each other as one. */
const COALESCE_ABOVE_STREAMS = 16;

export interface RoomBroadcastDeps extends RoomDeps {
  readonly game: CurrentGame;
  readonly screens: Screens;
}

export class RoomBroadcast {
  readonly #deps: RoomBroadcastDeps;
  readonly #streams = new Map<StreamQueue<RoomView>, string>();
  readonly #news: Coalescer;
  /** What was sent last, as text. */
  #sent = '';
  #shared: SharedRoomView | undefined;

  constructor(deps: RoomBroadcastDeps) {
    this.#deps = deps;
    this.#news = new Coalescer(
      deps.clock,
      () => this.#streams.size > COALESCE_ABOVE_STREAMS,
      () => this.#sendAll(),
    );
  }

  /** The screens that are in and show the room now. */
  get screens(): string[] {
    const { connections, state } = this.#deps;
    const screens = new Set([...this.#streams.values()].filter((session) => connections.isScreen(session)));
    return [...screens].filter((session) => state.isMember(session));
  }

  /** The room as this session sees it, now and whenever it changes. A screen that is not in yet asks to be let in meanwhile. */
  watch(session: string, stream: StreamQueue<RoomView>): void {
    const { connections, state, screens } = this.#deps;
    this.#streams.set(stream, session);
    if (connections.isScreen(session) && !state.isMember(session)) screens.connected(session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      screens.disconnected(session);
    });
    state.presence.enter(session, stream);
    stream.put(this.view(session));
  }

  /** The streams of these sessions. */
  streamsOf(sessions: readonly string[]): StreamQueue<RoomView>[] {
    return [...this.#streams].flatMap(([stream, session]) => (sessions.includes(session) ? stream : []));
  }

  view(session: string): RoomView {
    const { connections, state, game, screens } = this.#deps;
    if (!state.isMember(session)) return viewFromOutside(state.isOpen, screens.cardsOf(session));
    const shared = this.#shared ?? this.#makeShared();
    const isLeading = state.mayHost(session);
    const isAskedForTab = connections.isLocal(session) && screens.untrustedTabs(this.screens).length > 0;
    return {
      ...shared,
      // Of no use to who comes from outside, and none of theirs.
      ...(connections.isOutside(session) && { addresses: [], local: null }),
      after: shared.after && { ...shared.after, seconds: game.vote.seconds },
      me: connections.isScreen(session) ? null : personIdOf(state.kept, session),
      leads: isLeading,
      aside: state.tablesSetAside.map((table) => table.summary(session)),
      table: state.tableFor(session)?.summary(session) ?? null,
      knocks: screens.mayPair(session) ? screens.pairings : [],
      ...(isAskedForTab && { tabAsks: true }),
      keptOut: isLeading ? keptOutOf(state.kept) : [],
      cards: null,
    };
  }

  /** Tells everybody how the room is now, if it is another than it was. */
  publish(): void {
    const { connections, state, game, screens } = this.#deps;
    this.#shared = this.#makeShared();
    const { captain, screens: letIn, banned } = state.kept;
    const own = [captain, letIn, banned, screens.pairings, connections.localSessions()];
    const tables = [...state.tables, ...state.tablesSetAside].map((table) => table.summary(''));
    const news = [this.#shared, game.vote.endsAt, tables, own];
    // How a line feels, and what a stand-in does, is told at the table.
    const now = JSON.stringify(news, (key, value) => (key === 'lag' || key === 'stoodIn' ? undefined : value));
    if (now === this.#sent) return;
    this.#sent = now;
    this.#news.request();
  }

  stop(): void {
    this.#news.stop();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  #sendAll(): void {
    const { broadcaster } = this.#deps;
    for (const [stream, session] of this.#streams) broadcaster.send(stream, () => this.view(session));
  }

  /** What is the same for all who are in: made once a change. */
  #makeShared(): SharedRoomView {
    const { state, game, evening, addresses, local } = this.#deps;
    const { isOpen } = state;
    const standingOf = (person: KeptPerson) => {
      const seat = state.seatOf(person) ?? null;
      const table = state.tableOf(person)?.id ?? null;
      const choice = game.vote.choiceOf(person.id) ?? null;
      return { here: state.isHere(person.session), table, seat, choice };
    };
    return {
      open: isOpen,
      code: state.kept.code,
      addresses: isOpen ? [...addresses()] : [],
      local: isOpen ? local() : null,
      people: peopleOf(state.kept, standingOf),
      ended: game.ended,
      evening: evening.kind,
      after: game.vote.isOn ? { seconds: 0, leads: game.leadingChoice } : null,
      screens: this.screens.length,
    };
  }
}
