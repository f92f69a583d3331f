/** Who leads the room: the first one who comes, or whom somebody has named; and who is next when they are away too long. */
import type { KeptPerson } from '../../store/room-store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import { PATIENCE } from '../table/deputy.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import { personById } from './people.ts';
import type { RoomBroadcast } from './room-broadcast.ts';
import type { RoomState } from './room-state.ts';
import type { Screens } from './screens.ts';

interface RoomHostDeps {
  readonly clock: Clock;
  readonly state: RoomState;
  readonly connections: ConnectionInfo;
  readonly screens: Screens;
  readonly broadcast: RoomBroadcast;
  readonly isServer: boolean;
}

interface RoomHostEvents {
  /** Another one leads. */
  changed: undefined;
}

export class RoomHostElection extends Emitter<RoomHostEvents> {
  readonly #deps: RoomHostDeps;
  #waiting: { readonly captain: string; readonly cancel: Cancel } | undefined;

  constructor(deps: RoomHostDeps) {
    super();
    this.#deps = deps;
  }

  /** To be called whenever somebody has come, gone, or said who they are. */
  check(): void {
    const { kept: room } = this.#deps.state;
    const captain = personById(room, room.captain);
    const isAway = captain !== undefined && !this.#deps.state.isHere(captain.session);
    if (this.#waiting && (!isAway || this.#waiting.captain !== captain.id)) this.#stopWaiting();
    if (isAway) this.#waiting ??= this.#waitFor(captain);
    if (!captain && this.#electsItself)
      this.#appoint(this.#next((one) => this.#deps.connections.isConnected(one.session)));
  }

  stop(): void {
    this.#stopWaiting();
  }

  /** Whoever comes first leads, without anybody's word. */
  get #electsItself(): boolean {
    const { isServer, screens, broadcast } = this.#deps;
    return isServer || screens.showsTrusted(broadcast.screens);
  }

  #waitFor(captain: KeptPerson) {
    const cancel = this.#deps.clock.after(PATIENCE, () => {
      this.#waiting = undefined;
      this.#appoint(this.#next((one) => this.#deps.state.isHere(one.session)));
      this.emit('changed');
    });
    return { captain: captain.id, cancel };
  }

  #stopWaiting(): void {
    this.#waiting?.cancel();
    this.#waiting = undefined;
  }

  #appoint(next: KeptPerson | undefined): void {
    const { kept: room } = this.#deps.state;
    const captain = next?.id ?? '';
    if (captain !== room.captain) this.#deps.state.keep({ ...room, captain });
  }

  /** Of these the one who has been here longest; only somebody with a name. */
  #next(may: (person: KeptPerson) => boolean): KeptPerson | undefined {
    const named = this.#deps.state.kept.people.filter((person) => person.name !== '' && may(person));
    const since = (person: KeptPerson): number => this.#deps.state.hereSince(person);
    return named.reduce<KeptPerson | undefined>(
      (first, one) => (first && since(first) <= since(one) ? first : one),
      undefined,
    );
  }
}
