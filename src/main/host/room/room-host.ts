/** Who leads the room: the first one who comes, or whom somebody has named; and who is next when they are away too long. */
import type { KeptPerson } from '../../store/room-store.ts';
import { PATIENCE } from '../table/deputy.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { personById } from './people.ts';
import type { RoomStore } from './room-store.ts';

export interface RoomHostDeps {
  /** Whoever comes first leads, without anybody's word. */
  electsItself(): boolean;
  isConnected(person: KeptPerson): boolean;
  /** Called when another one leads. */
  onChanged(): void;
}

export class RoomHostElection {
  readonly #clock: Clock;
  readonly #book: RoomStore;
  readonly #around: RoomHostDeps;
  #waiting: { readonly captain: string; readonly cancel: Cancel } | undefined;

  constructor(clock: Clock, book: RoomStore, around: RoomHostDeps) {
    this.#clock = clock;
    this.#book = book;
    this.#around = around;
  }

  /** To be called whenever somebody has come, gone, or said who they are. */
  check(): void {
    const { room } = this.#book;
    const captain = personById(room, room.captain);
    const isAway = captain !== undefined && !this.#book.isHere(captain);
    if (this.#waiting && (!isAway || this.#waiting.captain !== captain.id)) this.#stopWaiting();
    if (isAway) this.#waiting ??= this.#waitFor(captain);
    if (!captain && this.#around.electsItself()) this.#appoint(this.#next((one) => this.#around.isConnected(one)));
  }

  stop(): void {
    this.#stopWaiting();
  }

  #waitFor(captain: KeptPerson) {
    const cancel = this.#clock.after(PATIENCE, () => {
      this.#waiting = undefined;
      this.#appoint(this.#next((one) => this.#book.isHere(one)));
      this.#around.onChanged();
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
