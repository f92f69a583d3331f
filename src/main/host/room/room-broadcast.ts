/** Who watches the room, and what each of them is told of it. */
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import { Presence } from '../table/presence.ts';
import { Coalescer } from '../time/coalescer.ts';
import { Emitter } from '../time/emitter.ts';
import type { CurrentGame } from './current-game.ts';
import type { RoomDeps, RoomStore } from './room-store.ts';
import { keptOutOf, peopleOf, personIdOf, type SharedRoomView, viewFromOutside } from './room-view.ts';
import type { Screens } from './screens.ts';

/** More than so many are not told of every change by itself, but of those soon after each other as one. */
const COALESCE_ABOVE_STREAMS = 16;

export interface RoomBroadcastDeps {
  readonly host: RoomDeps;
  readonly store: RoomStore;
  readonly game: CurrentGame;
  readonly screens: Screens;
  isOpen(): boolean;
  /** Is in the room. */
  isMember(session: string): boolean;
  mayHost(session: string): boolean;
  /** Is asked whether a tab of this computer's browser may make somebody lead. */
  isAskedForTab(session: string): boolean;
  /** May say which cards a set shows. */
  mayPairScreens(session: string): boolean;
}

interface RoomBroadcastEvents {
  /** Somebody has come or gone. */
  presenceChanged: undefined;
}

export class RoomBroadcast extends Emitter<RoomBroadcastEvents> {
  readonly #deps: RoomBroadcastDeps;
  readonly #presence = new Presence();
  readonly #streams = new Map<StreamQueue<RoomView>, string>();
  #told = '';
  #shared: SharedRoomView | undefined;
  readonly #news: Coalescer;

  constructor(deps: RoomBroadcastDeps) {
    super();
    this.#deps = deps;
    this.#presence.on('changed', () => this.emit('presenceChanged'));
    this.#news = new Coalescer(
      deps.host.clock,
      () => this.#streams.size > COALESCE_ABOVE_STREAMS,
      () => this.#tellAll(),
    );
  }

  isHere(session: string): boolean {
    return this.#presence.isHere(session);
  }

  /** Nobody watches. */
  get isEmpty(): boolean {
    return this.#presence.here.length === 0;
  }

  /** The sets that are in and show the room now. */
  get screens(): string[] {
    const { host, isMember: has } = this.#deps;
    const screens = new Set([...this.#streams.values()].filter((session) => host.connections.isScreen(session)));
    return [...screens].filter((session) => has(session));
  }

  /** The room as this session sees it, now and whenever it changes. A set that is not in yet knocks meanwhile. */
  watch(session: string, stream: StreamQueue<RoomView>): void {
    const { host, screens: sets, isMember: has } = this.#deps;
    this.#streams.set(stream, session);
    if (host.connections.isScreen(session) && !has(session)) sets.connected(session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      sets.disconnected(session);
    });
    this.#presence.enter(session, stream);
    stream.put(this.view(session));
  }

  /** The streams of these sessions. */
  streamsOf(sessions: readonly string[]): StreamQueue<RoomView>[] {
    return [...this.#streams].flatMap(([stream, session]) => (sessions.includes(session) ? stream : []));
  }

  view(session: string): RoomView {
    const {
      host,
      store: book,
      game: playing,
      screens: sets,
      isMember: has,
      mayHost: leads,
      isOpen,
      isAskedForTab,
      mayPairScreens: mayLetIn,
    } = this.#deps;
    if (!has(session)) return viewFromOutside(isOpen(), sets.cardsOf(session));
    const shared = this.#shared ?? this.#makeShared();
    const isLeading = leads(session);
    return {
      ...shared,
      after: shared.after && { ...shared.after, seconds: playing.vote.seconds },
      me: host.connections.isScreen(session) ? null : personIdOf(book.room, session),
      leads: isLeading,
      aside: playing.setAside.tables.map((table) => table.summary(session)),
      table: playing.tableFor(session)?.summary(session) ?? null,
      knocks: mayLetIn(session) ? sets.pairings : [],
      ...(isAskedForTab(session) && { tabAsks: true }),
      keptOut: isLeading ? keptOutOf(book.room) : [],
      cards: null,
    };
  }

  /** Tells everybody how the room is now, if it is another than it was. */
  publish(): void {
    const { host, store: book, game: playing, screens: sets } = this.#deps;
    this.#shared = this.#makeShared();
    const { captain, screens, banned } = book.room;
    const own = [captain, screens, banned, sets.pairings, host.connections.localSessions()];
    const tables = [...playing.tables, ...playing.setAside.tables].map((table) => table.summary(''));
    const news = [this.#shared, playing.vote.endsAt, tables, own];
    // How a line feels, and what a stand-in does, is told at the table.
    const now = JSON.stringify(news, (key, value) => (key === 'lag' || key === 'stoodIn' ? undefined : value));
    if (now === this.#told) return;
    this.#told = now;
    this.#news.request();
  }

  stop(): void {
    this.#news.stop();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  #tellAll(): void {
    const { broadcaster: teller } = this.#deps.host;
    for (const [stream, session] of this.#streams) teller.send(stream, () => this.view(session));
  }

  /** What is the same for all who are in: made once a change. */
  #makeShared(): SharedRoomView {
    const { host, store: book, game: playing } = this.#deps;
    const isOpen = this.#deps.isOpen();
    const standingOf = (person: KeptPerson) => {
      const seat = playing.seatOf(person) ?? null;
      const table = playing.tableOf(person)?.id ?? null;
      const choice = playing.vote.choiceOf(person.id) ?? null;
      return { here: book.isHere(person), table, seat, choice };
    };
    return {
      open: isOpen,
      code: book.room.code,
      addresses: isOpen ? [...host.addresses()] : [],
      local: isOpen ? host.local() : null,
      people: peopleOf(book.room, standingOf),
      ended: playing.ended,
      evening: host.desk().kind,
      after: playing.vote.isOn ? { seconds: 0, leads: playing.leadingChoice } : null,
      screens: this.screens.length,
    };
  }
}
