/** Who leads the room: the first one who comes, or whom somebody has named; and who is next when they are away too long. */
import type { KeptPerson } from '../../store/rooms.ts';
import { PATIENCE } from '../table/deputy.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Book } from './book.ts';
import { personBy } from './people.ts';

export interface AroundCaptain {
  /** Whoever comes first leads, without anybody's word. */
  leadsItself(): boolean;
  hasLine(person: KeptPerson): boolean;
  /** Called when another one leads. */
  changed(): void;
}

export class Captaincy {
  readonly #clock: Clock;
  readonly #book: Book;
  readonly #around: AroundCaptain;
  #waiting: { readonly captain: string; readonly cancel: Cancel } | undefined;

  constructor(clock: Clock, book: Book, around: AroundCaptain) {
    this.#clock = clock;
    this.#book = book;
    this.#around = around;
  }

  /** To be called whenever somebody has come, gone, or said who they are. */
  check(): void {
    const { room } = this.#book;
    const captain = personBy(room, room.captain);
    const isAway = captain !== undefined && !this.#book.isHere(captain);
    if (this.#waiting && (!isAway || this.#waiting.captain !== captain.id)) this.#stopWaiting();
    if (isAway) this.#waiting ??= this.#waitFor(captain);
    if (!captain && this.#around.leadsItself()) this.#appoint(this.#next((one) => this.#around.hasLine(one)));
  }

  stop(): void {
    this.#stopWaiting();
  }

  #waitFor(captain: KeptPerson) {
    const cancel = this.#clock.after(PATIENCE, () => {
      this.#waiting = undefined;
      this.#appoint(this.#next((one) => this.#book.isHere(one)));
      this.#around.changed();
    });
    return { captain: captain.id, cancel };
  }

  #stopWaiting(): void {
    this.#waiting?.cancel();
    this.#waiting = undefined;
  }

  #appoint(next: KeptPerson | undefined): void {
    const { room } = this.#book;
    const captain = next?.id ?? '';
    if (captain !== room.captain) this.#book.keep({ ...room, captain });
  }

  /** Of these the one who has been here longest; only somebody with a name. */
  #next(may: (person: KeptPerson) => boolean): KeptPerson | undefined {
    const named = this.#book.room.people.filter((person) => person.name !== '' && may(person));
    const since = (person: KeptPerson): number => this.#book.hereSince(person);
    return named.reduce<KeptPerson | undefined>(
      (first, one) => (first && since(first) <= since(one) ? first : one),
      undefined,
    );
  }
}
