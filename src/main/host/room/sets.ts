/** The sets that show the room: which are let in, by whose word, and which want to be. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Knock } from '#shared/protocol/room.ts';
import type { KeptRoom, KeptScreen } from '../../store/rooms.ts';
import type { Book, HostOfRoom } from './book.ts';
import { Knocks } from './knocks.ts';
import { personOf } from './people.ts';

/** What stands for who let a set in from this computer, as nobody. */
const AT_HOME = 'home';

/** So many sets are remembered: those that came by the code are forgotten first. */
const MOST_KEPT = 32;

export class Sets {
  readonly #host: HostOfRoom;
  readonly #book: Book;
  readonly #knocks: Knocks;

  /** `changed` is called when by itself something else is to be seen. */
  constructor(host: HostOfRoom, book: Book, changed: () => void) {
    this.#host = host;
    this.#book = book;
    this.#knocks = new Knocks(host.clock, changed);
  }

  /** Was let in, and needs no word any more. */
  has(session: string): boolean {
    return this.#book.room.screens.some((screen) => screen.session === session);
  }

  /** A set that is not let in is there, or is gone. */
  come(session: string): void {
    this.#knocks.come(session, this.#host.deviceOf(session));
  }

  go(session: string): void {
    this.#knocks.go(session);
  }

  /** What it shows that may not come in yet. */
  cardsOf(session: string): readonly string[] | null {
    return this.#knocks.cardsOf(session);
  }

  /** What people see of those that want to. */
  get knocks(): Knock[] {
    return this.#knocks.shown;
  }

  /** Somebody says what a set shows: whether that is so. What is right lets it in; `leads`: by who leads. */
  answer(
    by: string,
    leads: boolean,
    knock: string,
    offer: number,
  ): { readonly right: boolean } | { readonly refusal: Refusal } {
    const answer = this.#knocks.answer(knock, offer);
    if (answer === 'no-such-knock') return { refusal: refusal('host', 'no-such-knock') };
    const { session } = answer;
    if (session === undefined) return { right: false };
    const person = personOf(this.#book.room, by);
    this.#letIn(session, { by: person?.id ?? AT_HOME, trusted: leads });
    return { right: true };
  }

  /** Home says that it is home's own. */
  trust(session: string): void {
    this.forget(session);
    this.#letIn(session, { by: AT_HOME, trusted: true });
  }

  /** It gave the code: nobody has said that it is theirs. */
  enter(session: string): void {
    if (!this.has(session)) this.#letIn(session, { by: '', trusted: false });
  }

  /** It is let in no longer. */
  forget(session: string): void {
    const { room } = this.#book;
    if (this.has(session)) this.#book.keep(without(room, (screen) => screen.session === session));
  }

  /** One of these was let in by who leads. */
  isAnyTrusted(sessions: readonly string[]): boolean {
    return this.#book.room.screens.some(({ session, trusted }) => trusted && sessions.includes(session));
  }

  stop(): void {
    this.#knocks.stop();
  }

  #letIn(session: string, how: Pick<KeptScreen, 'by' | 'trusted'>): void {
    this.#host.keepSession(session);
    const { room } = this.#book;
    const left = room.screens.length < MOST_KEPT ? room : without(room, (screen) => screen === firstToForget(room));
    const screen = { session, device: this.#host.deviceOf(session), ...how };
    this.#book.keep({ ...left, screens: [...left.screens, screen] });
    this.#knocks.go(session);
  }
}

function without(room: KeptRoom, goes: (screen: KeptScreen) => boolean): KeptRoom {
  return { ...room, screens: room.screens.filter((screen) => !goes(screen)) };
}

function firstToForget({ screens }: KeptRoom): KeptScreen | undefined {
  return screens.find(({ by }) => by === '') ?? screens[0];
}
