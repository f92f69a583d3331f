/**
 * The vote on ending a match early. Who leads at the table ends it: at once where nobody else is there who plays, else when the
 * others have had time to object. Each device has one voice, bots have none; who says nothing does not mind. A question is
 * kept nowhere: after the host's death one asks again.
 */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import type { Deputy } from './deputy.ts';
import type { Presence } from './presence.ts';
import { nameOn, seatedSessions, seatsOf } from './seating.ts';
import type { RoomOfTable, TableState } from './table-state.ts';

/** So long the others may object, in ms. */
const OBJECTION_TIME_MS = 20_000;

/** Where most wanted to play on, nobody is asked again for so long, in ms. */
const COOLDOWN_MS = 60_000;

export interface EndMatchVoteDeps {
  readonly state: TableState;
  readonly presence: Presence;
  /** Says who may end the match. */
  readonly deputy: Deputy;
  readonly room: RoomOfTable;
}

interface EndMatchVoteEvents {
  /** There is something else to be seen. */
  changed: undefined;
  /** The match ends, by whoever is called so; `another`: for another game. */
  ended: { readonly by: string; readonly another: boolean };
}

/** What is shown of a question: the same for all but for what is one's own. */
export type EndMatchVoteView = NonNullable<TableView['ending']>;

interface OpenVote {
  readonly id: number;
  readonly session: string;
  readonly another: boolean;
  readonly endsAt: number;
  readonly cancel: Cancel;
  readonly votes: ReadonlyMap<string, boolean>;
}

export class EndMatchVote extends Emitter<EndMatchVoteEvents> {
  readonly #clock: Clock;
  readonly #deps: EndMatchVoteDeps;
  #asked: OpenVote | undefined;
  /** When most wanted to play on. */
  #refusedAt: number | undefined;
  #next = 0;

  constructor(clock: Clock, deps: EndMatchVoteDeps) {
    super();
    this.#clock = clock;
    this.#deps = deps;
  }

  /** Wants the match to end. Whether it has. */
  ask(session: string, another: boolean): { readonly over: boolean } | { readonly refusal: Refusal } {
    if (!this.#isPlaying) return { refusal: refusal('host', 'no-match') };
    if (this.#asked) return { refusal: refusal('host', 'ending-asked') };
    if (this.#others(session).length === 0) {
      this.emit('ended', { by: this.#nameOf(session), another });
      return { over: true };
    }
    const seconds = this.#restsFor();
    if (seconds > 0) return { refusal: refusal('host', 'ending-refused', { seconds }) };
    const cancel = this.#clock.after(OBJECTION_TIME_MS, () => this.#conclude(true));
    const endsAt = this.#clock.now() + OBJECTION_TIME_MS;
    this.#asked = { id: this.#next++, session, another, endsAt, cancel, votes: new Map() };
    this.emit('changed');
    return { over: false };
  }

  /** Somebody who plays says whether the match shall end. */
  answer(session: string, id: number, yes: boolean): Refusal | undefined {
    const asked = this.#asked;
    if (asked?.id !== id) return refusal('host', 'no-such-ending');
    if (!this.#others(asked.session).includes(session)) return refusal('host', 'ending-not-yours');
    this.#asked = { ...asked, votes: new Map(asked.votes).set(session, yes) };
    this.check();
    if (this.#asked) this.emit('changed');
    return undefined;
  }

  /** Who asked wants to play on. */
  takeBack(session: string): Refusal | undefined {
    if (this.#asked?.session !== session) return refusal('host', 'no-such-ending');
    this.#drop();
    this.emit('changed');
    return undefined;
  }

  /** To be called whenever somebody has come or gone, or the match may be over: ends what is settled by that. */
  check(): void {
    const asked = this.#asked;
    if (!asked) return;
    if (!this.#isPlaying || !this.#deps.deputy.isHost(asked.session)) {
      this.#drop();
      return;
    }
    const { all, yes, no } = this.#count(asked);
    if (2 * no >= all && no > 0) this.#conclude(false);
    else if (2 * yes > all || all === 0) this.#conclude(true);
  }

  /** What a session is shown of it. */
  shownTo(session: string): EndMatchVoteView | null {
    const asked = this.#asked;
    if (!asked) return null;
    const { yes, no } = this.#count(asked);
    return {
      id: asked.id,
      by: this.#nameOf(asked.session),
      another: asked.another,
      seconds: Math.max(0, Math.ceil((asked.endsAt - this.#clock.now()) / 1000)),
      mine: asked.session === session,
      mayAnswer: this.#others(asked.session).includes(session),
      answer: asked.votes.get(session) ?? null,
      yes,
      no,
    };
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.#drop();
  }

  get #isPlaying(): boolean {
    return this.#deps.state.stage === 'playing';
  }

  /** Those who hold a seat and are here. */
  get #players(): string[] {
    const { state, presence } = this.#deps;
    return [...seatedSessions(state.kept)].filter((session) => presence.isHere(session));
  }

  /** What the others call this session; empty where it is nobody to them. */
  #nameOf(session: string): string {
    const { state, room } = this.#deps;
    const [seat] = seatsOf(state.kept, session);
    const person = state.kept.room ? room.person(session) : undefined;
    return (seat === undefined ? undefined : nameOn(state.kept, session, seat)) ?? person?.name ?? '';
  }

  /** Whose voice is asked for. */
  #others(by: string): string[] {
    return this.#players.filter((session) => session !== by);
  }

  /** Of who plays and is here: how many they are, and what they have said; who asks has said so. */
  #count({ session, votes: voices }: OpenVote) {
    const others = this.#others(session);
    const asker = this.#players.includes(session) ? 1 : 0;
    const votes = (what: boolean): number => others.filter((one) => voices.get(one) === what).length;
    return { all: others.length + asker, yes: votes(true) + asker, no: votes(false) };
  }

  #conclude(isOver: boolean): void {
    const asked = this.#asked;
    if (!asked) return;
    this.#drop();
    if (!isOver) this.#refusedAt = this.#clock.now();
    else if (this.#isPlaying && this.#deps.deputy.isHost(asked.session)) {
      this.emit('ended', { by: this.#nameOf(asked.session), another: asked.another });
      return;
    }
    this.emit('changed');
  }

  #restsFor(): number {
    if (this.#refusedAt === undefined) return 0;
    return Math.ceil(Math.max(0, this.#refusedAt + COOLDOWN_MS - this.#clock.now()) / 1000);
  }

  #drop(): void {
    this.#asked?.cancel();
    this.#asked = undefined;
  }
}
