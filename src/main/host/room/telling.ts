/** Who watches the room, and what each of them is told of it. */
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson } from '../../store/rooms.ts';
import { Presence } from '../table/presence.ts';
import { Together } from '../time/together.ts';
import type { Outbox } from '../wire/outbox.ts';
import type { Book, HostOfRoom } from './book.ts';
import type { Playing } from './playing.ts';
import { idOf, keptOutOf, peopleOf, type SharedView, viewFromOutside } from './room-view.ts';
import type { Sets } from './sets.ts';

/** More than so many are not told of every change by itself, but of those soon after each other as one. */
const FEW = 16;

export interface AroundTelling {
  readonly host: HostOfRoom;
  readonly book: Book;
  readonly playing: Playing;
  readonly sets: Sets;
  isOpen(): boolean;
  /** Is in the room. */
  has(session: string): boolean;
  leads(session: string): boolean;
  /** Is asked whether a tab of this computer's browser may make somebody lead. */
  isAskedForTab(session: string): boolean;
  /** May say which cards a set shows. */
  mayLetIn(session: string): boolean;
  /** Called when somebody has come or gone. */
  changed(): void;
}

export class Telling {
  readonly #around: AroundTelling;
  readonly #presence: Presence;
  readonly #streams = new Map<Outbox<RoomView>, string>();
  #told = '';
  #shared: SharedView | undefined;
  readonly #news: Together;

  constructor(around: AroundTelling) {
    this.#around = around;
    this.#presence = new Presence(() => around.changed());
    this.#news = new Together(
      around.host.clock,
      () => this.#streams.size > FEW,
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
    const { host, has } = this.#around;
    const screens = new Set([...this.#streams.values()].filter((session) => host.isScreen(session)));
    return [...screens].filter((session) => has(session));
  }

  /** The room as this session sees it, now and whenever it changes. A set that is not in yet knocks meanwhile. */
  watch(session: string, stream: Outbox<RoomView>): void {
    const { host, sets, has } = this.#around;
    this.#streams.set(stream, session);
    if (host.isScreen(session) && !has(session)) sets.come(session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      sets.go(session);
    });
    this.#presence.enter(session, stream);
    stream.put(this.view(session));
  }

  /** The streams of these sessions. */
  streamsOf(sessions: readonly string[]): Outbox<RoomView>[] {
    return [...this.#streams].flatMap(([stream, session]) => (sessions.includes(session) ? stream : []));
  }

  view(session: string): RoomView {
    const { host, book, playing, sets, has, leads, isOpen, isAskedForTab, mayLetIn } = this.#around;
    if (!has(session)) return viewFromOutside(isOpen(), sets.cardsOf(session));
    const shared = this.#shared ?? this.#makeShared();
    const isLeading = leads(session);
    return {
      ...shared,
      after: shared.after && { ...shared.after, seconds: playing.after.seconds },
      me: host.isScreen(session) ? null : idOf(book.room, session),
      leads: isLeading,
      aside: playing.aside.map((table) => table.summary(session)),
      table: playing.tableFor(session)?.summary(session) ?? null,
      knocks: mayLetIn(session) ? sets.knocks : [],
      ...(isAskedForTab(session) && { tabAsks: true }),
      keptOut: isLeading ? keptOutOf(book.room) : [],
      cards: null,
    };
  }

  /** Tells everybody how the room is now, if it is another than it was. */
  tell(): void {
    const { host, book, playing, sets } = this.#around;
    this.#shared = this.#makeShared();
    const { captain, screens, banned } = book.room;
    const own = [captain, screens, banned, sets.knocks, host.atHome()];
    const tables = [...playing.tables, ...playing.aside].map((table) => table.summary(''));
    const news = [this.#shared, playing.after.endsAt, tables, own];
    // How a line feels, and what a stand-in does, is told at the table.
    const now = JSON.stringify(news, (key, value) => (key === 'lag' || key === 'stoodIn' ? undefined : value));
    if (now === this.#told) return;
    this.#told = now;
    this.#news.ask();
  }

  stop(): void {
    this.#news.stop();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  #tellAll(): void {
    const { teller } = this.#around.host;
    for (const [stream, session] of this.#streams) teller.tell(stream, () => this.view(session));
  }

  /** What is the same for all who are in: made once a change. */
  #makeShared(): SharedView {
    const { host, book, playing } = this.#around;
    const isOpen = this.#around.isOpen();
    const standingOf = (person: KeptPerson) => {
      const seat = playing.seatOf(person) ?? null;
      const table = playing.tableOf(person)?.id ?? null;
      const choice = playing.after.choiceOf(person.id) ?? null;
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
      after: playing.after.isOn ? { seconds: 0, leads: playing.leads } : null,
      screens: this.screens.length,
    };
  }
}
